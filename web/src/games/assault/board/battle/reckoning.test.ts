import { describe, expect, it } from "vitest";
import type { Reference } from "../../shapes";
import { happened } from "../happened";
import { battlesIn, type BattleAccount } from "./account";
import { better, cause, ignoredBy, reckoned } from "./reckoning";

const HIT = { hits: 1, blocks: 0, arcane: 0 };
const TWO = { hits: 2, blocks: 0, arcane: 0 };
const BLOCK = { hits: 0, blocks: 1, arcane: 0 };
const ARCANE = { hits: 0, blocks: 0, arcane: 1 };
const MISS = { hits: 0, blocks: 0, arcane: 0 };
const reference = {
  die: { id: "standard", count: 6, faces: [HIT, HIT, TWO, BLOCK, ARCANE, MISS] },
  races: [
    { id: "stone", die: { id: "special", faces: [TWO, HIT, BLOCK, BLOCK, ARCANE, MISS] } },
    { id: "cloud", die: { id: "special", faces: [TWO, TWO, TWO, BLOCK, ARCANE, MISS] } },
  ],
} as unknown as Reference;

function fought(lines: Parameters<typeof happened>[]): BattleAccount {
  const [battle] = battlesIn([
    happened("attacked", { race: "stone", region: "high-forest", to: "evermoors" }),
    ...lines.map((line) => happened(...line)),
  ]);
  if (battle === undefined) throw new Error("no battle");
  return battle;
}

const roll = (race: string, face: number, n = 0): Parameters<typeof happened> => [
  "rolled",
  { race, face, n },
];

describe("why a battle ended so", () => {
  const battle = fought([
    roll("stone", 0, 1),
    roll("stone", 3),
    roll("stone", 5),
    ["rerolled", { race: "stone", n: 1 }],
    roll("stone", 2),
    ["totals", { race: "stone", hits: 4, blocks: 1 }],
    roll("cloud", 5, 1),
    ["totals", { race: "cloud", hits: 0, blocks: 2 }],
    ["damage", { race: "cloud", n: 4 }],
    ["damage", { race: "stone", n: 0 }],
    ["conquered", { race: "stone", region: "evermoors" }],
  ]);

  it("keeps the first roll apart from what came to it", () => {
    expect(reckoned(reference, battle.attacker)).toMatchObject({
      dice: 3,
      shown: { hits: 2, blocks: 1 },
      added: { hits: 2, blocks: 0 },
      totals: { hits: 4, blocks: 1 },
    });
  });

  it("knows what so many dice show on average", () => {
    const { usual } = reckoned(reference, battle.attacker);
    expect(usual.hits).toBeCloseTo(3 / 6 + (4 / 6) * 2);
    expect(usual.blocks).toBeCloseTo(2 / 6 + (1 / 6) * 2);
  });

  it("sees blocks that did not count", () => {
    expect(ignoredBy(battle.attacker, battle.defender)).toBe(2);
    expect(ignoredBy(battle.defender, battle.attacker)).toBe(0);
  });

  it("names who came off better, and what helped most", () => {
    expect(better(battle)).toBe("attacker");
    expect(cause(reference, battle)).toBe("luck");
    const spells = fought([
      roll("stone", 5, 1),
      ["totals", { race: "stone", hits: 4, blocks: 0 }],
      roll("cloud", 5, 1),
      ["totals", { race: "cloud", hits: 0, blocks: 0 }],
      ["damage", { race: "cloud", n: 4 }],
      ["damage", { race: "stone", n: 0 }],
    ]);
    expect(cause(reference, spells)).toBe("added");
  });

  it("has nobody come off better where both took as much", () => {
    const even = fought([
      ["damage", { race: "cloud", n: 1 }],
      ["damage", { race: "stone", n: 1 }],
    ]);
    expect([better(even), cause(reference, even)]).toEqual([null, null]);
  });
});
