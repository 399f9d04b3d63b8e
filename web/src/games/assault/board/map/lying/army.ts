// An army as it lies in a region: soldiers alike on one pile, the greatest first, in one row or two.
import type { Reference, RegionState, Unit } from "../../../shapes";

export interface Pile {
  soldier: string;
  unit: Unit;
  wounded: boolean;
  n: number;
}

const RANKS: readonly Unit["rank"][] = ["champion", "leader", "elite", "regular"];

const known = new WeakMap<Reference, Map<string, { unit: Unit; race: string }>>();

/** Every kind of unit and whose it is. */
export function unitsIn(reference: Reference): Map<string, { unit: Unit; race: string }> {
  const found =
    known.get(reference) ??
    new Map(
      reference.races.flatMap(({ id, units }) =>
        units.map((unit) => [unit.id, { unit, race: id }]),
      ),
    );
  known.set(reference, found);
  return found;
}

export const isWounded = (soldier: string): boolean => soldier.endsWith("!");
export const unitId = (soldier: string): string => soldier.replace("!", "");

export function pilesOf(reference: Reference, { units }: Pick<RegionState, "units">): Pile[] {
  const all = unitsIn(reference);
  return Object.entries(units)
    .flatMap(([soldier, n]) => {
      const unit = all.get(unitId(soldier))?.unit;
      return unit && n > 0 ? [{ soldier, unit, wounded: isWounded(soldier), n }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.unit.waits) - Number(a.unit.waits) ||
        RANKS.indexOf(a.unit.rank) - RANKS.indexOf(b.unit.rank) ||
        Number(a.wounded) - Number(b.wounded),
    );
}

export const countOf = (piles: readonly Pile[]): number => piles.reduce((sum, { n }) => sum + n, 0);

export interface Stand {
  x: number;
  y: number;
  /** How wide the seal of a piece is. */
  size: number;
}

/** Where piles stand around the middle of an army: up to three in a row, else in two rows. */
export function standsOf(piles: number): Stand[] {
  const row = (n: number, y: number, pitch: number, size: number): Stand[] =>
    Array.from({ length: n }, (_, i) => ({ x: (i - (n - 1) / 2) * pitch, y, size }));
  if (piles <= 2) return row(piles, 0, 42, 33);
  if (piles === 3) return row(piles, 0, 35, 29);
  const back = Math.floor(piles / 2);
  return [...row(back, -17, 33, 25), ...row(piles - back, 12, 33, 25)];
}
