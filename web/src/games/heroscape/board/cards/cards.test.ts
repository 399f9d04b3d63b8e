import { describe, expect, it } from "vitest";
import type { Decision } from "../../../../wire/types";
import { armyOf, figuresLeft, lifeLeft, lyingCards, pointsSpent, seatsFrom } from "./armies";
import { generalsOf, offers, sorted } from "./drafting";
import { markerAsked, stonesOf } from "./orders";
import { card, tableOf } from "./pieces";
import { turnsOfRound } from "./track";

const FINN = card("finn", 80);
const GRIMNAK = card("grimnak", 120, { general: "utgar" });
const TARN = card("tarn", 50, { kind: "squad", figures: 4 });

function asked(kind: string, units: string[], more: Partial<Decision> = {}): Decision {
  return {
    seat: 0,
    kind,
    rule: "HS-M-OM-02",
    facts: {},
    prompt: { key: "heroscape-ask", facts: {} },
    options: units.map((unit) => ({
      notation: `${kind} ${unit}`,
      text: { key: "", facts: {} },
      facts: { do: kind, unit },
    })),
    ...more,
  };
}

describe("armies", () => {
  it("lie before their players, and a second card of a kind has its number", () => {
    const { reference, view } = tableOf(
      [FINN, TARN],
      [
        { unit: "finn", seat: 0 },
        { unit: "tarn", seat: 1 },
        { unit: "tarn#2", seat: 1 },
      ],
    );
    const cards = lyingCards(reference, view);
    expect(armyOf(cards, 1).map(({ name }) => name)).toEqual(["Tarn", "Tarn #2"]);
    expect(seatsFrom(1, 3)).toEqual([1, 2, 0]);
    expect(seatsFrom(null, 2)).toEqual([0, 1]);
  });

  it("count who is left: of a squad figures, of a hero Life", () => {
    const { reference, view } = tableOf(
      [FINN, TARN],
      [
        { unit: "finn", seat: 0 },
        { unit: "tarn", seat: 0 },
      ],
      [
        { figure: "finn", seat: 0, fate: "standing", wounds: 3, space: "A1" },
        { figure: "tarn-1", seat: 0, fate: "standing", wounds: 0, space: "A2" },
        { figure: "tarn-2", seat: 0, fate: "destroyed", wounds: 1 },
        { figure: "tarn-3", seat: 0, fate: "reserve", wounds: 0 },
        { figure: "tarn-4", seat: 0, fate: "left-out", wounds: 0 },
      ],
    );
    const [finn, tarn] = lyingCards(reference, view);
    expect(finn && lifeLeft(finn, false)).toBe(1);
    expect(tarn && figuresLeft(tarn)).toBe(2);
  });

  it("cost what was drafted, not what the scenario gives", () => {
    const { reference, view } = tableOf(
      [FINN, GRIMNAK],
      [
        { unit: "finn", seat: 0 },
        { unit: "grimnak", seat: 0 },
      ],
    );
    const [first] = reference.seats;
    if (first) first.army = ["grimnak"];
    expect(pointsSpent(reference, lyingCards(reference, view), 0)).toBe(80);
  });
});

describe("the draft", () => {
  it("offers each kind of card once, with the copy that can be taken", () => {
    const { reference, view } = tableOf(
      [FINN, TARN],
      [{ unit: "finn", seat: 1 }, { unit: "tarn" }, { unit: "tarn#2" }],
    );
    const found = offers(lyingCards(reference, view), asked("draft", ["tarn#2"]));
    expect(found.map(({ lying, option }) => [lying.unit, option?.notation])).toEqual([
      ["tarn#2", "draft tarn#2"],
    ]);
  });

  it("sorts by points, name or general, and keeps to one general if wished", () => {
    const all = [FINN, GRIMNAK, TARN];
    const ids = (order: "points" | "name" | "general", general = "") =>
      sorted((each) => each, all, { order, general }).map(({ id }) => id);
    expect(ids("points")).toEqual(["grimnak", "finn", "tarn"]);
    expect(ids("name")).toEqual(["finn", "grimnak", "tarn"]);
    expect(ids("general")).toEqual(["finn", "tarn", "grimnak"]);
    expect(ids("points", "utgar")).toEqual(["grimnak"]);
    expect(generalsOf(all)).toEqual(["jandar", "utgar"]);
  });
});

describe("order markers", () => {
  it("say which one is to be laid, and where the others lie", () => {
    const { reference, view } = tableOf(
      [FINN, TARN],
      [
        { unit: "finn", seat: 0, markers: [{ marker: "1", shown: false }] },
        { unit: "tarn", seat: 0 },
      ],
    );
    const question = asked("marker", ["finn", "tarn"], {
      facts: { marker: "2" },
    });
    expect(markerAsked(question)).toBe("2");
    expect(markerAsked(asked("draft", ["finn"]))).toBeNull();
    const stones = stonesOf(reference.markers, "2", lyingCards(reference, view));
    expect(stones.map(({ state, on }) => `${state} ${on}`.trim())).toEqual([
      "laid Finn",
      "now",
      "later",
      "later",
    ]);
  });
});

describe("the track", () => {
  it("goes from the first player on, three times round, and knows revealed cards alone", () => {
    const { reference, view } = tableOf(
      [FINN, TARN],
      [
        { unit: "finn", seat: 1, markers: [{ marker: "1", shown: true }] },
        { unit: "tarn", seat: 0, markers: [{ marker: "1", shown: false }] },
      ],
    );
    view.turn.first = 1;
    view.turn.turn = 1;
    const rows = turnsOfRound(reference, view, lyingCards(reference, view));
    expect(rows).toHaveLength(3);
    expect(rows[0]?.map(({ seat, state, unit }) => [seat, state, unit])).toEqual([
      [1, "done", "Finn"],
      [0, "now", ""],
    ]);
    expect(rows[2]?.every(({ state }) => state === "later")).toBe(true);
  });
});
