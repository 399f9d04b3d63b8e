// Which thing on the table an option points at. A thing is named by its sort and id: "space J8".
import type { Decision, Facts, JsonObject, Option } from "../../../wire/types";
import type { Thing as FieldThing } from "./field/props";
import { hexKey, STEPS, type Ground } from "./ground";
import { asView, type View } from "./types";

export type Thing = string;
export type Aims = ReadonlyMap<Thing, readonly Option[]>;

export const spaceThing = (space: string): Thing => `space ${space}`;
export const figureThing = (figure: string): Thing => `figure ${figure}`;
export const unitThing = (unit: string): Thing => `unit ${unit}`;

export function sortOf(thing: Thing): string {
  return thing.slice(0, thing.indexOf(" "));
}

export function idOf(thing: Thing): string {
  return thing.slice(thing.indexOf(" ") + 1);
}

export function thingOnField(thing: FieldThing): Thing {
  return "space" in thing ? spaceThing(thing.space) : figureThing(thing.figure);
}

export const fact = (facts: Facts, name: string): string => {
  const found = facts[name];
  return found === undefined ? "" : String(found);
};

/** Whether an option is chosen by a thing on the table. */
export function offers({ facts }: Option, view: JsonObject): boolean {
  const named = (name: string): boolean => fact(facts, name) !== "";
  const who = fact(facts, "target") || fact(facts, "figure");
  if (named("space") || who === "") return ["space", "unit", "zone"].some(named);
  return asView(view).figures.some(({ figure, fate }) => figure === who && fate === "standing");
}

/** Whether a question is about cards alone: nothing on the battlefield answers it. */
export function asksForCards(decision: Decision | null): boolean {
  const facts = decision?.options.map((option) => option.facts) ?? [];
  const onField = ["space", "target", "figure"];
  return facts.some(
    (one) => fact(one, "unit") !== "" && onField.every((name) => fact(one, name) === ""),
  );
}

/** Every thing that an option can be chosen by; none if only words can say it. */
export function thingsOf(facts: Facts, ground: Ground, view: View): Thing[] {
  const space = fact(facts, "space");
  const target = fact(facts, "target");
  const figure = fact(facts, "figure");
  const unit = fact(facts, "unit");
  const zone = fact(facts, "zone");
  if (space) return [spaceThing(space)];
  if (target) return [figureThing(target)];
  if (fact(facts, "direction")) return [figureThing(figure), ...lineBegins(facts, ground, view)];
  if (figure) return [figureThing(figure)];
  if (unit) {
    const figures = ground.units.get(unit)?.figures ?? [];
    return [unitThing(unit), ...figures.map(figureThing)];
  }
  if (zone) {
    const found = ground.reference.scenario.zones.find(({ id }) => id === zone);
    return (found?.spaces ?? []).map(spaceThing);
  }
  return [];
}

/** Where a line of fire begins: the spaces before the head or the tail in its direction. */
function lineBegins(facts: Facts, ground: Ground, view: View): Thing[] {
  const shooter = view.figures.find(({ figure }) => figure === fact(facts, "figure"));
  const end = fact(facts, "end") === "tail" ? (shooter?.space2 ?? "") : (shooter?.space ?? "");
  const from = ground.spaces.get(end);
  const step = STEPS[ground.reference.directions.indexOf(fact(facts, "direction"))];
  if (!from || !step) return [];
  const column = ground.columns.get(hexKey(from.q + step[0], from.r + step[1])) ?? [];
  return column.slice(0, 1).map(({ name }) => spaceThing(name));
}

/** Every thing that options point at, with those options in the order they are offered. */
export function aimsOf(
  options: readonly Option[],
  ground: Ground,
  view: View,
): Map<Thing, Option[]> {
  const aims = new Map<Thing, Option[]>();
  for (const option of options) {
    for (const thing of thingsOf(option.facts, ground, view)) {
      aims.set(thing, [...(aims.get(thing) ?? []), option]);
    }
  }
  return aims;
}

/** Who attacks by which option: several figures may have the same target. */
export function attackersOf(decision: Decision | null): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { facts } of decision?.options ?? []) {
    const attacker = fact(facts, "figure");
    if (attacker && (fact(facts, "target") || fact(facts, "direction"))) found.add(attacker);
  }
  return found;
}

/** The options that are left once somebody has been taken in hand. */
export function optionsFor(decision: Decision | null, attacker: string | null): Option[] {
  const options = decision?.options ?? [];
  if (attacker === null) return options;
  return options.filter(({ facts }) => {
    const who = fact(facts, "figure");
    return who === "" || who === attacker;
  });
}

/** What to ask the rules about a thing that no option points at. */
export function question(thing: Thing): Record<string, string> {
  return { [sortOf(thing)]: idOf(thing) };
}
