import { afterEach, describe, expect, it } from "vitest";
import type { Decision, Happening } from "../../../wire/types";
import {
  begin,
  forget,
  give,
  givenTo,
  leftOf,
  mayGive,
  planned,
  settle,
  startOver,
  takeBack,
  useDraft,
  type Sharing,
} from "./sharing";

const asked = (card: string, n: number): Decision => ({
  seat: 0,
  kind: "split",
  rule: "",
  facts: { giant_card: card, n },
  prompt: { key: "", facts: {} },
  options: Array.from({ length: n + 1 }, (_, i) => ({
    notation: `${i} on ${card}`,
    text: { key: "", facts: {} },
    facts: { do: "wound", giant_card: card, n: i },
  })),
});

const ways = [
  [0, 2],
  [1, 1],
];
const draft = (): Sharing => {
  const { sharing } = useDraft.getState();
  if (!sharing) throw new Error("nothing is shared out");
  return sharing;
};

afterEach(forget);

describe("Wounds", () => {
  it("are given one by one, as far as a way lies open", () => {
    begin(asked("a", 2), { things: ["a", "b"], settled: 0, ways });
    expect(leftOf(draft())).toBe(2);
    give("giant a");
    expect(givenTo(draft(), "giant a")).toBe(1);
    expect(mayGive(draft(), "giant a")).toBe(false); // it is full
    give("giant a");
    expect(leftOf(draft())).toBe(1);
    give("giant b");
    expect(leftOf(draft())).toBe(0);
    expect(givenTo(draft(), "giant c")).toBeNull();
  });

  it("are taken back, one or all", () => {
    begin(asked("a", 2), { things: ["a", "b"], settled: 0, ways });
    give("giant a");
    takeBack("giant a");
    takeBack("giant a");
    expect(draft().given).toEqual([0, 0]);
    give("giant b");
    give("giant b");
    startOver();
    expect(draft().given).toEqual([0, 0]);
  });

  it("stay where the rules have them already", () => {
    begin(asked("b", 1), {
      things: ["a", "b", "c"],
      settled: 1,
      ways: [
        [1, 1, 0],
        [1, 0, 1],
      ],
    });
    takeBack("giant a");
    expect(draft().given).toEqual([1, 0, 0]);
    expect(leftOf(draft())).toBe(1);
  });
});

describe("what was decided", () => {
  const blow = { kind: "hit" } as Happening;

  it("answers the questions after it", () => {
    begin(asked("a", 2), { things: ["a", "b", "c"], settled: 0, ways: [[1, 1, 0]] });
    settle(5);
    expect(useDraft.getState().plan).toBeNull(); // some are left
    give("giant a");
    give("giant b");
    settle(5);
    const { plan } = useDraft.getState();
    expect(planned(asked("a", 2), plan, [], 5)).toBe("1 on a");
    expect(planned(asked("b", 1), plan, [], 5)).toBe("1 on b");
    expect(planned(asked("d", 1), plan, [], 5)).toBeNull();
  });

  it("is old news after the blow", () => {
    begin(asked("a", 1), { things: ["a", "b"], settled: 0, ways: [[1, 0]] });
    give("giant a");
    settle(5);
    const { plan } = useDraft.getState();
    expect(planned(asked("b", 1), plan, [blow], 5)).toBeNull();
    expect(planned(asked("b", 1), plan, [blow], 4)).toBe("0 on b"); // that blow was before it
  });
});
