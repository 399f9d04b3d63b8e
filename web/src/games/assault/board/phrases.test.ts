import { expect, it } from "vitest";
import type { Words } from "../../../words";
import type { AttackShow } from "../shapes";
import { oddsWords } from "./phrases";

const words = ((key: string, facts: object) =>
  `${key} ${Object.values(facts).join(" ")}`) as unknown as Words;

const odds = { conquest: 0.25, attacker_falls: 0.1, defender_falls: 0.304, cards: 0.44 };
const side = { race: "", units: {}, strength: [], allowances: {} };

function attack(slayers: string[]): AttackShow {
  return {
    region: "",
    to: "",
    sides: {
      attacker: { ...side, slayers, roll: 4 },
      defender: { ...side, slayers: [], roll: 3 },
    },
    odds: {
      ...odds,
      attacker_points: 1.26,
      defender_points: 0.7,
      losses: { attacker: [], defender: [] },
    },
  };
}

it("tells of giants whether they conquer, of giantslayers what their falls bring", () => {
  expect(oddsWords(words, attack([]))).toEqual([
    "assault-odds-conquest 25",
    "assault-odds-dice 4 3",
    "assault-odds-points 1.3 0.7",
    "assault-odds-falls 10 30",
  ]);
  expect(oddsWords(words, attack(["hook", "line"]))).toEqual([
    "assault-odds-slayers-fall 10 30",
    "assault-odds-dice 4 3",
    "assault-odds-slayers-points 1.3 0.4",
  ]);
});
