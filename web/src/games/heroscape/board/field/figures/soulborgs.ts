import type { BufferGeometry } from "three";
import { Model, type V } from "./kit";

const PLATE = "#6f7a86";
const DARK = "#3b4048";
const GLOW = "#e0452f";

/** A mechanical leg, its knee bent forward. */
function leg(m: Model, side: number, step: number): void {
  const knee: V = [side * 0.15, 0.22, 0.08 + step];
  m.limb([side * 0.1, 0.42, 0], knee, 0.06, 0.045, DARK);
  m.limb(knee, [side * 0.15, 0.05, step - 0.02], 0.06, 0.08, PLATE, 6, false);
  m.box([side * 0.15, 0.03, step + 0.02], [0.13, 0.06, 0.22], DARK);
}

/** Zettian Guards: squat round bodies, guns for forearms, one red slit of an eye. */
export function zettian(height: number, which: number): BufferGeometry {
  const m = new Model();
  const body: [number, number][] = [
    [0.05, 0],
    [0.2, 0.1],
    [0.24, 0.3],
    [0.12, 0.4],
    [0, 0.41],
  ];
  m.lathe([0, 0.42, 0], body, PLATE, 8, [1, 1, 0.8]);
  m.box([0, 0.72, 0.16], [0.16, 0.1, 0.06], DARK);
  const raised = which % 2 === 1;
  for (const side of [1, -1]) {
    leg(m, side, (which % 2 ? -1 : 1) * side * 0.06);
    const up = raised && side > 0 ? 0.26 : 0;
    const elbow: V = [side * 0.33, 0.52 + up * 0.6, 0.05];
    const hand: V = [side * 0.3, 0.5 + up, 0.34];
    m.ball([side * 0.28, 0.74, 0], 0.09, PLATE, [1, 1, 1], 1);
    m.limb([side * 0.28, 0.74, 0], elbow, 0.05, 0.04, DARK);
    m.limb(elbow, hand, 0.055, 0.06, PLATE);
    m.limb(between3(elbow, hand, 0.85), between3(elbow, hand, 1.5), 0.035, 0.03, DARK, 7, false);
  }
  const dome: [number, number][] = [
    [0.08, 0],
    [0.1, 0.05],
    [0.07, 0.13],
    [0, 0.16],
  ];
  m.lathe([0, 0.83, 0.02], dome, DARK, 8);
  m.box([0, 0.89, 0.1], [0.12, 0.03, 0.04], GLOW);
  m.limb([-0.06, 0.95, -0.02], [-0.08, 1.12, -0.06], 0.008, 0.005, DARK, 4, false);
  return m.done(height);
}

function between3(a: V, b: V, t: number): V {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Deathwalker 9000: towering and thin-waisted, a cannon on one arm, a claw, spikes, one eye. */
export function deathwalker(height: number): BufferGeometry {
  const m = new Model();
  const steel = "#565d68";
  const black = "#23262c";
  const chest: [number, number][] = [
    [0.04, 0],
    [0.09, 0.06],
    [0.19, 0.22],
    [0.21, 0.3],
    [0.1, 0.36],
    [0, 0.37],
  ];
  m.lathe([0, 0.5, 0], chest, steel, 6, [1, 1, 0.75]);
  m.ball([0, 0.47, 0], 0.085, black, [1.2, 0.8, 1], 1);
  m.disc([0, 0.7, 0.15], 0.06, 0.04, GLOW, [Math.PI / 2, 0, 0], 8);
  for (const side of [1, -1]) {
    const knee: V = [side * 0.16, 0.27, 0.1 + side * 0.05];
    const ankle: V = [side * 0.15, 0.1, -0.06 + side * 0.05];
    m.limb([side * 0.08, 0.47, 0], knee, 0.055, 0.04, steel);
    m.cone([knee[0], knee[1] + 0.03, knee[2] + 0.05], 0.035, 0.13, black, [0.5, 0, 0], 4);
    m.limb(knee, ankle, 0.045, 0.03, black).limb(
      ankle,
      [side * 0.16, 0.03, 0.04 + side * 0.05],
      0.03,
      0.05,
      steel,
    );
    for (const toe of [-0.05, 0.05])
      m.cone(
        [side * 0.16 + toe, 0.025, 0.14 + side * 0.05],
        0.028,
        0.14,
        black,
        [Math.PI / 2, 0, 0],
        4,
      );
    m.ball([side * 0.25, 0.82, 0], 0.085, steel, [1, 0.9, 1], 1);
    for (const [out, up] of [
      [0.02, 0.13],
      [0.08, 0.08],
    ] as const)
      m.cone(
        [side * (0.25 + out), 0.82 + up, -0.02],
        0.03,
        0.17,
        black,
        [0, 0, side * (-0.2 - out * 8)],
        4,
      );
  }
  const elbow: V = [0.34, 0.62, 0.04];
  m.limb([0.25, 0.82, 0], elbow, 0.05, 0.045, black);
  m.limb(elbow, [0.32, 0.6, 0.32], 0.075, 0.09, steel, 7);
  m.limb([0.32, 0.6, 0.32], [0.31, 0.6, 0.6], 0.05, 0.045, black, 7, false);
  m.disc([0.31, 0.6, 0.6], 0.065, 0.05, steel, [Math.PI / 2, 0, 0], 8);
  for (const dx of [-0.05, 0.05])
    m.limb([0.32 + dx, 0.66, 0.2], [0.32 + dx, 0.66, 0.5], 0.018, 0.018, "#8d949e", 5, false);
  const wrist: V = [-0.3, 0.5, 0.26];
  m.limb([-0.25, 0.82, 0], [-0.36, 0.62, 0.06], 0.05, 0.04, black);
  m.limb([-0.36, 0.62, 0.06], wrist, 0.05, 0.06, steel);
  for (const turn of [0, 2.1, 4.2])
    m.cone(
      [wrist[0] + Math.cos(turn) * 0.05, wrist[1] + Math.sin(turn) * 0.05, wrist[2] + 0.12],
      0.022,
      0.2,
      "#b9c0c8",
      [Math.PI / 2, 0, 0],
      4,
    );
  const head: [number, number][] = [
    [0.05, 0],
    [0.085, 0.04],
    [0.07, 0.1],
    [0.03, 0.14],
    [0, 0.15],
  ];
  m.lathe([0, 0.85, 0.04], head, steel, 6, [0.9, 1, 1.1]);
  m.ball([0, 0.91, 0.12], 0.035, GLOW, [1, 1, 0.8], 1);
  for (const side of [1, -1])
    m.cone([side * 0.06, 1.0, 0], 0.018, 0.14, black, [-0.4, 0, side * -0.4], 4);
  return m.done(height);
}
