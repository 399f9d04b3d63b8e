import type { BufferGeometry } from "three";
import { biped, blade, cape, skirt, type Look, type Stance } from "./biped";
import { Model, nth, type Poses, type V } from "./kit";

const SAMURAI: Look = { skin: "#d8a97f", cloth: "#e6dfd0", armour: "#8a2f2a", trim: "#2d2a2a" };

interface Guard {
  stance: Stance;
  tip: V;
}

/** Sword before the body, over the head, and low behind. */
const GUARDS: Poses<Guard> = [
  {
    tip: [0.18, 1.16, 0.56],
    stance: { stride: 0.7, right: [0.1, 0.66, 0.24], left: [0.03, 0.6, 0.25] },
  },
  {
    tip: [0.02, 1.36, -0.42],
    stance: { stride: 1, lean: 0.06, right: [0.08, 1.0, 0.08], left: [-0.02, 1.02, 0.02] },
  },
  {
    tip: [0.62, 0.5, -0.34],
    stance: {
      stride: -1,
      crouch: 0.06,
      lean: 0.12,
      right: [0.26, 0.46, 0.06],
      left: [0.1, 0.46, 0.16],
    },
  },
];

/** Izumi Samurai: red lacquer over white hakama, topknots, long curved swords. */
export function samurai(height: number, which: number): BufferGeometry {
  const m = new Model();
  const guard = nth(GUARDS, which);
  const joints = biped(m, SAMURAI, guard.stance);
  const { head, shoulder, waist } = joints;
  skirt(m, joints, 0.14, 1.85, "#ece5d6");
  m.ball([head[0], head[1] + 0.04, head[2] - 0.01], 0.08, "#1d1b1c", [1, 0.8, 1]);
  m.ball([0, head[1] + 0.115, head[2] - 0.04], 0.032, "#1d1b1c", [1, 1, 1], 0);
  for (const side of [1, -1])
    m.box([side * waist * 1.5, shoulder, 0], [0.09, 0.16, 0.15], "#7b2420", [0, 0, side * 0.35]);
  m.box([0, joints.hip - 0.04, 0.1], [0.2, 0.1, 0.02], "#7b2420", [-0.2, 0, 0]);
  m.limb(
    [-0.08, joints.hip + 0.03, 0.06],
    [-0.2, joints.hip - 0.1, -0.34],
    0.018,
    0.012,
    "#2d2a2a",
    5,
    false,
  );
  blade(m, guard.stance.right, guard.tip, 0.015, "#e6ebf0", "#a88632");
  return m.done(height);
}

const SUIT: Look = { skin: "#d0a07a", cloth: "#2b2e33", armour: "#33373d", trim: "#17181a" };

function pistol(m: Model, hand: V, forward: V): void {
  const muzzle: V = [
    hand[0] + forward[0] * 0.16,
    hand[1] + 0.035 + forward[1] * 0.16,
    hand[2] + forward[2] * 0.16,
  ];
  m.limb([hand[0], hand[1] + 0.035, hand[2] - 0.02], muzzle, 0.022, 0.02, "#1b1c1e", 4, false);
}

interface Move {
  stance: Stance;
  hair: string;
  kick: boolean;
  aim: [V, V];
}

const MOVES: Poses<Move> = [
  {
    ...{ hair: "#3a2a1c", kick: false },
    stance: { stride: 0.6, right: [0.2, 0.74, 0.36], left: [-0.18, 0.72, 0.34] },
    aim: [
      [0, 0, 1],
      [0, 0, 1],
    ],
  },
  {
    ...{ hair: "#1b1613", kick: false },
    stance: {
      stride: -1.1,
      crouch: 0.14,
      lean: 0.1,
      right: [0.36, 0.6, 0.16],
      left: [-0.14, 0.56, 0.38],
    },
    aim: [
      [0.9, 0, 0.3],
      [0, 0, 1],
    ],
  },
  {
    ...{ hair: "#6b3a20", kick: true },
    stance: { stride: 0.1, lean: -0.06, right: [0.24, 0.92, 0.02], left: [-0.26, 0.7, 0.18] },
    aim: [
      [0.2, 0.9, 0.3],
      [-0.2, 0.1, 0.9],
    ],
  },
];

