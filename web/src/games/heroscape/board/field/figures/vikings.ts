import type { BufferGeometry } from "three";
import { biped, blade, cape, skirt, type Look, type Stance } from "./biped";
import { Model, nth, type Poses, type V } from "./kit";

const LOOK: Look = { skin: "#d6a27a", cloth: "#6d5a43", armour: "#8b7a5c", trim: "#3b2c1e" };
const STEEL = "#c3c8cf";
const HORN = "#ead9b0";

function horns(m: Model, head: V, up: number): void {
  for (const side of [1, -1])
    m.tube(
      [
        [side * 0.08, head[1] + 0.04, head[2]],
        [side * 0.16, head[1] + 0.06, head[2]],
        [side * 0.18, head[1] + up, head[2]],
      ],
      [0.03, 0.022, 0.004],
      HORN,
      5,
      5,
    );
}

function helmet(m: Model, head: V, colour: string): void {
  const bowl: [number, number][] = [
    [0.088, 0],
    [0.08, 0.05],
    [0.04, 0.09],
    [0, 0.1],
  ];
  m.lathe([head[0], head[1] + 0.005, head[2]], bowl, colour, 8);
  m.box([0, head[1] + 0.01, head[2] + 0.078], [0.022, 0.08, 0.02], colour);
}

function beard(m: Model, head: V, colour: string, length = 0.16): void {
  m.cone(
    [0, head[1] - 0.03 - length / 2, head[2] + 0.045],
    0.062,
    length,
    colour,
    [Math.PI, 0, 0],
    6,
  );
}

/** An axe: from the foot of its shaft to its top, the blade towards `to`. */
function axe(m: Model, foot: V, top: V, to: V): void {
  m.limb(foot, top, 0.016, 0.014, "#5a3d24", 5, false);
  const at = (t: number): V => [
    foot[0] + (top[0] - foot[0]) * t,
    foot[1] + (top[1] - foot[1]) * t,
    foot[2] + (top[2] - foot[2]) * t,
  ];
  const out = (p: V, far: number): V => [
    p[0] + to[0] * far,
    p[1] + to[1] * far,
    p[2] + to[2] * far,
  ];
  m.fan(at(0.88), [out(at(1.06), 0.15), out(at(0.9), 0.2), out(at(0.72), 0.16)], STEEL, "#eef1f4");
}

function shield(m: Model, at: V, r: number, colour: string, rim: string): void {
  m.disc(at, r, 0.03, rim, [Math.PI / 2, 0, 0.1], 12);
  m.disc([at[0], at[1], at[2] + 0.012], r * 0.84, 0.03, colour, [Math.PI / 2, 0, 0.1], 12);
  m.ball([at[0], at[1], at[2] + 0.03], r * 0.27, STEEL, [1, 1, 0.7], 0);
}

interface Warrior {
  stance: Stance;
  arms: (m: Model) => void;
  beard: string;
}

const WARRIORS: Poses<Warrior> = [
  {
    beard: "#c9822f",
    stance: { stride: 0.6, right: [0.3, 0.88, 0.06], left: [-0.24, 0.58, 0.24] },
    arms: (m) => {
      shield(m, [-0.25, 0.58, 0.3], 0.16, "#7d3a2a", "#5a4630");
      axe(m, [0.33, 0.7, 0.12], [0.27, 1.22, -0.02], [0, 0, 1]);
    },
  },
  {
    beard: "#8a5a2c",
    stance: { stride: -0.9, lean: 0.12, right: [0.2, 0.66, 0.34], left: [-0.22, 0.66, 0.24] },
    arms: (m) => {
      shield(m, [-0.23, 0.66, 0.31], 0.16, "#3f5a78", "#5a4630");
      blade(m, [0.2, 0.66, 0.34], [0.16, 0.98, 0.76], 0.02, STEEL, "#5a3d24");
    },
  },
  {
    beard: "#d8b25a",
    stance: { stride: 1, lean: 0.1, right: [0.28, 0.94, 0.12], left: [-0.28, 0.5, 0.2] },
    arms: (m) => {
      axe(m, [0.28, 0.86, 0.2], [0.3, 1.22, -0.12], [0, 0.5, 0.8]);
      axe(m, [-0.28, 0.42, 0.1], [-0.3, 0.62, 0.5], [0, 0.9, 0.2]);
    },
  },
  {
    beard: "#a8481e",
    stance: { stride: 0.7, right: [0.26, 0.72, 0.16], left: [-0.2, 0.6, 0.26] },
    arms: (m) => {
      m.limb([0.28, 0.06, 0.1], [0.24, 1.26, 0.2], 0.014, 0.014, "#5a3d24", 5, false);
      m.cone([0.238, 1.33, 0.206], 0.035, 0.16, STEEL, [0.08, 0, 0.03], 4);
      shield(m, [-0.21, 0.6, 0.32], 0.16, "#55703c", "#5a4630");
    },
  },
];

