import type { BufferGeometry } from "three";
import { biped, skirt, type Look } from "./biped";
import { between, Model, type V } from "./kit";

const FEATHERS = 11;

/** The arm of a wing, and two rows of feathers along it. */
function wing(m: Model, side: number, shoulder: number): void {
  const root: V = [side * 0.07, shoulder - 0.02, -0.1];
  const elbow: V = [side * 0.34, 1.16, -0.2];
  const tip: V = [side * 0.72, 1.34, -0.26];
  m.limb(root, elbow, 0.05, 0.04, "#efe7d6").limb(elbow, tip, 0.04, 0.015, "#efe7d6");
  for (let i = 0; i < FEATHERS; i++) {
    const t = i / (FEATHERS - 1);
    const base = t < 0.45 ? between(root, elbow, t / 0.45) : between(elbow, tip, (t - 0.45) / 0.55);
    const angle = -1.45 + t * 1.15;
    const length = 0.38 + 0.42 * Math.sin(Math.PI * (0.25 + 0.62 * t));
    const end: V = [
      base[0] + side * Math.cos(angle) * length,
      base[1] + Math.sin(angle) * length,
      base[2] - 0.04 - (0.02 * i) / FEATHERS,
    ];
    const across = (far: number, breadth: number, z: number): V => {
      const p = between(base, end, far);
      const b = breadth * 0.055;
      return [p[0] - side * Math.sin(angle) * b, p[1] + Math.cos(angle) * b, base[2] + z];
    };
    const long: V[] = [across(0.6, 1.1, -0.03), end, across(0.6, -1.1, -0.01)];
    m.fan(base, long, i % 2 ? "#d9d2c2" : "#f4efe4");
    m.fan(
      base,
      [across(0.45, 0.9, 0.025), across(0.55, 0, 0.025), across(0.45, -0.9, 0.025)],
      "#cbb98f",
    );
  }
}

/** Raelin, a Kyrie: white wings spread, spear and shield, silver, red and gold. */
export function raelin(height: number): BufferGeometry {
  const m = new Model();
  const look: Look = { skin: "#d9a67e", cloth: "#8d2f2b", armour: "#c9cdd6", trim: "#b8892f" };
  const joints = biped(m, look, {
    stride: 0.3,
    wide: 0.92,
    right: [0.26, 0.74, 0.2],
    left: [-0.26, 0.6, 0.16],
  });
  const { head } = joints;
  m.ball([0, head[1] + 0.015, head[2] - 0.02], 0.088, "#7a3b1c", [0.95, 1, 1]);
  m.tube(
    [
      [0, head[1] + 0.05, -0.05],
      [0, head[1] - 0.05, -0.14],
      [0.02, head[1] - 0.2, -0.13],
    ],
    [0.06, 0.05, 0.01],
    "#7a3b1c",
    6,
    6,
  );
  skirt(m, joints, 0.3, 1.4, "#a23a32");
  m.limb([0.28, 0.22, 0.3], [0.24, 1.24, 0.1], 0.014, 0.014, "#6a4527", 5, false);
  m.cone([0.235, 1.3, 0.085], 0.035, 0.16, "#e8ecf2", [-0.19, 0, 0.04], 4);
  m.disc([-0.3, 0.6, 0.22], 0.14, 0.04, look.trim, [Math.PI / 2, 0, 0.2], 10);
  m.ball([-0.3, 0.6, 0.24], 0.05, "#e8ecf2", [1, 1, 0.6], 0);
  wing(m, 1, joints.shoulder);
  wing(m, -1, joints.shoulder);
  return m.done(height);
}
