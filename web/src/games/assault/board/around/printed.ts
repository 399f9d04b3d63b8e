// What is printed on cards and pieces, in words: effects, conditions, parts of commands.
import { list, type Words } from "../../../../words";
import type { Command, CommandPart, Condition, Effect, Reference } from "../../shapes";
import { commandName, markerName, regionName, resourceName, unitName } from "../names";

/** Names as one: "Food or Ore". */
function anyOf(words: Words, names: readonly string[]): string {
  return names.reduce(
    (first, second) => (first === "" ? second : words("assault-or", { first, second })),
    "",
  );
}

const yes = (is: boolean | undefined): string => (is === true ? "yes" : "no");

/**
 * What an effect does. Where `n` is given, it takes the place of the printed number: what a part of
 * a command comes to.
 */
export function effectText(
  words: Words,
  reference: Reference,
  effect: Effect,
  race: string,
  n?: number,
): string {
  const resources = effect.resources ?? (effect.resource === undefined ? [] : [effect.resource]);
  return words(`assault-effect-${effect.effect}`, {
    n: n ?? effect.by ?? effect.points ?? 0,
    points: effect.points ?? 0,
    into: effect.into ?? 0,
    keep: effect.keep ?? 0,
    most: effect.most ?? 0,
    reach: effect.reach ?? "",
    heal: yes(effect.heal),
    champions: yes(effect.champions),
    resource: anyOf(
      words,
      resources.map((resource) => resourceName(words, resource)),
    ),
    marker: effect.marker === undefined ? "" : markerName(words, effect.marker),
    unit: effect.unit === undefined ? "" : unitName(words, reference, effect.unit),
    command: effect.command === undefined ? "" : commandName(words, effect.command, race),
  });
}

/** All of these effects. */
export function effectsText(
  words: Words,
  reference: Reference,
  effects: readonly Effect[],
  race: string,
): string {
  return list(effects.map((effect) => effectText(words, reference, effect, race)));
}

/** What a kind of Resource Card is for: "In the Recruit Command: 1 Recruit Point". */
export function resourceUse(words: Words, reference: Reference, resource: string): string {
  const card = reference.resources.find(({ id }) => id === resource);
  if (card === undefined) return "";
  const use = words("assault-around-resource-use", { use: card.use });
  const does = effectsText(words, reference, card.does, "");
  // What a rune does is what it is for.
  return does === "" ? use : card.use === "event" ? sentence(does) : `${use}: ${does}`;
}

/** One of these effects. */
export function choiceText(
  words: Words,
  reference: Reference,
  effects: readonly Effect[],
  race: string,
): string {
  return anyOf(
    words,
    effects.map((effect) => effectText(words, reference, effect, race)),
  );
}

/** What an Event asks for. */
export function needText(words: Words, reference: Reference, need: Condition): string {
  const units = need.units ?? (need.unit === undefined ? [] : [need.unit]);
  return words(`assault-need-${need.needs}`, {
    least: need.least ?? 0,
    marker: need.marker === undefined ? "" : markerName(words, need.marker),
    with: need.marked === undefined ? "" : markerName(words, need.marked),
    without: need.unmarked === undefined ? "" : markerName(words, need.unmarked),
    marked: yes(need.marked !== undefined),
    unmarked: yes(need.unmarked !== undefined),
    resource: need.resource === undefined ? "" : resourceName(words, need.resource),
    region: need.region === undefined ? "" : regionName(words, reference, need.region),
    units: anyOf(
      words,
      units.map((unit) => unitName(words, reference, unit)),
    ),
  });
}

/** A part of a command as it is printed: once, or for each card to a side. */
export function partText(
  words: Words,
  reference: Reference,
  part: CommandPart,
  race: string,
): string {
  return words("assault-command-part", {
    per: part.per,
    does: choiceText(words, reference, part.does, race),
  });
}

/** One thing that a command comes to: an effect, and how much of it, how often, or the points. */
export interface Yield {
  effect: Effect;
  /** What can be done instead. */
  or: readonly Effect[];
  n: number;
  /** How the number came about: what is printed once, what the cards to the left add. */
  once: number;
  left: number;
}

/**
 * What a command comes to if it is played now, from what the engine says of its parts: parts of one
 * effect are one sum, and what comes to nothing is left out.
 */
export function yields(command: Command, parts: readonly number[]): Yield[] {
  const found: Yield[] = [];
  command.parts.forEach((part, i) => {
    const [effect, ...or] = part.does;
    const n = parts[i] ?? 0;
    if (effect === undefined || n === 0) {
      return;
    }
    const left = part.per === "left" ? n : 0;
    const same = found.find((other) => other.effect.effect === effect.effect);
    if (same === undefined) {
      found.push({ effect, or, n, once: n - left, left });
    } else {
      same.n += n;
      same.once += n - left;
      same.left += left;
    }
  });
  return found;
}

/** Effects whose own words say how much; of others it is said how often. */
const COUNTED = new Set([
  "maneuvers",
  "draw-resources",
  "draw-from-regions",
  "exchange",
  "recruit-points",
  "draw-spells",
  "arcane-to-blocks",
  "arcane-to-hits",
  "leader-reroll",
  "heal",
  "slayer-actions",
]);

export function yieldText(
  words: Words,
  reference: Reference,
  { effect, n }: Pick<Yield, "effect" | "n">,
  race: string,
): string {
  if (effect.effect === "marker-income") {
    return words("assault-around-income", { n, marker: markerName(words, effect.marker ?? "") });
  }
  if (COUNTED.has(effect.effect)) {
    return effectText(words, reference, effect, race, n);
  }
  const does = effectText(words, reference, effect, race);
  return n === 1 ? does : words("assault-around-times", { n, does });
}

/** A text as a sentence of its own begins. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
