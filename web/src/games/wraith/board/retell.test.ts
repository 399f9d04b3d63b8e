import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Facts, Happening, JsonObject } from "../../../wire/types";
import { retell } from "./retell";
import { asView, type View } from "./types";
import { weight } from "./weight";

// Whole fights as the engine told them: the first view, then what happened with each choice and
// what the view had become by it (only what changed).
interface Tale {
  start: View;
  result: string;
  steps: { told: [kind: string, rule: string, facts: Facts][]; now: Record<string, unknown> }[];
}
const written = readFileSync(new URL("./retell.games.jsonl", import.meta.url), "utf8");
const games = written
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Tale);

function told([kind, rule, facts]: [string, string, Facts]): Happening {
  return { kind, rule, facts, seat: 0, text: { key: "", facts: {} } };
}

/** What must be right after every step, as the fixture writes it. */
function seen({ wraith, giant, ...view }: View): Record<string, unknown> {
  const hand = typeof wraith.hand === "number" ? [] : wraith.hand.map(({ card }) => card).sort();
  return {
    place: wraith.place,
    wounds: wraith.wounds,
    rage: giant.rage,
    life: giant.life,
    scars: giant.scars,
    row: giant.row.map(({ card, wounds, scarred }) => [card, wounds, Number(scarred)]),
    above: giant.above,
    gone: giant.gone.length,
    giantDeck: giant.deck,
    hand,
    deck: wraith.deck,
    discard: wraith.discard.length,
    removed: wraith.removed,
    top: wraith.rows.top.cards.length,
    bottom: wraith.rows.bottom.cards.length,
    pools: wraith.skills.map(({ tokens }) => tokens),
    stunned: wraith.stunned,
    shield: wraith.shield,
    handLost: wraith.hand_lost,
    dazzled: giant.suppressed,
    dangers: giant.dangers,
    step: view.step,
    round: view.round,
    played: view.played,
    result: view.result,
  };
}

describe("retell", () => {
  it.each(
    games.map((game) => [`${game.start.wraith.id} against ${game.start.giant.id}`, game] as const),
  )("carries a whole fight: %s", (_, game) => {
    let view: JsonObject = game.start;
    const truth = seen(game.start);
    game.steps.forEach(({ told: happenings, now }, i) => {
      for (const happening of happenings) view = retell(view, told(happening));
      // How the pools pay for what they cannot is not told: life tells it, health follows.
      Object.assign(truth, now);
      delete truth["health"];
      expect({ step: i, ...seen(asView(view)) }).toEqual({ step: i, ...truth });
    });
    expect(asView(view).result).toBe(game.result);
  });

  it("tells the health of a Giant without skill pools", () => {
    const young = games.find(({ start }) => start.wraith.skills.length === 0);
    let view: JsonObject = young?.start as View;
    let health = young?.start.giant.health;
    for (const { told: happenings, now } of young?.steps ?? []) {
      for (const happening of happenings) view = retell(view, told(happening));
      health = (now["health"] as number | undefined) ?? health;
      expect(asView(view).giant.health).toBe(health);
    }
  });

  it("leaves the old view alone", () => {
    const start = games[0]?.start as View;
    const before = JSON.stringify(start);
    retell(start, told(["climbed", "WG-MOVE-10", { place: "A1", from: "ground" }]));
    expect(JSON.stringify(start)).toBe(before);
  });

  it("knows a hidden hand only by its size", () => {
    const start = structuredClone(games[0]?.start as View);
    start.wraith.hand = 5;
    const view = retell(start, told(["face-down", "WG-HEAL-01", { card: "", row: "bottom" }]));
    expect(asView(view).wraith.hand).toBe(4);
    expect(asView(view).wraith.rows.bottom.cards).toEqual([{ card: null, face_down: true }]);
    expect(asView(retell(view, told(["drew", "WG-HEAL-03", { card: "" }]))).wraith.hand).toBe(5);
  });

  it("passes over what it does not know", () => {
    const start = games[0]?.start as View;
    expect(retell(start, told(["something-new", "", {}]))).toBe(start);
  });
});

describe("weight", () => {
  it("gives time to what hurts and little to bookkeeping", () => {
    const of = (kind: string): number => weight(told([kind, "", {}]));
    expect(of("struck")).toBeGreaterThan(1);
    expect(of("drew")).toBeLessThan(0.5);
    expect(of("refresh-began")).toBe(0);
    expect(of("won-scars")).toBeGreaterThan(of("scarred"));
  });
});
