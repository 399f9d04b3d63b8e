import { describe, expect, it } from "vitest";
import type { Happening } from "../../../wire/types";
import { card, tableOf } from "../board/cards/pieces";
import type { View } from "../shapes";
import { battleOf, type Moment } from "./battle";

const { reference, view: start } = tableOf(
  [card("finn", 80), card("tarn", 60, { kind: "squad", figures: 2 }), card("grimnak", 120)],
  [
    { unit: "finn", seat: 0 },
    { unit: "tarn", seat: 0 },
    { unit: "grimnak", seat: 1 },
  ],
  ["finn", "tarn-1", "tarn-2", "grimnak"].map((figure) => ({
    figure,
    seat: figure === "grimnak" ? 1 : 0,
    fate: "standing" as const,
    wounds: 0,
  })),
);

function happened(kind: string, facts: Record<string, string | number> = {}): Happening {
  return { kind, rule: "", seat: 0, facts, text: { key: "", facts: {} } };
}

function at(
  kind: string,
  facts: Record<string, string | number>,
  points: number[],
  round = 1,
): Moment {
  const seats = start.seats.map((seat, i) => ({ ...seat, points: points[i] ?? 0 }));
  const view: View = { ...start, round, seats };
  return { happening: happened(kind, facts), view };
}

describe("a battle", () => {
  const moments = [
    at("round-began", { n: 1 }, [140, 120]),
    at("attacked", { figure: "grimnak", target: "tarn-1" }, [140, 120]),
    at("destroyed", { figure: "tarn-1", space: "A1" }, [140, 120]),
    at("round-ended", { n: 1 }, [140, 120]),
    at("bitten", { figure: "grimnak", target: "tarn-2" }, [140, 120], 2),
    at("destroyed", { figure: "tarn-2", space: "A2" }, [80, 120], 2),
    at("fell-far", { figure: "grimnak", skulls: 3 }, [80, 120], 2),
    at("destroyed", { figure: "grimnak", space: "A3" }, [80, 0], 2),
    at("won", {}, [80, 0], 2),
  ];
  const battle = battleOf(reference, moments);

  it("has the points at the end of every round, and at its own end", () => {
    expect(battle.readings).toEqual([
      { n: 0, points: [140, 120] },
      { n: 1, points: [140, 120] },
      { n: 2, points: [80, 0] },
    ]);
  });

  it("counts who felled whom; a fall is nobody's deed", () => {
    expect(battle.kills).toEqual([
      { unit: "grimnak", seat: 1, felled: ["Tarn 1", "Tarn 2"], points: 60 },
    ]);
  });

  it("turned where the lead changed most", () => {
    expect(battle.turning?.swing).toBe(120);
    expect(battle.turning?.side).toBe(1);
    expect(battle.turning?.round).toBe(2);
    expect(battle.turning?.happening.facts["figure"]).toBe("grimnak");
  });

  it("that nobody turned has no turning point", () => {
    expect(battleOf(reference, moments.slice(0, 4)).turning).toBeNull();
    expect(battleOf(reference, [])).toEqual({ readings: [], kills: [], turning: null });
  });

  it("does not count friends who were hit too", () => {
    const own = [
      at("special-attack", { figure: "finn", power: "explosion", target: "grimnak" }, [140, 120]),
      at("destroyed", { figure: "tarn-1", space: "A1" }, [140, 120]),
    ];
    expect(battleOf(reference, own).kills).toEqual([]);
  });
});
