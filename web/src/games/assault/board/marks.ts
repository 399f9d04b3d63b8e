// What is lit on the map: who may be taken in hand, where to and at which price, what is in the way.
import type { Decision, Facts } from "../../../wire/types";
import { fact, idOf, soldierOf, sortOf, type Aim, type Thing } from "./aims";
import type { Mark } from "./map/props";

export interface Lit {
  decision: Decision | null;
  aims: readonly Aim[];
  hand: Thing | null;
  hindrances: readonly Facts[];
}

export interface Marks {
  regions: ReadonlyMap<string, Mark>;
  soldiers: ReadonlyMap<string, Mark>;
  slayers: ReadonlyMap<string, Mark>;
}

/** How a place is coloured to which an option leads: by what one pays, else by whether one stays. */
export function wayKind(facts: Facts): Mark["kind"] {
  const price = fact(facts, "price");
  if (price === "wound" || price === "death") return "danger";
  if (price === "card") return "price";
  if (fact(facts, "ends") === "pass") return "pass";
  return fact(facts, "ends") === "stop" ? "stop" : "may";
}

/** The mildest of several ways to the same place is the one that is shown. */
const ORDER: Mark["kind"][] = ["stop", "may", "pass", "price", "danger"];

const mildest = (one: Mark["kind"], other: Mark["kind"] | undefined): Mark["kind"] =>
  other !== undefined && ORDER.indexOf(other) < ORDER.indexOf(one) ? other : one;

export function marksOf({ decision, aims, hand, hindrances }: Lit): Marks {
  const regions = new Map<string, Mark>();
  const soldiers = new Map<string, Mark>();
  const slayers = new Map<string, Mark>();
  const put = (thing: Thing, kind: Mark["kind"]): void => {
    if (sortOf(thing) === "region") regions.set(idOf(thing), { kind });
    if (sortOf(thing) === "soldier") soldiers.set(idOf(thing), { kind });
    if (sortOf(thing) === "slayer") slayers.set(idOf(thing), { kind });
  };
  for (const facts of hindrances) {
    for (const sort of ["region", "slayer"]) {
      if (fact(facts, sort)) put(`${sort} ${fact(facts, sort)}`, "hindrance");
    }
  }
  for (const { from } of aims) {
    if (from === null) continue;
    put(from, "may");
    if (sortOf(from) === "soldier") put(`region ${soldierOf(from).region}`, "from");
  }
  const held = aims.filter(({ from, at }) => at.length > 0 && (from === null || from === hand));
  // Whom one could attack is shown before it is said from where.
  const shown = held.length > 0 ? held : decision?.kind === "attack" ? aims : [];
  const ways = new Map<Thing, Mark["kind"]>();
  for (const { option, at } of shown) {
    const kind = option.facts["do"] === "attack" ? "danger" : wayKind(option.facts);
    for (const thing of at) ways.set(thing, mildest(kind, ways.get(thing)));
  }
  for (const [thing, kind] of ways) put(thing, kind);
  if (hand) {
    put(hand, "chosen");
    if (sortOf(hand) === "soldier") put(`region ${soldierOf(hand).region}`, "from");
  }
  return { regions, soldiers, slayers };
}
