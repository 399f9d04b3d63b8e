import { CatmullRomCurve3, Vector3, type BufferGeometry } from "three";
import { biped, type Look } from "./biped";
import { between, Model, type V } from "./kit";

const HORN = "#e8d9b5";

/** The study was drawn with the head along +x; figures look along +z. */
const TURN = -Math.PI / 2;

/** Spikes along a back: from one part of the curve to another, as high as the body is thick. */
function spikes(m: Model, body: V[], radii: number[], n: number, colour: string): void {
  const curve = new CatmullRomCurve3(body.map((p) => new Vector3(...p)));
  for (let i = 0; i < n; i++) {
    const t = 0.12 + (0.78 * i) / (n - 1);
    const p = curve.getPointAt(t);
    const along = curve.getTangentAt(t);
    const f = t * (radii.length - 1);
    const k = Math.floor(f);
    const r = (radii[k] ?? 0) + ((radii[k + 1] ?? 0) - (radii[k] ?? 0)) * (f - k);
    const up = new Vector3(-along.y, along.x, 0).normalize().multiplyScalar(r * 1.02);
    const size = 0.05 + r * 0.12;
    m.cone(
      [p.x + up.x, p.y + up.y, p.z],
      size * 0.35,
      size * 1.25,
      colour,
      [0, 0, Math.atan2(up.y, up.x) - Math.PI / 2],
      4,
    );
  }
}

/** Mimring: a red dragon, rearing over both its spaces, wings up, fire in its throat. */
export function mimring(height: number): BufferGeometry {
  const m = new Model();
  const [red, dark, belly, skin] = ["#8e2a1c", "#5e1a14", "#c98a4a", "#b5462c"];
  const k = 1 / 3.55;
  const at = (x: number, y: number, z: number): V => [x * k, y * k, z * k];
  const body: V[] = [
    at(-2.25, 0.3, 0.4),
    at(-1.75, 0.2, -0.1),
    at(-1.2, 0.55, -0.15),
    at(-0.55, 0.95, 0),
    at(0.2, 1.35, 0),
    at(0.55, 1.95, 0),
    at(0.5, 2.5, 0),
    at(0.8, 2.95, 0),
    at(1.15, 3, 0),
  ];
  const radii = [0.03, 0.1, 0.24, 0.48, 0.52, 0.3, 0.22, 0.2, 0.2].map((r) => r * k);
  m.tube(body, radii, red, 8, 30, "#a8321f");
  m.tube(
    [at(-0.45, 0.62, 0), at(0.3, 1.05, 0), at(0.72, 1.8, 0), at(0.62, 2.45, 0)],
    [0.2, 0.36, 0.22, 0.12].map((r) => r * k),
    belly,
    7,
    12,
  );
  spikes(m, body, radii, 13, dark);
  m.ball(at(1.15, 3.02, 0), 0.25 * k, red, [1.1, 0.95, 0.95]);
  m.limb(at(1.2, 3.05, 0), at(1.78, 2.92, 0), 0.2 * k, 0.1 * k, red, 6, false);
  m.limb(at(1.15, 2.85, 0), at(1.58, 2.58, 0), 0.14 * k, 0.06 * k, dark, 6, false);
  m.cone(at(1.5, 2.78, 0), 0.07 * k, 0.5 * k, "#ffb03a", [0, 0, -1.9], 5);
  for (const side of [1, -1]) {
    m.tube(
      [at(1.05, 3.15, side * 0.14), at(0.8, 3.4, side * 0.25), at(0.5, 3.45, side * 0.3)],
      [0.075, 0.05, 0.01].map((r) => r * k),
      HORN,
      5,
      6,
    );
    m.ball(at(1.32, 3.13, side * 0.17), 0.055 * k, "#ffd34d", [1, 1, 1], 0);
    for (let j = 0; j < 3; j++)
      m.cone(
        at(1.45 + j * 0.13, 2.86 - j * 0.03, side * 0.09),
        0.028 * k,
        0.12 * k,
        HORN,
        [Math.PI, 0, 0],
        4,
      );
    const knee = at(-0.4, 0.45, side * 0.62);
    m.limb(at(-0.6, 0.9, side * 0.3), knee, 0.26 * k, 0.17 * k, red, 7);
    m.limb(knee, at(-0.65, 0.12, side * 0.6), 0.16 * k, 0.1 * k, red, 7);
    m.box(at(-0.5, 0.06, side * 0.62), at(0.42, 0.12, 0.24), dark);
    const elbow = at(0.75, 1.05, side * 0.5);
    m.limb(at(0.45, 1.5, side * 0.28), elbow, 0.17 * k, 0.11 * k, red);
    m.limb(elbow, at(1.1, 1.15, side * 0.46), 0.1 * k, 0.07 * k, red);
    for (const toe of [-1, 0, 1])
      m.cone(
        at(1.22, 1.14, side * (0.46 + toe * 0.06)),
        0.03 * k,
        0.18 * k,
        HORN,
        [0, 0, -Math.PI / 2],
        4,
      );
    dragonWing(m, side, at, k, red, dark, skin);
  }
  return m.done(height, TURN);
}

