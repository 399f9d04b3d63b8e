import { expect, it } from "vitest";
import type { Happening } from "../wire/types";
import { groupByRound } from "./rounds";

function line(kind: string): Happening {
  return { kind, rule: "", seat: 0, facts: {}, text: { key: kind, facts: {} } };
}

it("cuts the log where a round begins, and only there", () => {
  const kinds = ["dealt", "round-began", "hit", "refresh-began", "drew", "round-began", "hit"];
  const rounds = groupByRound(kinds.map(line));
  expect(
    rounds.map(({ heading, lines, first }) => [heading?.kind, lines.map((l) => l.kind), first]),
  ).toEqual([
    [undefined, ["dealt"], 0],
    ["round-began", ["hit", "refresh-began", "drew"], 1],
    ["round-began", ["hit"], 5],
  ]);
});

it("cuts at rounds, whatever else begins first in the lines that are known", () => {
  const rounds = groupByRound(["turn-began", "hit", "round-began", "turn-began"].map(line));
  expect(rounds.map(({ heading, lines }) => [heading?.kind, lines.length])).toEqual([
    [undefined, 2],
    ["round-began", 1],
  ]);
});

it("keeps a log without rounds in one piece", () => {
  expect(groupByRound([line("hit"), line("hit")])).toHaveLength(1);
  expect(groupByRound([])).toEqual([]);
});
