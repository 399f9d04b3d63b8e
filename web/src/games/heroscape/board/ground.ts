// The battlefield as it lies there: hexes, the spaces of each, and who belongs to which card.
import type { ArmyCard, FigureState, Reference, Space, Unit, View } from "./types";

/** East, then clockwise: a step in each of the six directions, as the reference names them. */
export const STEPS: readonly (readonly [q: number, r: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const hexKey = (q: number, r: number): string => `${q},${r}`;

/** Everything printed that never changes in a battle, ready to be looked up. */
export interface Ground {
  reference: Reference;
  spaces: ReadonlyMap<string, Space>;
  /** The spaces of each hex, the highest first. */
  columns: ReadonlyMap<string, readonly Space[]>;
  cards: ReadonlyMap<string, ArmyCard>;
  units: ReadonlyMap<string, Unit>;
  unitOf: ReadonlyMap<string, Unit>;
  zoneOf: ReadonlyMap<string, string>;
  lowest: number;
  highest: number;
}

export function groundOf(reference: Reference): Ground {
  const columns = new Map<string, Space[]>();
  for (const space of reference.battlefield.spaces) {
    const key = hexKey(space.q, space.r);
    columns.set(key, [...(columns.get(key) ?? []), space]);
  }
  for (const column of columns.values()) column.sort((a, b) => b.level - a.level);
  const levels = reference.battlefield.spaces.map(({ level }) => level);
  return {
    reference,
    spaces: new Map(reference.battlefield.spaces.map((space) => [space.name, space])),
    columns,
    cards: new Map(reference.cards.map((card) => [card.id, card])),
    units: new Map(reference.units.map((unit) => [unit.id, unit])),
    unitOf: new Map(
      reference.units.flatMap((unit) => unit.figures.map((figure) => [figure, unit] as const)),
    ),
    zoneOf: new Map(
      reference.scenario.zones.flatMap(({ id, spaces }) =>
        spaces.map((space) => [space, id] as const),
      ),
    ),
    lowest: Math.min(...levels),
    highest: Math.max(...levels),
  };
}

export function cardOf(ground: Ground, figure: string): ArmyCard | undefined {
  const unit = ground.unitOf.get(figure);
  return unit && ground.cards.get(unit.card);
}

/** A figure for people: the name of its card, of a squad with its number. */
export function figureName(ground: Ground, figure: string): string {
  const unit = ground.unitOf.get(figure);
  if (!unit) return figure;
  const name = unitName(ground, unit.id);
  return unit.figures.length === 1 ? name : `${name} ${unit.figures.indexOf(figure) + 1}`;
}

/** A card for people; a second one of its kind has its number. */
export function unitName(ground: Ground, id: string): string {
  const unit = ground.units.get(id);
  const name = (unit && ground.cards.get(unit.card)?.name) ?? id;
  const [, copy] = id.split("#");
  return copy === undefined ? name : `${name} #${copy}`;
}

/** Who stands on which space; a figure of two spaces stands on both. */
export function standing(view: View): Map<string, FigureState> {
  const found = new Map<string, FigureState>();
  for (const figure of view.figures) {
    if (figure.fate !== "standing") continue;
    if (figure.space) found.set(figure.space, figure);
    if (figure.space2) found.set(figure.space2, figure);
  }
  return found;
}

/** The nearest hex with a space in a direction; hexes where nothing lies are passed over. */
export function onward(ground: Ground, from: Space, direction: number): readonly Space[] | null {
  const [dq, dr] = STEPS[direction] ?? [0, 0];
  for (let n = 1; n <= 40; n++) {
    const column = ground.columns.get(hexKey(from.q + dq * n, from.r + dr * n));
    if (column) return column;
  }
  return null;
}
