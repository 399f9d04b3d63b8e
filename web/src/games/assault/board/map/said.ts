// What the map says of what lies on it: in labels, and for ears.
import { list, type Words } from "../../../../words";
import {
  eventName,
  eventOf,
  landName,
  markerName,
  raceName,
  resourceName,
  slayerName,
  soldierName,
} from "../names";
import type { Reference, Region, View } from "../../shapes";
import { countOf, pilesOf, unitsIn, unitId } from "./lying/army";

/** Homes are closed to others until the Final Ordning (AG-MOVE-08). */
export function isOpen({ stage }: Pick<View, "stage">): boolean {
  return stage === "final-ordning" || stage === "endgame";
}

/** A soldier with what is printed on it. */
export function soldierWords(words: Words, reference: Reference, soldier: string, n = 1): string {
  const unit = unitsIn(reference).get(unitId(soldier))?.unit;
  return words("assault-map-soldier", {
    n,
    soldier: soldierName(words, reference, soldier),
    strength: unit?.strength ?? 0,
    fortitude: unit?.fortitude ?? 0,
    value: unit?.value ?? 0,
  });
}

export function eventWords(words: Words, reference: Reference, event: string): string {
  const card = eventOf(reference, event);
  return words("assault-map-event", {
    event: eventName(words, reference, event),
    n: card?.points ?? 0,
    rune: resourceName(words, card?.rune ?? ""),
  });
}

export function slayerWords(
  words: Words,
  reference: Reference,
  slayer: string,
  wounded: boolean,
): string {
  const printed = reference.slayers.find(({ id }) => id === slayer);
  return words("assault-map-slayer", {
    slayer: slayerName(words, reference, slayer),
    wounded: wounded ? "yes" : "no",
    strength: printed?.strength ?? 0,
    fortitude: printed?.fortitude ?? 0,
  });
}

/** An army in one breath: whose, how many of how many, and who. */
export function armyWords(words: Words, reference: Reference, view: View, region: string): string {
  const state = view.regions[region];
  const race = reference.races.find(({ id }) => id === state?.race);
  if (!state || !race) return words("assault-map-nobody");
  const piles = pilesOf(reference, state);
  return words("assault-map-army", {
    race: raceName(words, race.id),
    n: countOf(piles),
    limit: race.limit,
    units: list(
      piles.map(({ soldier, n }) =>
        words("assault-map-pile", { n, soldier: soldierName(words, reference, soldier) }),
      ),
    ),
  });
}

/** Everything that lies in a region, as it is read out. */
export function regionWords(
  words: Words,
  reference: Reference,
  view: View,
  region: Region,
): string {
  const state = view.regions[region.id];
  const slayers = Object.keys(view.slayers).filter((id) => view.slayers[id]?.region === region.id);
  const parts = [
    landName(words, region),
    region.race &&
      words("assault-map-home", {
        race: raceName(words, region.race),
        open: isOpen(view) ? "yes" : "no",
      }),
    armyWords(words, reference, view, region.id),
    view.on_the_way?.region === region.id &&
      words("assault-map-on-the-way", {
        soldier: soldierName(words, reference, view.on_the_way.unit),
      }),
    view.castle === region.id && words("assault-map-castle"),
    ...slayers.map((id) => slayerWords(words, reference, id, view.slayers[id]?.wounded === true)),
    ...(state?.events ?? []).map((event) => eventWords(words, reference, event)),
    ...(state?.markers ?? []).map((marker) => markerName(words, marker)),
    state?.paid && words("assault-map-paid"),
  ];
  return parts.filter((part) => typeof part === "string" && part !== "").join(". ");
}