/** Shoulder, wrist, three fingers, and the skin between them. */
function dragonWing(
  m: Model,
  side: number,
  at: (x: number, y: number, z: number) => V,
  k: number,
  red: string,
  dark: string,
  skin: string,
): void {
  const shoulder = at(0.1, 1.7, side * 0.3);
  const elbow = at(-0.35, 2.6, side * 0.85);
  const wrist = at(0.1, 3.45, side * 1.2);
  const fingers = [
    at(0.2, 2.95, side * 2.2),
    at(-0.75, 2.4, side * 2.15),
    at(-1.45, 2.05, side * 1.65),
    at(-1.2, 1.55, side * 0.9),
  ];
  m.limb(shoulder, elbow, 0.13 * k, 0.1 * k, red).limb(elbow, wrist, 0.1 * k, 0.07 * k, red);
  for (const finger of fingers.slice(0, 3))
    m.limb(wrist, finger, 0.055 * k, 0.015 * k, dark, 4, false);
  m.cone(
    [wrist[0] + 0.05 * k, wrist[1] + 0.12 * k, wrist[2]],
    0.06 * k,
    0.28 * k,
    HORN,
    [0, 0, -0.3],
    4,
  );
  const rim: V[] = [];
  for (let i = 0; i + 1 < fingers.length; i++) {
    const [a, b] = [fingers[i], fingers[i + 1]];
    if (!a || !b) continue;
    rim.push(a);
    for (const t of [0.3, 0.5, 0.7])
      rim.push(between(between(a, b, t), wrist, 0.22 * Math.sin(Math.PI * t)));
  }
  const last = fingers[3] as V;
  m.fan(wrist, [...rim, last], skin, "#d0643a");
  m.fan(elbow, [wrist, last, shoulder], skin);
  m.fan(shoulder, [elbow, last, at(-0.6, 1, side * 0.3)], skin);
}

/** Grimnak: an orc champion high on a great reptile, its jaws wide, his axe over his head. */
export function grimnak(height: number): BufferGeometry {
  const m = new Model();
  const [hide, dark, pale, tongue] = ["#5d6b34", "#3a4522", "#a9a26a", "#a8453c"];
  const body: V[] = [
    [-0.62, 0.34, 0.06],
    [-0.42, 0.33, -0.02],
    [-0.22, 0.4, 0],
    [-0.02, 0.46, 0],
    [0.14, 0.54, 0],
    [0.25, 0.64, 0],
    [0.34, 0.66, 0],
  ];
  const radii = [0.008, 0.05, 0.115, 0.145, 0.12, 0.085, 0.08];
  m.tube(body, radii, hide, 8, 24, "#74834a");
  m.tube(
    [
      [-0.2, 0.33, 0],
      [0.0, 0.37, 0],
      [0.17, 0.47, 0],
      [0.26, 0.58, 0],
    ],
    [0.06, 0.1, 0.07, 0.04],
    pale,
    7,
    10,
  );
  spikes(m, body.slice(0, 6), radii, 9, dark);
  reptileHead(m, hide, dark, pale, tongue);
  for (const side of [1, -1]) {
    const knee: V = [0.05, 0.24, side * 0.13];
    const ankle: V = [-0.09, 0.1, side * 0.13];
    m.limb([-0.05, 0.42, side * 0.08], knee, 0.085, 0.055, hide, 7);
    m.limb(knee, ankle, 0.05, 0.032, hide, 6);
    m.limb(ankle, [0.0, 0.025, side * 0.13], 0.032, 0.035, dark, 5);
    for (const toe of [-0.035, 0, 0.035])
      m.cone([0.06, 0.022, side * 0.13 + toe], 0.016, 0.08, HORN, [0, 0, -Math.PI / 2], 4);
    m.limb([0.17, 0.46, side * 0.08], [0.24, 0.4, side * 0.1], 0.026, 0.018, hide, 5);
    for (const claw of [-0.012, 0.012])
      m.cone([0.265, 0.385, side * 0.1 + claw], 0.007, 0.04, HORN, [0, 0, -2], 4);
  }
  rider(m);
  return m.done(height, TURN, height * 0.8);
}

