import { CylinderGeometry, ExtrudeGeometry, Matrix4, Shape, type BufferGeometry } from "three";
import { STEP } from "../measures";
import { sideOf, type Side } from "../sides";
import { Model } from "./kit";

export const BASE = 0.1;
const EARTH = "#6b6048";

/** The outline of a base: round, square, three-cornered or a star. */
function outline(side: Side): Shape {
  const shape = new Shape();
  const steps = side.notch < 1 ? side.corners * 2 : side.corners;
  for (let i = 0; i <= steps; i++) {
    const far = side.notch < 1 && i % 2 ? side.radius * side.notch : side.radius;
    const angle = (i / steps) * Math.PI * 2 + Math.PI / 2 + (side.corners === 4 ? Math.PI / 4 : 0);
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    if (i === 0) shape.moveTo(x, y);
    else shape.lineTo(x, y);
  }
  return shape;
}

function rim(side: Side): BufferGeometry {
  return new ExtrudeGeometry(outline(side), { depth: BASE, bevelEnabled: false }).rotateX(
    -Math.PI / 2,
  );
}

/** A base, or the two of a figure that stands on two spaces, along z. */
export function base(seat: number | null, spaces: number): BufferGeometry {
  const m = new Model();
  const side = sideOf(seat);
  const middles = spaces === 2 ? [STEP / 2, -STEP / 2] : [0];
  for (const z of middles) {
    m.add(rim(side), side.colour, new Matrix4().makeTranslation(0, 0, z));
    const earth = new CylinderGeometry(0.5, 0.52, 0.03, 14, 1);
    m.add(earth, EARTH, new Matrix4().makeTranslation(0, BASE + 0.012, z));
  }
  if (spaces === 2) m.box([0, BASE / 2, 0], [0.62, BASE, STEP], side.colour);
  return m.plain();
}
