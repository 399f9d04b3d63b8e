import { describe, expect, it } from "vitest";
import type { ArmyCard } from "../../../shapes";
import { base } from "./bases";
import { heightOf, numberOf, sculpt } from "./index";

/** The squads and heroes of the Master Set: figures, Height, spaces. */
const SET: Record<string, [figures: number, height: number, spaces: number]> = {
  "sgt-drake-alexander": [1, 5, 1],
  raelin: [1, 5, 1],
  "airborne-elite": [4, 5, 1],
  "tarn-viking-warriors": [4, 5, 1],
  finn: [1, 5, 1],
  thorgrim: [1, 5, 1],
  syvarris: [1, 5, 1],
  "agent-carr": [1, 5, 1],
  "krav-maga-agents": [3, 4, 1],
  "zettian-guards": [2, 5, 1],
  "marro-warriors": [4, 4, 1],
  mimring: [1, 9, 2],
  grimnak: [1, 11, 2],
  "deathwalker-9000": [1, 7, 1],
  "ne-gok-sa": [1, 5, 1],
  "izumi-samurai": [3, 5, 1],
};

function card(id: string): ArmyCard {
  const [figures, height, spaces] = SET[id] ?? [1, 5, 1];
  return { id, figures, height, spaces } as ArmyCard;
}

function figures(id: string): string[] {
  const n = card(id).figures;
  return n === 1 ? [id] : Array.from({ length: n }, (_, i) => `${id}.${i + 1}`);
}

const all = Object.keys(SET).flatMap((id) => figures(id).map((figure) => ({ id, figure })));
const shapes = new Map(all.map(({ id, figure }) => [figure, sculpt(card(id), figure, 0)]));

function triangles(figure: string): number {
  return (shapes.get(figure)?.getAttribute("position").count ?? 0) / 3;
}

describe("the figures", () => {
  it("are thirty, of sixteen cards", () => {
    expect(all).toHaveLength(30);
  });

  it.each(all.map((one) => one.figure))(
    "%s has at most 3,000 triangles and no broken one",
    (figure) => {
      expect(triangles(figure)).toBeGreaterThan(300);
      expect(triangles(figure)).toBeLessThanOrEqual(3000);
      const values = shapes.get(figure)?.getAttribute("position").array ?? [];
      expect([...values].every(Number.isFinite)).toBe(true);
    },
  );

  it("have at most 45,000 triangles together, so that all and their shadows are drawn", () => {
    const sum = all.reduce((n, one) => n + triangles(one.figure), 0);
    expect(sum).toBeLessThanOrEqual(45_000);
  });

  it.each(all)(
    "$figure stands on its base and is about as high as its card says",
    ({ id, figure }) => {
      const shape = shapes.get(figure);
      shape?.computeBoundingBox();
      const box = shape?.boundingBox;
      expect(box?.min.y).toBeGreaterThan(-0.05);
      const height = heightOf(card(id));
      expect(box?.max.y).toBeGreaterThan(height * 0.8);
      expect(box?.max.y).toBeLessThan(height * 1.6);
    },
  );

  it.each(Object.keys(SET).filter((id) => card(id).figures > 1))(
    "of %s stand each in a pose of its own",
    (id) => {
      const sums = figures(id).map((figure) => {
        const p = shapes.get(figure)?.getAttribute("position").array ?? [];
        return [...p].reduce((sum, n, i) => sum + n * (i % 7), 0).toFixed(2);
      });
      expect(new Set(sums).size).toBe(sums.length);
    },
  );

  it("of other boxes stand there too", () => {
    expect(
      sculpt(card("somebody-else"), "somebody-else", 1).getAttribute("position").count,
    ).toBeGreaterThan(300);
  });

  it("know their number in the squad", () => {
    expect(["finn", "marro-warriors.1", "marro-warriors.4"].map(numberOf)).toEqual([0, 0, 3]);
  });

  it("have a base that tells the seat by its shape", () => {
    const outlines = [0, 1, 2, 3, null].map((seat) => {
      const points = base(seat, 1).getAttribute("position");
      const far = Array.from({ length: points.count }, (_, i) =>
        Math.hypot(points.getX(i), points.getZ(i)).toFixed(2),
      );
      return `${points.count} ${[...new Set(far)].sort().join()}`;
    });
    expect(new Set(outlines).size).toBe(outlines.length);
  });
});
