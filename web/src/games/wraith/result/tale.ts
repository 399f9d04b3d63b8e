// How a fight went, read out of its replay.
import type { Happening } from "../../../wire/types";
import type { View } from "../shapes";

export interface Round {
  round: number;
  /** Wounds dealt to the Giant, and taken by the Wraith, whatever it was for. */
  dealt: number;
  taken: number;
}

/** What one attack has done. */
export interface Blow {
  round: number;
  effect: string;
  n: number;
  /** The ids of the cards that it has wounded. */
  cards: string[];
}

export interface Tale {
  rounds: Round[];
  scars: number;
  best: Blow | null;
  end: View;
}

const TAKEN = new Set(["suffered", "burnt", "fearless-price"]);
/** What may be told between two Wounds of one attack. */
const WITHIN = new Set(["hit", "scarred"]);

interface Moment {
  happening: Happening;
  view: View;
}

export function taleOf(moments: readonly Moment[]): Tale | null {
  const end = moments.at(-1)?.view;
  if (!end) return null;
  const rounds: Round[] = Array.from({ length: end.round }, (_, i) => ({
    round: i + 1,
    dealt: 0,
    taken: 0,
  }));
  const blows: Blow[] = [];
  let before = "";
  let scars = 0;
  for (const { happening, view } of moments) {
    const { kind, facts } = happening;
    const n = Number(facts["n"] ?? 0);
    const now = rounds[view.round - 1];
    if (now && TAKEN.has(kind)) now.taken += n;
    if (now && kind === "hit") now.dealt += n;
    if (kind === "scarred") scars += 1;
    if (kind === "hit") noteBlow(blows, happening, view.round, WITHIN.has(before));
    before = kind;
  }
  const best = blows.reduce<Blow | null>(
    (most, blow) => (most === null || blow.n > most.n ? blow : most),
    null,
  );
  return { rounds, scars, best, end };
}

function noteBlow(blows: Blow[], { facts }: Happening, round: number, goesOn: boolean): void {
  const effect = String(facts["effect"] ?? "");
  const card = String(facts["giant_card"] ?? "");
  const n = Number(facts["n"] ?? 0);
  const last = blows.at(-1);
  if (goesOn && last?.effect === effect && last.round === round) {
    last.n += n;
    last.cards.push(card);
  } else {
    blows.push({ round, effect, n, cards: [card] });
  }
}
