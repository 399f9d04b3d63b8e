import { expect, it } from "vitest";
import type { Decision, Facts } from "../../../../wire/types";
import type { View } from "../../shapes";
import { answerOf, changed, progressOf, type Deal } from "./trade";

function asked(kind: string, ...options: [string, Facts][]): Decision {
  return {
    kind,
    seat: 0,
    facts: {},
    rule: "",
    prompt: { key: "", facts: {} },
    options: options.map(([notation, facts]) => ({
      notation,
      facts,
      text: { key: notation, facts: {} },
    })),
  };
}

const offer = (gives: Record<string, number>, wants: Record<string, number>): View["offer"] =>
  ({ gives, wants }) as unknown as View["offer"];

const PARTNER = asked(
  "partner",
  ["offer hill", { do: "offer", race: "hill" }],
  ["done", { do: "done" }],
);
const GIVE = asked(
  "give",
  ["ore", { do: "give", resource: "ore" }],
  ["food", { do: "give", resource: "food" }],
  ["done", { do: "done" }],
);
const WANT = asked(
  "want",
  ["artifact", { do: "want", resource: "artifact" }],
  ["done", { do: "done" }],
);
const DEAL: Deal = { partner: "offer hill", gives: { ore: 2 }, wants: { artifact: 1 } };

it("answers question after question, by what lies in the offer already", () => {
  expect(answerOf(DEAL, PARTNER, null)).toBe("offer hill");
  expect(answerOf(DEAL, GIVE, offer({}, {}))).toBe("ore");
  expect(answerOf(DEAL, GIVE, offer({ ore: 1 }, {}))).toBe("ore");
  expect(answerOf(DEAL, GIVE, offer({ ore: 2 }, {}))).toBe("done");
  expect(answerOf(DEAL, WANT, offer({ ore: 2 }, {}))).toBe("artifact");
  expect(answerOf(DEAL, WANT, offer({ ore: 2 }, { artifact: 1 }))).toBe("done");
});

it("answers nothing that is not offered", () => {
  expect(answerOf({ ...DEAL, partner: "trade hill" }, PARTNER, null)).toBeNull();
  expect(answerOf({ ...DEAL, gives: { weaponry: 1 } }, GIVE, offer({}, {}))).toBeNull();
  expect(answerOf(DEAL, asked("maneuver", ["done", { do: "done" }]), null)).toBeNull();
});

it("knows an undo by having come less far", () => {
  const steps = [
    progressOf(PARTNER, null),
    progressOf(GIVE, offer({}, {})),
    progressOf(GIVE, offer({ ore: 1 }, {})),
    progressOf(WANT, offer({ ore: 1 }, {})),
    progressOf(WANT, offer({ ore: 1 }, { artifact: 1 })),
  ];
  expect(steps).toEqual([...steps].sort((one, other) => one - other));
  expect(new Set(steps).size).toBe(steps.length);
});

it("has never fewer than no cards", () => {
  expect(changed({ ore: 0 }, "ore", -1)).toEqual({ ore: 0 });
  expect(changed({}, "food", 1)).toEqual({ food: 1 });
});