function reptileHead(m: Model, hide: string, dark: string, pale: string, tongue: string): void {
  m.ball([0.37, 0.67, 0], 0.092, hide, [1.1, 0.95, 0.95]);
  m.limb([0.37, 0.69, 0], [0.58, 0.7, 0], 0.085, 0.045, hide, 6, false);
  m.limb([0.35, 0.61, 0], [0.53, 0.55, 0], 0.062, 0.03, dark, 6, false);
  m.limb([0.38, 0.63, 0], [0.5, 0.6, 0], 0.03, 0.012, tongue, 5, false);
  for (const side of [1, -1]) {
    m.ball([0.43, 0.735, side * 0.06], 0.018, "#ffcf3d", [1, 1, 1], 0);
    m.cone([0.41, 0.765, side * 0.055], 0.022, 0.05, dark, [0, 0, 0.4], 4);
    for (let i = 0; i < 4; i++) {
      m.cone(
        [0.44 + i * 0.04, 0.645, side * (0.055 - i * 0.006)],
        0.01,
        0.045,
        HORN,
        [Math.PI, 0, 0],
        4,
      );
      m.cone(
        [0.42 + i * 0.034, 0.625 - i * 0.012, side * (0.045 - i * 0.006)],
        0.009,
        0.035,
        pale,
        [0, 0, 0],
        4,
      );
    }
  }
}

/** The rider is a figure of his own, seated: made small and turned into the beast's measure. */
function rider(m: Model): void {
  const green = "#6f8f3c";
  const look: Look = { skin: green, cloth: "#4a3a2a", armour: "#64823a", trim: "#2f241a" };
  const seat: V = [-0.04, 0.56, 0];
  const size = 0.46;
  const on = new Model();
  const joints = biped(on, look, {
    wide: 1.4,
    stride: 0,
    crouch: 0.05,
    right: [0.32, 1.02, 0.06],
    left: [-0.2, 0.56, 0.32],
  });
  const { head } = joints;
  on.limb(
    [-0.12, joints.shoulder + 0.03, 0.1],
    [0.12, joints.hip + 0.04, 0.1],
    0.03,
    0.03,
    "#4a3a2a",
    4,
    false,
  );
  on.cone([0, head[1] - 0.05, head[2] + 0.07], 0.05, 0.06, green, [Math.PI, 0, 0], 5);
  for (const side of [1, -1]) {
    on.cone([side * 0.03, head[1] - 0.02, head[2] + 0.08], 0.012, 0.06, HORN, [0, 0, 0], 4);
    on.cone([side * 0.1, head[1] + 0.02, head[2]], 0.025, 0.12, green, [0, 0, side * -1.2], 4);
    on.cone([side * 0.2, joints.shoulder + 0.08, 0], 0.05, 0.16, "#8f959d", [0, 0, side * -0.5], 5);
  }
  on.limb(
    [0, head[1] + 0.06, head[2] - 0.02],
    [0, head[1] + 0.16, head[2] - 0.14],
    0.03,
    0.008,
    "#17140f",
    5,
    false,
  );
  on.limb([0.34, 0.78, 0.16], [0.28, 1.5, -0.12], 0.02, 0.018, "#57452c", 5, false);
  for (const side of [1, -1])
    on.fan(
      [0.29, 1.4, -0.08],
      [
        [0.29, 1.56, -0.08 + side * 0.22],
        [0.29, 1.42, -0.08 + side * 0.28],
        [0.29, 1.24, side * 0.22],
      ],
      "#aeb5bd",
      "#e4e8ec",
    );
  const sit = on.done(size, Math.PI / 2);
  m.merge(sit, seat, 0.33 * size);
  for (const side of [1, -1]) {
    const knee: V = [0.03, 0.55, side * 0.14];
    m.limb([seat[0], 0.6, side * 0.07], knee, 0.035, 0.028, look.cloth);
    m.limb(knee, [0.0, 0.45, side * 0.15], 0.028, 0.022, look.armour);
  }
  m.box([seat[0], seat[1] + 0.035, 0], [0.13, 0.03, 0.17], "#6b3f2a");
  m.limb([0.3, 0.62, 0.08], [0.04, 0.66, 0.08], 0.006, 0.006, "#2f241a", 4, false);
}
