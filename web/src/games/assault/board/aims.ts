// Which thing on the table an option points at. A thing is named by its sort and id:
// "region evermoors", "soldier evermoors cloud-elite!", "slayer hook", "command move".
import type { Decision, Facts, Option } from "../../../wire/types";
import type { View } from "../shapes";
import { soldierKey, type Thing as MapThing } from "./map/props";

export type Thing = string;

export const regionThing = (region: string): Thing => `region ${region}`;
export const soldierThing = (region: string, soldier: string): Thing =>
  `soldier ${soldierKey(region, soldier)}`;
export const slayerThing = (slayer: string): Thing => `slayer ${slayer}`;
export const eventThing = (event: string): Thing => `event ${event}`;

export function sortOf(thing: Thing): string {
  return thing.slice(0, thing.indexOf(" "));
}

export function idOf(thing: Thing): string {
  return thing.slice(thing.indexOf(" ") + 1);
}

/** The region and the soldier of a soldier's thing. */
export function soldierOf(thing: Thing): { region: string; soldier: string } {
  const [region = "", soldier = ""] = idOf(thing).split(" ");
  return { region, soldier };
}

export const fact = (facts: Facts, name: string): string => {
  const found = facts[name];
  return found === undefined ? "" : String(found);
};

/** What was touched on the map, the nearest thing first. */
export function thingsOnMap(thing: MapThing): Thing[] {
  if ("slayer" in thing) return [slayerThing(thing.slayer)];
  if ("event" in thing) return [eventThing(thing.event)];
  const region = regionThing(thing.region);
  return "soldier" in thing ? [soldierThing(thing.region, thing.soldier), region] : [region];
}

/** A soldier as notation writes it: wounded with an exclamation mark. */
export function soldierIn(facts: Facts): string {
  const unit = fact(facts, "unit");
  return unit && fact(facts, "wounded") === "1" ? `${unit}!` : unit;
}

/**
 * How an option is chosen on the table: by a thing, after another has been taken in hand where
 * `from` names one.
 */
export interface Aim {
  option: Option;
  from: Thing | null;
  at: Thing[];
}

/** The giantslayers whom an option names: one by its id, several each by a fact of its own. */
export function slayersIn(facts: Facts, view: View): string[] {
  const one = fact(facts, "slayer");
  return one ? [one] : Object.keys(view.slayers).filter((slayer) => slayer in facts);
}

const PLAIN = ["command", "event", "spell", "resource", "race", "modifier"] as const;

export function aimOf(option: Option, decision: Decision, view: View): Aim {
  const { facts } = option;
  const region = fact(facts, "region");
  const to = fact(facts, "to");
  const soldier = soldierIn(facts);
  const slayers = slayersIn(facts, view);
  const aim = (from: Thing | null, ...at: Thing[]): Aim => ({ option, from, at });
  if (soldier && region && to) return aim(soldierThing(region, soldier), regionThing(to));
  if (region && to) return aim(regionThing(region), regionThing(to));
  if (soldier && decision.kind === "recruit") return aim(`unit ${soldier}`, regionThing(region));
  if (soldier && region) return aim(null, soldierThing(region, soldier));
  if (soldier) return aim(null, ...whereStands(soldier, decision, view));
  const [slayer] = slayers;
  if (slayer && slayers.length === 1 && region && decision.kind !== "slayer-attack")
    return aim(slayerThing(slayer), regionThing(region));
  if (slayer)
    return aim(null, ...slayers.map(slayerThing), ...(region ? [regionThing(region)] : []));
  if (region) return aim(null, regionThing(region));
  for (const sort of PLAIN) {
    const id = fact(facts, sort);
    if (id) return aim(null, `${sort} ${id}`);
  }
  return aim(null);
}

/** Where the soldiers of a question stand that names them without their region. */
function whereStands(soldier: string, decision: Decision, view: View): Thing[] {
  const asked = ["from", "region", "to"].map((name) => fact(decision.facts, name));
  const there = [...asked, view.castle].find(
    (region) => (view.regions[region]?.units[soldier] ?? 0) > 0,
  );
  return there === undefined ? [`unit ${soldier}`] : [soldierThing(there, soldier)];
}

export function aimsOf(decision: Decision | null, view: View): Aim[] {
  return decision?.options.map((option) => aimOf(option, decision, view)) ?? [];
}

/** What a touch would do: choose, take somebody in hand, or show what there is to choose. */
export type Touch =
  | { does: "choose"; option: Option }
  | { does: "take"; thing: Thing }
  | { does: "open"; picks: Pick[] }
  | { does: "ask" };

export type Pick = { option: Option } | { take: Thing };

/**
 * What touching a thing does. With somebody in hand their ways come first; without, one's own
 * soldiers are taken in hand, and where others can go is shown as a list of who could.
 */
export function touchOf(things: readonly Thing[], hand: Thing | null, aims: readonly Aim[]): Touch {
  for (const thing of things) {
    const here = aims.filter(({ at }) => at.includes(thing));
    const held = here.filter(({ from }) => from === hand || from === null);
    if (held.length === 1 && held[0]) return { does: "choose", option: held[0].option };
    if (held.length > 1) return { does: "open", picks: held.map(({ option }) => ({ option })) };
    const takes = takesIn(thing, aims);
    const [only] = takes;
    if (takes.length === 1 && only !== undefined && only !== hand)
      return { does: "take", thing: only };
    if (takes.length > 1) return { does: "open", picks: takes.map((take) => ({ take })) };
    if (here.length > 0) return { does: "open", picks: here.map(({ option }) => ({ option })) };
  }
  return { does: "ask" };
}

/** Who can be taken in hand at a thing: itself, or the soldiers who stand in a region. */
function takesIn(thing: Thing, aims: readonly Aim[]): Thing[] {
  const froms = [...new Set(aims.flatMap(({ from }) => (from === null ? [] : [from])))];
  if (froms.includes(thing)) return [thing];
  if (sortOf(thing) !== "region") return [];
  return froms.filter(
    (from) => sortOf(from) === "soldier" && soldierOf(from).region === idOf(thing),
  );
}

/** What to ask the rules about a thing that no option points at. */
export function question(thing: Thing): Record<string, string> {
  return sortOf(thing) === "soldier"
    ? { unit: soldierOf(thing).soldier.replace("!", "") }
    : { [sortOf(thing)]: idOf(thing) };
}
