import { CylinderGeometry, ExtrudeGeometry, Matrix4, Shape, type BufferGeometry } from "three";
import { STEP } from "../measures";
import { sideOf, type Side } from "../sides";
import { Model } from "./kit";

export const BASE = 0.1;
const EARTH = "#6b6048";
const HEM = "#f1e8d2";

/** A base without its earth: round, square, three-cornered or a diamond. */
function rim(side: Side, wider: number, high: number): BufferGeometry {
  const shape = new Shape();
  for (let i = 0; i <= side.corners; i++) {
    const angle = (i / side.corners) * Math.PI * 2 + Math.PI / 2;
    const square = side.corners === 4 && side.narrow === 1 ? Math.PI / 4 : 0;
    const x = Math.cos(angle + square) * side.radius * side.narrow * wider;
    const y = Math.sin(angle + square) * side.radius * wider;
    if (i === 0) shape.moveTo(x, y);
    else shape.lineTo(x, y);
  }
  return new ExtrudeGeometry(shape, { depth: high, bevelEnabled: false }).rotateX(-Math.PI / 2);
}

/** A base, or the two of a figure that stands on two spaces, along z. */
export function base(seat: number | null, spaces: number): BufferGeometry {
  const m = new Model();
  const side = sideOf(seat);
  const middles = spaces === 2 ? [STEP / 2, -STEP / 2] : [0];
  for (const z of middles) {
    // A pale hem keeps green apart from grass.
    m.add(rim(side, 1.07, 0.045), HEM, new Matrix4().makeTranslation(0, 0, z));
    m.add(rim(side, 1, BASE), side.colour, new Matrix4().makeTranslation(0, 0, z));
    const earth = new CylinderGeometry(0.42, 0.44, 0.03, 12, 1);
    m.add(earth, EARTH, new Matrix4().makeTranslation(0, BASE + 0.012, z));
  }
  if (spaces === 2) m.box([0, BASE / 2, 0], [0.62, BASE, STEP], side.colour);
  return m.plain();
}
