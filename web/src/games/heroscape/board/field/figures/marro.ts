import type { BufferGeometry } from "three";
import { biped, cape, type Look, type Stance } from "./biped";
import { Model, nth, type Poses, type V } from "./kit";

const BONE: Look = { skin: "#b9ad8a", cloth: "#a39671", armour: "#c4b894", trim: "#6b5d44" };

/** A long skull that runs out behind, and eyes that glow. */
function skull(m: Model, head: V, colour: string, eyes: string, back: number): void {
  m.tube(
    [
      [0, head[1] - 0.02, head[2] - 0.02],
      [0, head[1] + 0.06, head[2] - back * 0.4],
      [0, head[1] + 0.05, head[2] - back],
    ],
    [0.07, 0.07, 0.02],
    colour,
    6,
    7,
  );
  for (const side of [1, -1])
    m.ball([side * 0.04, head[1], head[2] + 0.06], 0.021, eyes, [1, 1, 1], 0);
  m.cone([0, head[1] - 0.07, head[2] + 0.05], 0.04, 0.07, colour, [Math.PI, 0, 0], 5);
}

/** A weapon that has grown rather than been made: from the arm to its thorn. */
function thornGun(m: Model, from: V, to: V): void {
  const middle: V = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.03, (from[2] + to[2]) / 2];
  m.tube([from, middle, to], [0.04, 0.06, 0.012], "#7b6a3c", 6, 7);
  m.ball(middle, 0.05, "#8fa04a", [1, 0.8, 1.2], 0);
}

interface Hunter {
  stance: Stance;
  muzzle: V;
}

const HUNTERS: Poses<Hunter> = [
  {
    muzzle: [-0.1, 0.6, 0.72],
    stance: { stride: 0.8, lean: 0.18, right: [0.16, 0.57, 0.3], left: [-0.08, 0.53, 0.42] },
  },
  {
    muzzle: [0.02, 0.5, 0.74],
    stance: {
      stride: -1.2,
      lean: 0.26,
      crouch: 0.12,
      right: [0.18, 0.46, 0.26],
      left: [-0.06, 0.44, 0.44],
    },
  },
  {
    muzzle: [0.3, 1.18, 0.3],
    stance: { stride: 0.5, lean: 0.1, right: [0.28, 0.86, 0.14], left: [-0.26, 0.5, 0.24] },
  },
  {
    muzzle: [-0.5, 0.66, 0.5],
    stance: { stride: 1.3, lean: 0.2, right: [0.04, 0.56, 0.34], left: [-0.26, 0.56, 0.36] },
  },
];

/** Marro Warriors: lean, pale as bone, bent forward, always on the hunt. */
export function marro(height: number, which: number): BufferGeometry {
  const m = new Model();
  const hunter = nth(HUNTERS, which);
  const { head, shoulder } = biped(m, BONE, { wide: 0.8, ...hunter.stance });
  skull(m, head, "#cfc39c", "#8fd04a", 0.26);
  for (const [up, back] of [
    [0, -0.09],
    [-0.1, -0.1],
    [-0.2, -0.08],
  ] as const)
    m.cone([0, shoulder + up, back], 0.03, 0.1, "#8f8360", [-1.1, 0, 0], 4);
  thornGun(m, hunter.stance.right, hunter.muzzle);
  return m.done(height);
}

/** Ne-Gok-Sa, the warlord: crested and robed, a staff that shackles minds, a claw held out. */
export function neGokSa(height: number): BufferGeometry {
  const m = new Model();
  const look: Look = { skin: "#a9a07c", cloth: "#5c4a63", armour: "#6d5876", trim: "#2f2735" };
  const right: V = [0.3, 0.72, 0.2];
  const left: V = [-0.24, 0.8, 0.36];
  const joints = biped(m, look, { stride: 0.4, wide: 1.05, lean: 0.14, right, left });
  const { head, shoulder } = joints;
  skull(m, head, "#b9ae86", "#d66bff", 0.34);
  for (const [side, up] of [
    [0, 0.26],
    [1, 0.2],
    [-1, 0.2],
  ] as const)
    m.tube(
      [
        [side * 0.04, head[1] + 0.04, head[2] - 0.08],
        [side * 0.1, head[1] + up * 0.7, head[2] - 0.16],
        [side * 0.13, head[1] + up, head[2] - 0.3],
      ],
      [0.03, 0.02, 0.003],
      "#cfc39c",
      5,
      5,
    );
  for (const side of [1, -1])
    m.cone([side * 0.2, shoulder + 0.08, 0], 0.07, 0.2, "#8d7f5c", [0, 0, side * -0.7], 5);
  const robe: [number, number][] = [
    [joints.waist * 2.1, 0],
    [joints.waist * 1.4, 0.2],
    [joints.waist * 1.02, 0.44],
  ];
  m.lathe([0, 0.05, 0], robe, "#4a3a52", 8, [1, 1, 0.85], "#6d5876");
  cape(m, joints, 0.05, "#2f2735", "#54405e");
  m.limb([0.34, 0.02, 0.28], [0.27, 1.14, 0.14], 0.018, 0.016, "#57452c", 5, false);
  m.ball([0.265, 1.22, 0.13], 0.07, "#c45cf0", [1, 1.2, 1]);
  for (const turn of [0.4, 2.5, 4.6]) {
    const [x, z] = [Math.cos(turn) * 0.09, Math.sin(turn) * 0.09];
    m.tube(
      [
        [0.27, 1.1, 0.14],
        [0.265 + x, 1.2, 0.13 + z],
        [0.265 + x * 0.4, 1.36, 0.13 + z * 0.4],
      ],
      [0.018, 0.014, 0.003],
      "#cfc39c",
      4,
      5,
    );
  }
  for (const spread of [-0.05, 0, 0.05])
    m.cone(
      [left[0] + spread, left[1] + 0.01, left[2] + 0.08],
      0.014,
      0.12,
      "#e8dfbf",
      [Math.PI / 2, 0, 0],
      4,
    );
  return m.done(height);
}