/** Krav Maga Agents: black suits, dark glasses, a pistol in each hand; one of them kicks. */
export function agent(height: number, which: number): BufferGeometry {
  const m = new Model();
  const move = nth(MOVES, which);
  const joints = biped(m, SUIT, { wide: 0.92, ...move.stance });
  const { head } = joints;
  m.ball([0, head[1] + 0.03, head[2] - 0.015], 0.078, move.hair, [1, 0.85, 1]);
  m.box([0, head[1] + 0.005, head[2] + 0.065], [0.11, 0.025, 0.02], "#111111");
  m.box([0, joints.shoulder - 0.02, 0.085], [0.05, 0.14, 0.02], "#d8d8d4", [0.1, 0, 0]);
  m.box([0, joints.shoulder - 0.03, 0.095], [0.016, 0.12, 0.02], "#7d2420", [0.1, 0, 0]);
  if (move.kick) {
    m.limb([0.06, joints.hip, 0.04], [0.16, joints.hip + 0.02, 0.28], 0.06, 0.05, SUIT.cloth);
    m.limb(
      [0.16, joints.hip + 0.02, 0.28],
      [0.16, joints.hip + 0.06, 0.52],
      0.05,
      0.04,
      SUIT.armour,
    );
    m.box([0.16, joints.hip + 0.1, 0.54], [0.08, 0.16, 0.06], SUIT.trim);
  } else skirt(m, joints, 0.3, 1.35, "#25282d");
  pistol(m, move.stance.right, move.aim[0]);
  pistol(m, move.stance.left, move.aim[1]);
  return m.done(height);
}

/** Agent Carr: a long coat that blows, the Sword of Reckoning in one hand, a gun in the other. */
export function carr(height: number): BufferGeometry {
  const m = new Model();
  const right: V = [0.32, 0.66, 0.2];
  const left: V = [-0.2, 0.76, 0.38];
  const joints = biped(m, { ...SUIT, armour: "#3c3f4a" }, { stride: 0.7, wide: 1.05, right, left });
  const { head } = joints;
  skirt(m, joints, 0.1, 1.9, "#2a2c36");
  cape(m, joints, 0.08, "#22242d", "#343743");
  m.ball([0, head[1] + 0.025, head[2] - 0.015], 0.08, "#b9a06a", [1, 0.85, 1]);
  m.box([0, head[1] + 0.005, head[2] + 0.066], [0.12, 0.028, 0.02], "#101114");
  for (const side of [1, -1])
    m.box([side * 0.07, joints.shoulder + 0.06, 0.03], [0.05, 0.09, 0.1], "#22242d", [
      0,
      0,
      side * -0.4,
    ]);
  blade(m, right, [0.62, 0.9, 0.62], 0.022, "#aee3ff", "#d8dde2");
  pistol(m, left, [0, 0, 1.25]);
  return m.done(height);
}

/** Syvarris: an elf with a drawn longbow, hooded in green, a quiver on his back. */
export function syvarris(height: number): BufferGeometry {
  const m = new Model();
  const look: Look = { skin: "#e0b893", cloth: "#5d6b3a", armour: "#46592f", trim: "#4a3620" };
  const right: V = [0.14, 0.8, 0.02];
  const left: V = [-0.1, 0.8, 0.42];
  const joints = biped(m, look, { stride: 0.8, wide: 0.88, right, left });
  const { head } = joints;
  skirt(m, joints, 0.26, 1.5, "#56683a");
  cape(m, joints, 0.1, "#2f4424", "#4a6434");
  m.ball([0, head[1] + 0.02, head[2] - 0.02], 0.083, "#d9c27a", [1, 1, 1]);
  m.tube(
    [
      [0, head[1] + 0.02, head[2] - 0.08],
      [0, head[1] - 0.12, -0.12],
      [0.02, head[1] - 0.28, -0.14],
    ],
    [0.06, 0.05, 0.01],
    "#d9c27a",
    5,
    6,
  );
  for (const side of [1, -1])
    m.cone(
      [side * 0.095, head[1] + 0.035, head[2] - 0.01],
      0.022,
      0.12,
      look.skin,
      [0, 0, side * -0.9],
      4,
    );
  m.limb([0.1, 0.52, -0.12], [-0.06, 0.88, -0.16], 0.04, 0.045, "#6b4a2a", 6, false);
  for (const dx of [-0.02, 0.01, 0.035])
    m.limb([-0.06 + dx, 0.88, -0.16], [-0.09 + dx, 1.0, -0.175], 0.008, 0.008, "#e8e0c8", 4, false);
  m.tube(
    [
      [-0.1, 0.24, 0.22],
      [-0.105, 0.42, 0.4],
      [-0.1, 0.8, 0.46],
      [-0.095, 1.18, 0.4],
      [-0.1, 1.36, 0.22],
    ],
    [0.006, 0.018, 0.022, 0.018, 0.006],
    "#7a5228",
    5,
    10,
  );
  m.limb([-0.1, 0.25, 0.22], right, 0.004, 0.004, "#efe9da", 3, false);
  m.limb([-0.1, 1.35, 0.22], right, 0.004, 0.004, "#efe9da", 3, false);
  m.limb(right, [-0.12, 0.81, 0.62], 0.008, 0.008, "#e0d2ae", 4, false);
  m.cone([-0.125, 0.81, 0.66], 0.02, 0.07, "#c3c8cf", [Math.PI / 2, 0, 0], 4);
  return m.done(height);
}
