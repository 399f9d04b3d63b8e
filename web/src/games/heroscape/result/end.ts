// Where a battle ended, read out of its replay and drawn on the map from above.
import type { Map as FieldMap, Reference, Space } from "../shapes";
import type { Moment } from "./battle";

type Hex = [q: number, r: number];

export interface End {
  /** Who stands where at the end: ``q``, ``r`` and the seat. */
  standing: [q: number, r: number, seat: number][];
  /** Where figures were destroyed. */
  fallen: Hex[];
}

export function endOf(reference: Reference, moments: readonly Moment[]): End {
  const spaces = new Map(reference.battlefield.spaces.map((space) => [space.name, space]));
  const figures = moments.at(-1)?.view.figures ?? [];
  return {
    standing: figures.flatMap(({ fate, space, seat }): End["standing"] => {
      const on = spaces.get(space ?? "");
      return fate === "standing" && on && seat !== null ? [[on.q, on.r, seat]] : [];
    }),
    fallen: moments.flatMap(({ happening }): Hex[] => {
      if (happening.kind !== "destroyed") return [];
      const on = spaces.get(String(happening.facts["space"] ?? ""));
      return on ? [[on.q, on.r]] : [];
    }),
  };
}

/** The battlefield from above: of each hex the highest space. */
export function mapOf({ battlefield: { id, name, spaces } }: Reference): FieldMap {
  const tops = new Map<string, Space>();
  for (const space of spaces) {
    const key = `${space.q},${space.r}`;
    const top = tops.get(key);
    if (top === undefined || top.level < space.level) tops.set(key, space);
  }
  const hexes = [...tops.values()].map(({ q, r, level, terrain }): FieldMap["hexes"][number] => [
    q,
    r,
    level,
    terrain,
  ]);
  return { id, name, hexes };
}
