// Why a battle ended as it did: how many dice, how they fell, and what was added to them.
import type { Face, Reference } from "../../shapes";
import { faceAt, facesOf } from "../pieces/faces";
import type { BattleAccount, SideAccount, Thrown } from "./account";

/** Hits and blocks. */
export interface Amount {
  hits: number;
  blocks: number;
}

export interface Reckoned {
  dice: number;
  /** What the first roll showed, and what so many dice show on average. */
  shown: Amount;
  usual: Amount;
  /** What came to it afterwards: dice rolled again, commands, spells, cards, a leader. */
  added: Amount;
  totals: Amount;
}

const NONE: Amount = { hits: 0, blocks: 0 };

export function reckoned(reference: Reference, side: SideAccount): Reckoned {
  const first = side.rolls[0] ?? [];
  const shown = sum(first.map((die) => faceOf(reference, side.race, die)));
  const usual = sum(first.map(({ special }) => average(facesOf(reference, side.race, special))));
  const totals = side.totals ?? shown;
  return { dice: first.length, shown, usual, added: less(totals, shown), totals };
}

export const faceOf = (reference: Reference, race: string, die: Thrown): Face =>
  faceAt(reference, race, die.special, die.face);

function sum(amounts: readonly Amount[]): Amount {
  return amounts.reduce(
    (all, { hits, blocks }) => ({ hits: all.hits + hits, blocks: all.blocks + blocks }),
    NONE,
  );
}

function less(one: Amount, other: Amount): Amount {
  return { hits: one.hits - other.hits, blocks: one.blocks - other.blocks };
}

function average(faces: readonly Face[]): Amount {
  const { hits, blocks } = sum(faces);
  return { hits: hits / faces.length, blocks: blocks / faces.length };
}

/**
 * Who came off better: who conquered; else whose enemy took more damage. Nobody did if both took as
 * much.
 */
export function better(battle: BattleAccount): "attacker" | "defender" | null {
  if (battle.conquered) return "attacker";
  const taken = (side: SideAccount): number => side.damage ?? 0;
  const [mine, theirs] = [taken(battle.attacker), taken(battle.defender)];
  return mine === theirs ? null : mine < theirs ? "attacker" : "defender";
}

export type Cause = "dice" | "luck" | "added";

/** What helped most those who came off better, in hits and blocks; null if nothing stands out. */
export function cause(reference: Reference, battle: BattleAccount): Cause | null {
  const winner = better(battle);
  if (winner === null) return null;
  const won = reckoned(reference, battle[winner]);
  const lost = reckoned(reference, battle[winner === "attacker" ? "defender" : "attacker"]);
  const worth = ({ hits, blocks }: Amount): number => hits + blocks;
  const gains: Record<Cause, number> = {
    dice: worth(won.usual) - worth(lost.usual),
    luck: worth(less(won.shown, won.usual)) - worth(less(lost.shown, lost.usual)),
    added: worth(won.added) - worth(lost.added),
  };
  const [first] = (Object.keys(gains) as Cause[]).sort((a, b) => gains[b] - gains[a]);
  return first !== undefined && gains[first] > 0 ? first : null;
}

/** Blocks that did not count: what damage there is beyond hits less blocks. */
export function ignoredBy(from: SideAccount, to: SideAccount): number {
  if (from.totals === null || to.totals === null || to.damage === null) return 0;
  return Math.max(0, to.damage - Math.max(0, from.totals.hits - to.totals.blocks));
}
