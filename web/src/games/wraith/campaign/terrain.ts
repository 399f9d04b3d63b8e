import { chance, fir, type Point } from "../art/brush";
import { land, peaks, type Layout } from "./layout";

function lowest(ridge: readonly Point[]): number {
  return Math.max(...ridge.map(([, y]) => y));
}

/** Everything of the land that chance draws; always the same for the same layout. */
export function terrain(layout: Layout) {
  const { width, height, ridges } = layout;
  const toss = chance(layout.name === "wide" ? 11 : 12);
  const edge = (ridge: readonly Point[], x: number): number => {
    const i = Math.max(
      1,
      ridge.findIndex(([rx]) => rx >= x),
    );
    const [ax, ay] = ridge[i - 1] as Point;
    const [bx, by] = ridge[i] as Point;
    return ay + ((by - ay) * (x - ax)) / (bx - ax);
  };
  let stars = "";
  for (let i = 0; i < width / 8; i++) {
    const r = (0.6 + toss() * 0.9).toFixed(1);
    stars += `M${(toss() * width).toFixed(0)} ${(toss() * toss() * height * 0.2).toFixed(0)}m-${r} 0a${r} ${r} 0 1 0 ${Number(r) * 2} 0a${r} ${r} 0 1 0-${Number(r) * 2} 0z`;
  }
  const treeline = lowest(ridges.far);
  const woods = (ridge: readonly Point[], count: number, tall: number, deep: number): string => {
    let d = "";
    for (let i = 0; i < count; i++) {
      const middle = toss() * width;
      for (let k = 0; k < 4; k++) {
        const x = Math.max(4, Math.min(width - 4, middle + (toss() - 0.5) * 60));
        if (edge(ridge, x) < treeline) continue;
        d += fir([x, edge(ridge, x) + 5 + toss() * deep], tall * (0.6 + toss() * 0.6));
      }
    }
    return d;
  };
  const tufts = (ridge: readonly Point[], floor: number, count: number, size: number): string => {
    let d = "";
    for (let i = 0; i < count; i++) {
      const x = toss() * width;
      const top = edge(ridge, x) + 16;
      const y = top + toss() * (floor - top);
      const s = size * (0.6 + toss() * 0.8);
      d += `M${x.toFixed(0)} ${y.toFixed(0)}q${(s / 2).toFixed(1)} -${(s * 0.4).toFixed(1)} ${s.toFixed(1)} 0`;
    }
    return d;
  };
  // Snow lies on the upper third of each far peak.
  let farSnow = "";
  ridges.far.forEach(([x, y], i) => {
    const before = ridges.far[i - 1];
    const after = ridges.far[i + 1];
    if (before && after && before[1] > y && after[1] > y) {
      const k = 0.42;
      const left: Point = [x + (before[0] - x) * k, y + (before[1] - y) * k];
      const right: Point = [x + (after[0] - x) * k, y + (after[1] - y) * k];
      const across = right[0] - left[0];
      farSnow += `M${x} ${y}L${right[0]} ${right[1]}l${-across * 0.22} -6l${-across * 0.16} 10l${-across * 0.2} -9l${-across * 0.18} 12z`;
    }
  });
  const folds = (ridge: readonly Point[], floor: number, seed: number): string[] =>
    [0.3, 0.62].map((part, k) => {
      const wave = chance(seed + k);
      const shifted = ridge.map(([x, y]): Point => {
        const drop = (floor - y) * part;
        return [x, y + drop + (wave() - 0.5) * 56];
      });
      return land(shifted, height, 3, seed + k);
    });
  return {
    stars,
    foldsElder: folds(ridges.elder, lowest(ridges.adult), 21),
    foldsAdult: folds(ridges.adult, lowest(ridges.young), 31),
    foldsYoung: folds(ridges.young, height, 41),
    far: peaks(ridges.far, height * 0.5),
    farSnow,
    elder: land(ridges.elder, height, 5, 3),
    adult: land(ridges.adult, height, 4, 4),
    young: land(ridges.young, height, 4, 5),
    near: land(ridges.near, height + 40, 3, 6),
    drifts: tufts(ridges.elder, lowest(ridges.adult), width / 40, 40),
    heath: tufts(ridges.adult, lowest(ridges.young), width / 5, 12),
    grass: tufts(ridges.young, height, width / 4, 9),
    firsElder: woods(ridges.elder, width / 160, 22, 40),
    firsAdult: woods(ridges.adult, width / 90, 30, 26),
    firsYoung: woods(ridges.young, width / 80, 38, 22),
  };
}
