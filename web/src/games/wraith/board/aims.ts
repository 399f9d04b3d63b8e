// Which thing on the board an option points at. A thing is named by its sort and id: "place B2".
import type { Decision, Facts, Option } from "../../../wire/types";
import type { View } from "./types";

export type Thing = string;

export const placeThing = (name: string): Thing => `place ${name}`;
/** Copies of a card are told apart by eye, not by the rules: options point at the first. */
export const handThing = (card: string, copy = 1): Thing =>
  copy > 1 ? `hand ${card}*${copy}` : `hand ${card}`;
export const giantThing = (card: string): Thing => `giant ${card}`;
export const skillThing = (skill: string): Thing => `skill ${skill}`;
export const fearlessThing = (effect: string): Thing => `fearless ${effect}`;
/** The card that is being carried out: the last of the row played into. */
export const ACTING: Thing = "acting card";

export function sortOf(thing: Thing): string {
  return thing.slice(0, thing.indexOf(" "));
}

export function idOf(thing: Thing): string {
  return thing.slice(thing.indexOf(" ") + 1).replace(/\*\d+$/, "");
}

/** The options that a thing is good for; a copy of a card is as good as the first. */
export function optionsOf(aims: ReadonlyMap<Thing, Option[]>, thing: Thing): Option[] {
  return aims.get(`${sortOf(thing)} ${idOf(thing)}`) ?? [];
}

const text = (facts: Facts, name: string): string => {
  const fact = facts[name];
  return fact === undefined ? "" : String(fact);
};

/** The thing an option is chosen by, or null if only words can say it (end, keep). */
export function thingOf(facts: Facts, view: View): Thing | null {
  const does = text(facts, "do");
  switch (does) {
    case "play":
    case "rest":
    case "discard":
      return handThing(text(facts, "card"));
    case "fearless":
      return fearlessThing(text(facts, "effect"));
    case "cast":
    case "skip":
      return ACTING;
    case "end":
    case "keep":
    case "no-spell":
      return null;
  }
  if (text(facts, "place")) return placeThing(text(facts, "place"));
  if (text(facts, "giant_card")) return giantThing(text(facts, "giant_card"));
  if (text(facts, "skill")) return skillThing(text(facts, "skill"));
  if (does === "sword" || does === "fireworks") return placeThing(view.wraith.place);
  if (does === "suppress-leftmost") return giantThing(view.giant.row[0]?.card ?? "");
  return ACTING;
}

/** Every thing that options point at, with those options in the order they are offered. */
export function aimsOf(decision: Decision | null, view: View): Map<Thing, Option[]> {
  const aims = new Map<Thing, Option[]>();
  for (const option of decision?.options ?? []) {
    const thing = thingOf(option.facts, view);
    if (thing !== null) aims.set(thing, [...(aims.get(thing) ?? []), option]);
  }
  return aims;
}

/** The option that touching a thing means, if that is beyond doubt. */
export function plainOption(options: readonly Option[]): Option | null {
  if (options.length === 1) return options[0] ?? null;
  return options.find(({ facts }) => facts["do"] === "play") ?? null;
}

/** The cards in hand that a number key is for, in the order in which they lie. */
export function numbered(aims: ReadonlyMap<Thing, Option[]>, { wraith: { hand } }: View): string[] {
  const cards = typeof hand === "number" ? [] : hand.map(({ card }) => card);
  return [...new Set(cards)].filter((card) => plainOption(aims.get(handThing(card)) ?? []));
}

/** Whether a card is being carried out: its actions are chosen from. */
export function isActing(aims: ReadonlyMap<Thing, Option[]>): boolean {
  return [...aims.values()].flat().some(({ facts }) => facts["action"] !== undefined);
}

/** What to ask the rules about a thing that no option points at. */
export function question(thing: Thing): Record<string, string> {
  const id = idOf(thing);
  switch (sortOf(thing)) {
    case "place":
      return { place: id };
    case "hand":
      return { card: id };
    case "giant":
      return { giant_card: id };
    case "skill":
      return { skill: id };
    case "fearless":
      return { fearless: id };
    case "row":
      return { row: id };
    default:
      return { [sortOf(thing)]: id };
  }
}