/** Tarn Viking Warriors: horned helmets, furs, axe, sword or spear. */
export function tarn(height: number, which: number): BufferGeometry {
  const m = new Model();
  const warrior = nth(WARRIORS, which);
  const joints = biped(m, LOOK, { wide: 1.18, ...warrior.stance });
  skirt(m, joints, 0.34, 1.35, "#5a4630");
  m.ball([0, joints.shoulder + 0.02, -0.06], 0.15, "#8d8073", [1.25, 0.6, 0.8], 1);
  helmet(m, joints.head, "#9aa0a8");
  horns(m, joints.head, 0.16);
  beard(m, joints.head, warrior.beard);
  warrior.arms(m);
  return m.done(height);
}

/** Finn: the young champion, a long sword over his head, a blue cape, wings on his helmet. */
export function finn(height: number): BufferGeometry {
  const m = new Model();
  const look: Look = { skin: "#dfb088", cloth: "#5b6b86", armour: "#a9adb5", trim: "#5a3d24" };
  const right: V = [0.16, 1.02, 0.04];
  const joints = biped(m, look, { stride: 0.9, wide: 1.16, right, left: [-0.02, 0.98, 0.06] });
  skirt(m, joints, 0.32, 1.4, "#33507c");
  cape(m, joints, 0.16, "#27436f", "#3c63a0");
  helmet(m, joints.head, "#c9a24a");
  for (const side of [1, -1])
    m.fan(
      [side * 0.08, joints.head[1] + 0.03, joints.head[2]],
      [
        [side * 0.13, joints.head[1] + 0.2, joints.head[2] - 0.06],
        [side * 0.15, joints.head[1] + 0.11, joints.head[2] - 0.1],
        [side * 0.1, joints.head[1] + 0.02, joints.head[2] - 0.08],
      ],
      "#f0ead8",
    );
  m.ball([0, joints.head[1] - 0.03, joints.head[2] - 0.05], 0.075, "#e3bf62", [1, 1.3, 0.8]);
  beard(m, joints.head, "#e3bf62", 0.09);
  blade(m, [0.1, 1.0, 0.05], [0.34, 1.42, -0.34], 0.028, "#e4e9ee", "#8a6a2c");
  return m.done(height);
}

/** Thorgrim: the old champion behind a great shield, grey-bearded, in a bear's fur. */
export function thorgrim(height: number): BufferGeometry {
  const m = new Model();
  const look: Look = { skin: "#cf9c76", cloth: "#4d4338", armour: "#7c828b", trim: "#2f241a" };
  const right: V = [0.33, 0.66, 0.18];
  const joints = biped(m, look, { stride: -0.6, wide: 1.38, right, left: [-0.18, 0.6, 0.3] });
  skirt(m, joints, 0.28, 1.3, "#6b5a48");
  cape(m, joints, 0.14, "#3d2f22", "#5c4733");
  m.ball([0, joints.shoulder + 0.03, -0.05], 0.18, "#4a3a2b", [1.35, 0.62, 0.85], 1);
  helmet(m, joints.head, "#757b84");
  horns(m, joints.head, 0.2);
  beard(m, joints.head, "#cfccc4", 0.26);
  shield(m, [-0.15, 0.56, 0.38], 0.25, "#8d2f22", "#c9a24a");
  m.limb([0.34, 0.46, 0.14], [0.34, 1.06, 0.26], 0.02, 0.018, "#5a3d24", 5, false);
  m.box([0.34, 1.06, 0.27], [0.13, 0.13, 0.24], "#8f959d", [0.2, 0, 0], "#c3c8cf");
  return m.done(height);
}
