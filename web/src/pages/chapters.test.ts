import { expect, it } from "vitest";
import type { Rule } from "../wire/types";
import { byChapter, chapterOf, search } from "./chapters";

function rule(id: string, title: string, text: string): Rule {
  return { id, title, rule: text, page: "", kind: "rule", see: [] };
}

const rules = [
  rule("WG-MOVE-01", "Climb", "Go up along the lines."),
  rule("WG-MOVE-02", "Drop", "Go down as far as you like."),
  rule("WG-RAGE-01", "Rage", "A strike that fails makes it climb."),
];

it("reads the chapter from the middle of an id", () => {
  expect(chapterOf("WG-MOVE-01")).toBe("MOVE");
  expect(chapterOf("HS-M-MOVE-03")).toBe("M-MOVE");
  expect(chapterOf("CAIRNS-2")).toBe("CAIRNS");
  expect(chapterOf("odd")).toBe("odd");
});

it("keeps the order of the book", () => {
  expect(byChapter(rules).map(({ chapter, rules: r }) => [chapter, r.length])).toEqual([
    ["MOVE", 2],
    ["RAGE", 1],
  ]);
});

it("finds every word, titles first", () => {
  expect(search(rules, "climb").map(({ id }) => id)).toEqual(["WG-MOVE-01", "WG-RAGE-01"]);
  expect(search(rules, "go DOWN").map(({ id }) => id)).toEqual(["WG-MOVE-02"]);
  expect(search(rules, "wg-rage").map(({ id }) => id)).toEqual(["WG-RAGE-01"]);
  expect(search(rules, "go sideways")).toEqual([]);
  expect(search(rules, " ")).toHaveLength(3);
});

it("finds words with and without their accents", () => {
  const czech = [rule("WG-MOVE-01", "Výstup", "Leze se po čarách."), rule("WG-ATK-01", "Útok", "")];
  const russian = [rule("WG-MOVE-01", "Подъём", "Вверх по линиям.")];
  expect(search(czech, "utok").map(({ id }) => id)).toEqual(["WG-ATK-01"]);
  expect(search(czech, "vÝstup čar").map(({ id }) => id)).toEqual(["WG-MOVE-01"]);
  expect(search(russian, "подъем").map(({ id }) => id)).toEqual(["WG-MOVE-01"]);
});
