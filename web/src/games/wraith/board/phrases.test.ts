import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { makeWords } from "../../../words/words";
import { named } from "./phrases";
import type { Reference } from "./types";

const names = (language: string): string =>
  readFileSync(`../src/giantstable/games/wraith/locale/${language}/names.ftl`, "utf8");

function words(language: string) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(names(language)));
  return makeWords([bundle], language);
}

const reference = {
  giant: {
    body: { places: [{ name: "A2", part: "left knee" }] },
    cards: [{ id: "earth-05", name: "Belt of Boulders" }],
  },
  wraith: {
    cards: [
      { id: "elder-old-habit", name: "Old Habit", spell: { name: "Dazzling Light" } },
      { id: "elder-crow-hop", name: "What the owner's box says" },
    ],
    skills: [{ id: "second-wind", name: "Second Wind" }],
  },
} as unknown as Reference;

it("says what is printed in the language spoken", () => {
  const { giant, wraith } = named(words("cs"), reference);
  expect(giant.body.places[0]).toMatchObject({ name: "A2", part: "levé koleno" });
  expect(giant.cards[0]?.name).toBe("Pás z balvanů");
  expect(wraith.cards[0]).toMatchObject({ name: "Starý zvyk", spell: { name: "Oslnivé světlo" } });
  expect(wraith.skills[0]?.name).toBe("Druhý dech");
  expect(named(words("ru"), reference).giant.cards[0]?.name).toBe("Пояс из валунов");
});

it("leaves alone what an owner has corrected, and English", () => {
  expect(named(words("cs"), reference).wraith.cards[1]?.name).toBe("What the owner's box says");
  expect(named(words("cs"), reference).wraith.cards[1]).not.toHaveProperty("spell");
  expect(named(words("en"), reference).giant.cards[0]?.name).toBe("Belt of Boulders");
});
