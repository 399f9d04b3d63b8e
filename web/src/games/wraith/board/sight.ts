// What the board has in sight: the view and the printed pieces laid side by side.
import type { Happening } from "../../../wire/types";
import { BodyMap } from "./paths";
import {
  GROUND,
  ROWS,
  SYMBOLS,
  type GiantCard,
  type Place,
  type Reference,
  type RowCard,
  type RowName,
  type SkillSymbol,
  type Strike,
  type View,
  type WraithCard,
} from "./types";

/** Everything printed that never changes in a fight, ready to be looked up. */
export interface Printed {
  reference: Reference;
  body: BodyMap;
  places: Place[];
  giantCards: Map<string, GiantCard>;
  wraithCards: Map<string, WraithCard>;
  fullLife: number;
}

export function printed(reference: Reference): Printed {
  const places = reference.giant.body.places.map((place) =>
    place.name === GROUND ? { ...place, x: standingRoom(reference.giant.body.places) } : place,
  );
  return {
    reference,
    body: new BodyMap(places),
    places,
    giantCards: new Map(reference.giant.cards.map((card) => [card.id, card])),
    wraithCards: new Map(reference.wraith.cards.map((card) => [card.id, card])),
    fullLife: reference.giant.health + reference.wraith.health_modifier,
  };
}

/** Where on the Ground the pawn hides no foothold: the Ground is wide, it stands where it likes. */
export function standingRoom(places: readonly Place[]): number {
  const low = places.filter(({ name, y }) => name !== GROUND && y > 80).map(({ x }) => x);
  const free = (x: number): number =>
    Math.min(...low.map((other) => Math.abs(other - x)), 20) - Math.abs(x - 50) * 0.05;
  let best = 50;
  for (let x = 34; x <= 76; x++) if (free(x) > free(best)) best = x;
  return best;
}

/** A card of the giant's row with what lies on it. */
export interface Lying extends RowCard {
  slot: number;
  piece: GiantCard;
}

export function rowOf(view: View, { giantCards }: Printed): Lying[] {
  return view.giant.row.flatMap((lying, slot) => {
    const piece = giantCards.get(lying.card);
    return piece ? [{ ...lying, slot, piece }] : [];
  });
}

/** The attack of the leftmost card if it will be made when the giant's turn comes. */
export function nextStrike(view: View, pieces: Printed): Strike | null {
  const first = rowOf(view, pieces)[0];
  if (!first || first.piece.kind !== "normal" || first.scarred || first.wounds > 0) return null;
  return view.giant.suppressed || view.result !== "" ? null : (first.piece.attack ?? null);
}

/** The cards of the row that can be wounded at each foothold. */
export function weakSpots(view: View, pieces: Printed): Map<string, Lying[]> {
  const weak = new Map<string, Lying[]>();
  for (const lying of rowOf(view, pieces)) {
    if (lying.scarred) continue;
    for (const place of lying.piece.footholds) weak.set(place, [...(weak.get(place) ?? []), lying]);
  }
  return weak;
}

/** The symbols a row shows; counted from its cards, so that a card just placed counts at once. */
export function symbolsOf(
  view: View,
  row: RowName,
  { wraithCards }: Printed,
): Record<SkillSymbol, number> {
  const counts: Record<SkillSymbol, number> = { hand: 0, foot: 0, eye: 0, breath: 0 };
  for (const placed of view.wraith.rows[row].cards) {
    if (placed.face_down || placed.card === null) continue;
    for (const symbol of wraithCards.get(placed.card)?.symbols ?? []) counts[symbol] += 1;
  }
  return counts;
}

/** How many of each card came into the hand since it was last refreshed, or blown away. */
export function drawnOf(log: readonly Happening[]): Map<string, number> {
  const since = log.findLastIndex(({ kind }) => ["refresh-began", "hand-shuffled"].includes(kind));
  const drawn = new Map<string, number>();
  if (since < 0) return drawn; // the first hand is all new
  for (const { kind, facts } of log.slice(since)) {
    const { card } = facts;
    if (kind === "drew" && typeof card === "string") drawn.set(card, (drawn.get(card) ?? 0) + 1);
  }
  return drawn;
}

/** The row the next card goes into; null when both are played or it is not the Wraith's step. */
export function nextRow(view: View): RowName | null {
  return view.step === "act" && view.result === "" ? (ROWS[view.played] ?? null) : null;
}

export interface Harm {
  wounds: number;
  cards: number;
  stun: boolean;
}

/** What the Rage adds to the next strike that hurts: all symbols up to the marker. */
export function rageAdds(track: readonly string[][], rage: number): Harm {
  const symbols = track.slice(0, rage).flat();
  const count = (name: string): number => symbols.filter((symbol) => symbol === name).length;
  return { wounds: count("wound"), cards: count("card"), stun: count("stun") > 0 };
}

/** What Always Active cards take off each kind of action. */
export function takenOff(view: View, pieces: Printed): Map<string, number> {
  const found = new Map<string, number>();
  for (const { piece, scarred } of rowOf(view, pieces)) {
    if (scarred || piece.always?.effect !== "reduce") continue;
    for (const action of piece.always.actions ?? []) {
      found.set(action, (found.get(action) ?? 0) + (piece.always.by ?? 0));
    }
  }
  return found;
}

/** A printed value in parts: a number, symbols to count, whether in pairs, and a most. */
export interface PrintedValue {
  base: number;
  symbols: SkillSymbol[];
  pairs: boolean;
  most: number | null;
}

export function readValue(value: string): PrintedValue {
  const [formula = "", most] = value.split("<=");
  const found: PrintedValue = {
    base: 0,
    symbols: [],
    pairs: formula.includes("&"),
    most: most === undefined ? null : Number(most),
  };
  for (const part of formula.split(/[+&]/)) {
    if (part === "") continue;
    const symbol = SYMBOLS.find((name) => name === part);
    if (symbol) found.symbols.push(symbol);
    else found.base += Number(part);
  }
  return found;
}

/** Whether a spell may be cast on a place: by its letter or its number; never on the Ground. */
export function spellWorks(requires: string, place: string): boolean {
  return place !== GROUND && (place.startsWith(requires) || place.slice(1) === requires);
}
