import type { Model, V } from "./kit";

export interface Look {
  skin: string;
  cloth: string;
  armour: string;
  trim: string;
}

/** How somebody stands; hands are places, everything in heights of the figure. */
export interface Stance {
  right: V;
  left: V;
  /** How far the feet are apart, forwards; negative: the left foot leads. */
  stride?: number;
  /** How broad the shoulders are: 1 is usual. */
  wide?: number;
  /** How far the head leads. */
  lean?: number;
  /** How far the hips are lowered. */
  crouch?: number;
}

/** Where to hang on the rest. */
export interface Joints {
  head: V;
  /** The middle of the chest. */
  chest: V;
  hip: number;
  shoulder: number;
  /** Half the breadth of the waist. */
  waist: number;
}

/** Somebody on two legs, whom all but beasts and robots have in common. */
export function biped(m: Model, look: Look, stance: Stance): Joints {
  const waist = (stance.wide ?? 1) * 0.115;
  const stride = (stance.stride ?? 0.25) * 0.4;
  const crouch = stance.crouch ?? 0;
  const lean = stance.lean ?? 0.05;
  const hip = 0.47 - crouch;
  const shoulder = 0.78 - crouch;
  legs(m, look, waist, stride, hip);
  const trunk: [number, number][] = [
    [waist * 0.95, 0],
    [waist * 0.86, 0.1],
    [waist * 1.15, 0.23],
    [waist * 1.3, 0.31],
    [waist * 0.55, 0.36],
    [0, 0.37],
  ];
  m.lathe([0, hip - 0.03, lean * 0.15], trunk, look.armour, 8, [1, 1, 0.72]);
  m.lathe(
    [0, hip - 0.01, lean * 0.1],
    [
      [waist * 1.04, 0],
      [waist * 1.02, 0.045],
    ],
    look.trim,
    8,
    [1, 1, 0.78],
  );
  arm(m, look, [waist * 1.25, shoulder, lean * 0.4], stance.right);
  arm(m, look, [-waist * 1.25, shoulder, lean * 0.4], stance.left);
  const neck: V = [0, shoulder + 0.08, lean * 0.6];
  m.limb([0, shoulder + 0.02, lean * 0.4], neck, 0.036, 0.036, look.skin, 5, false);
  const head: V = [0, 0.905 - crouch, lean * 0.75];
  m.ball(head, 0.072, look.skin, [0.9, 1.1, 1]);
  return { head, chest: [0, shoulder - 0.1, lean * 0.3], hip, shoulder, waist };
}

function legs(m: Model, look: Look, waist: number, stride: number, hip: number): void {
  const bent = 0.47 - hip;
  for (const side of [1, -1]) {
    const ahead = side * stride * 0.55;
    const foot: V = [side * waist * 0.8, 0.04, ahead];
    const knee: V = [side * waist * 0.95, 0.26 - bent * 0.35, ahead * 0.8 + 0.03 + bent * 0.5];
    m.limb([side * waist * 0.6, hip, 0], knee, 0.063, 0.05, look.cloth);
    m.limb(knee, foot, 0.05, 0.04, look.armour, 6, false);
    m.box([foot[0], 0.03, foot[2] + 0.03], [0.085, 0.06, 0.17], look.trim);
  }
}

function arm(m: Model, look: Look, from: V, hand: V): void {
  const side = Math.sign(from[0]);
  const elbow: V = [
    (from[0] + hand[0]) / 2 + side * 0.05,
    (from[1] + hand[1]) / 2 - 0.03,
    (from[2] + hand[2]) / 2 - 0.02,
  ];
  m.ball(from, 0.062, look.armour, [1, 1, 1], 0);
  m.limb(from, elbow, 0.046, 0.04, look.cloth);
  m.limb(elbow, hand, 0.04, 0.032, look.armour, 6, false);
  m.ball(hand, 0.04, look.skin, [1, 1, 1], 0);
}

/** A coat, skirt or kilt: from the waist down to `low`, that much broader there. */
export function skirt(m: Model, at: Joints, low: number, flare: number, colour: string): void {
  const rings: [number, number][] = [
    [at.waist * flare, 0],
    [at.waist * (1 + flare) * 0.5, (at.hip + 0.02 - low) * 0.55],
    [at.waist, at.hip + 0.02 - low],
  ];
  m.lathe([0, low, 0], rings, colour, 8, [1, 1, 0.82]);
}

/** A cape from the shoulders to `low`, blown back. */
export function cape(m: Model, at: Joints, low: number, colour: string, to?: string): void {
  const y = at.shoulder + 0.02;
  const w = at.waist;
  const back = -0.09;
  const rim: V[] = [
    [-w * 1.3, y, -0.04],
    [-w * 1.9, (y + low) / 2, back - 0.1],
    [-w * 1.7, low, back - 0.2],
    [0, low - 0.02, back - 0.26],
    [w * 1.7, low, back - 0.2],
    [w * 1.9, (y + low) / 2, back - 0.1],
    [w * 1.3, y, -0.04],
  ];
  m.fan([0, y + 0.03, back], rim, colour, to);
}

/** A blade from the hand along a direction, with a guard. */
export function blade(m: Model, hand: V, to: V, width: number, steel: string, hilt: string): void {
  const d: V = [to[0] - hand[0], to[1] - hand[1], to[2] - hand[2]];
  const start: V = [hand[0] + d[0] * 0.08, hand[1] + d[1] * 0.08, hand[2] + d[2] * 0.08];
  const grip: V = [hand[0] - d[0] * 0.1, hand[1] - d[1] * 0.1, hand[2] - d[2] * 0.1];
  m.limb(grip, start, 0.014, 0.014, hilt, 4, false);
  m.limb(start, to, width, width * 0.35, steel, 4, false);
  m.ball(start, width * 1.9, hilt, [1, 0.6, 1], 0);
}

/** A rifle or bow lies in hands; this one from its stock to its muzzle. */
export function rifle(m: Model, stock: V, muzzle: V, wood: string, steel: string): void {
  const part = (t: number): V => [
    stock[0] + (muzzle[0] - stock[0]) * t,
    stock[1] + (muzzle[1] - stock[1]) * t,
    stock[2] + (muzzle[2] - stock[2]) * t,
  ];
  m.limb(stock, part(0.42), 0.034, 0.022, wood, 5, false);
  m.limb(part(0.3), muzzle, 0.016, 0.012, steel, 5, false);
}
