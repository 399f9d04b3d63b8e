// An army to begin with, for whoever does not want to pick card by card.
import type { ArmyCard } from "../shapes";
import { costOf, writeArmy } from "./armyText";

interface Wanted {
  /** Armies that go together, each seat's cards. */
  drafts: readonly (readonly (readonly string[])[])[];
  seat: number;
  /** What the seat has now: each suggestion is another one. */
  army: readonly string[];
  /** What others bring. */
  taken: ReadonlySet<string>;
  points: number;
  cards: readonly ArmyCard[];
}

/** The next army that nobody's else stands in the way of; empty where there is none. */
export function suggestion({ drafts, seat, army, taken, points, cards }: Wanted): string[] {
  const offers = drafts.map((draft) => draft[seat] ?? []);
  const now = writeArmy([...army].sort());
  const at = offers.findIndex((offer) => writeArmy([...offer].sort()) === now);
  const inTurn = [...offers.slice(at + 1), ...offers.slice(0, at + 1)];
  const free = inTurn.find((offer) => !offer.some((id) => taken.has(id)));
  if (free) return [...free];
  // Others bring some of it: the rest is filled up with what is left, the dearest first.
  const known = [...new Set(drafts.flat(2))].filter((id) => !taken.has(id));
  const dearest = known.sort((a, b) => costOf([b], cards) - costOf([a], cards));
  const kept = (inTurn[0] ?? []).filter((id) => !taken.has(id));
  return dearest.reduce(
    (found, id) =>
      found.includes(id) || costOf([...found, id], cards) > points ? found : [...found, id],
    kept,
  );
}
