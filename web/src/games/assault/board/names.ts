// Pieces and cards by the names that people know them by.
import type { Words } from "../../../words";
import type { EventCard, Place, Reference, Region, Unit } from "../shapes";

export function raceName(words: Words, race: string): string {
  return words("assault-race", { race });
}

type Named = Pick<Region, "id" | "name">;

export function landName(words: Words, { id, name }: Named): string {
  return words("assault-region-name", { region: id, name });
}

export function regionName(words: Words, reference: Reference, region: string): string {
  const found = reference.board.regions.find(({ id }) => id === region);
  return landName(words, found ?? { id: region, name: region });
}

/** Places have no id; words know them by their printed names: "Bryn Shander" is "bryn-shander". */
export function placeName(words: Words, { name }: Pick<Place, "name">): string {
  const place = name.toLowerCase().replace(/[^a-z]+/g, "-");
  return words("assault-place-name", { place, name });
}

export function resourceName(words: Words, resource: string): string {
  return words("assault-resource", { resource });
}

export function commandName(words: Words, command: string, race: string): string {
  return words("assault-command", { command, race });
}

export function markerName(words: Words, marker: string): string {
  return words("assault-marker", { marker });
}

/** A kind of unit by its id, wounded or not. */
export function unitOf(reference: Reference, soldier: string): Unit | undefined {
  const unit = soldier.replace("!", "");
  return reference.races.flatMap(({ units }) => units).find(({ id }) => id === unit);
}

export function unitName(words: Words, reference: Reference, unit: string): string {
  return words("assault-unit", { unit, name: unitOf(reference, unit)?.name ?? unit });
}

/** A soldier as notation writes it, for people: "cloud-elite!" is wounded. */
export function soldierName(words: Words, reference: Reference, soldier: string): string {
  return words("assault-soldier", {
    unit: unitName(words, reference, soldier.replace("!", "")),
    wounded: soldier.endsWith("!") ? "yes" : "no",
  });
}

export function slayerName(words: Words, reference: Reference, slayer: string): string {
  const name = reference.slayers.find(({ id }) => id === slayer)?.name ?? slayer;
  return words("assault-slayer", { slayer, name });
}

/** One of the two spells of a card. */
export function spellName(
  words: Words,
  reference: Reference,
  spell: string,
  half: "basic" | "advanced" = "basic",
): string {
  const name = reference.spells.find(({ id }) => id === spell)?.[half].name ?? spell;
  return words(half === "basic" ? "assault-spell" : "assault-spell-advanced", { spell, name });
}

export function eventOf(reference: Reference, event: string): EventCard | undefined {
  return [...reference.events, ...reference.races.flatMap(({ events }) => events)].find(
    ({ id }) => id === event,
  );
}

export function eventName(words: Words, reference: Reference, event: string): string {
  return words("assault-event-card", { event, name: eventOf(reference, event)?.name ?? event });
}
