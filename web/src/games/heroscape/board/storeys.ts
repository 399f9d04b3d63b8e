// Hexes with several spaces above each other: whoever touches one of them may mean another.
import type { Option } from "../../../wire/types";
import { figureThing, idOf, sortOf, spaceThing, type Aims, type Thing } from "./aims";
import { hexKey, type Ground } from "./ground";
import type { FigureState, Space } from "./types";

/** A space of a hex, and what can be chosen by it or by who stands on it. */
export interface Storey {
  /** None where it needs no telling apart from others. */
  space: Space | null;
  options: readonly Option[];
}

/** Everything that can be chosen in the hex of a thing, from above downwards. */
export function storeysAt(
  thing: Thing,
  aims: Aims,
  ground: Ground,
  standing: ReadonlyMap<string, FigureState>,
): Storey[] {
  const found = spaceOf(thing, ground, standing);
  const column = found ? (ground.columns.get(hexKey(found.q, found.r)) ?? []) : [];
  return column.flatMap((space) => {
    const stands = standing.get(space.name);
    const things = [spaceThing(space.name), ...(stands ? [figureThing(stands.figure)] : [])];
    const options = new Set(things.flatMap((one) => aims.get(one) ?? []));
    return options.size === 0 ? [] : [{ space, options: [...options] }];
  });
}

/** The space of a thing: where a figure stands, with its head if it has two. */
function spaceOf(
  thing: Thing,
  ground: Ground,
  standing: ReadonlyMap<string, FigureState>,
): Space | undefined {
  const id = idOf(thing);
  if (sortOf(thing) === "space") return ground.spaces.get(id);
  const figure = [...standing.values()].find((one) => one.figure === id);
  return figure?.space ? ground.spaces.get(figure.space) : undefined;
}
