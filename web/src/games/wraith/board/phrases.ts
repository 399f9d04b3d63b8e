// Cards and places in words, for the lens and for those who listen to the board.
import { list, type Words } from "../../../words";
import type { BodyMap } from "./paths";
import { readValue, type Harm, type Lying } from "./sight";
import {
  GROUND,
  type Always,
  type Effect,
  type Push,
  type Reference,
  type Skill,
  type Spell,
  type Strike,
} from "./types";

export function placeName(words: Words, name: string): string {
  return name === GROUND ? words("wraith-board-ground") : name;
}

/** Where the lines lead from a place: up, down. */
export function wayWords(words: Words, body: BodyMap, place: string): string[] {
  const ways = (key: string, places: readonly string[]): string[] =>
    places.length === 0
      ? []
      : [words(key, { places: list(places.map((name) => placeName(words, name))) })];
  return [
    ...ways("wraith-board-way-up", body.up(place)),
    ...ways("wraith-board-way-down", body.down(place)),
  ];
}

/** The name of a giant or a Wraith: translated where it is one of ours, else as it is printed. */
export function pieceName(
  words: Words,
  sort: "giant" | "wraith",
  piece: { id: string; name: string },
): string {
  return words.first([`web-choice-wraith-${sort}-${piece.id}`], piece.name);
}

/** What is printed on the pieces in the language spoken; what an owner has corrected as it is. */
export function named(words: Words, reference: Reference): Reference {
  const id = (name: string): string => name.toLowerCase().replaceAll(" ", "-");
  const said = <T extends { name: string }>(piece: T): T => ({
    ...piece,
    name: words("wraith-name", { id: id(piece.name), name: piece.name }),
  });
  const { giant, wraith } = reference;
  const places = giant.body.places.map((place) => ({
    ...place,
    part: words("wraith-part", { id: id(place.part), name: place.part }),
  }));
  return {
    ...reference,
    giant: { ...giant, body: { ...giant.body, places }, cards: giant.cards.map(said) },
    wraith: {
      ...wraith,
      cards: wraith.cards.map((card) => ({
        ...said(card),
        ...(card.spell ? { spell: said(card.spell) } : {}),
      })),
      skills: wraith.skills.map(said),
    },
  };
}

export function effectName(words: Words, effect: string): string {
  return words("wraith-effect", { effect: effect.replaceAll("-", "_") });
}

export function symbolName(words: Words, symbol: string): string {
  return words("wraith-board-symbol", { symbol });
}

export function areaWords(words: Words, area: readonly string[]): string {
  return list(area.map((name) => placeName(words, name)));
}

export function pushWords(words: Words, { way, by }: Push): string {
  const facts =
    typeof by === "number" ? { n: by, place: "" } : { n: 0, place: placeName(words, by) };
  return words("wraith-board-push", { way, ...facts });
}

/** What a blow brings: 2 Wounds, stun, thrown to the Ground. */
export function harmWords(words: Words, harm: Harm & { push?: Push | null }): string {
  const parts: string[] = [];
  if (harm.wounds > 0) parts.push(words("wraith-board-wounds", { n: harm.wounds }));
  if (harm.cards > 0) parts.push(words("wraith-board-cards-lost", { n: harm.cards }));
  if (harm.stun) parts.push(words("wraith-board-stun"));
  if (harm.push) parts.push(pushWords(words, harm.push));
  return parts.length === 0 ? words("wraith-board-nothing") : list(parts);
}

export function alwaysWords(words: Words, always: Always): string {
  return words("wraith-board-always", {
    effect: always.effect,
    actions: list((always.actions ?? []).map((action) => effectName(words, action))),
    n: always.by ?? 0,
    area: areaWords(words, always.area ?? []),
    push: always.push ? pushWords(words, always.push) : "",
  });
}

function strikeWords(words: Words, strike: Strike, revealed: boolean): string {
  const key = revealed ? "wraith-board-strikes-revealed" : "wraith-board-strikes";
  return words(key, { area: areaWords(words, strike.area), harm: harmWords(words, strike) });
}

/** All that a card of the giant says, a sentence each. */
export function giantCardWords(words: Words, lying: Lying): string[] {
  const { piece, wounds, scarred } = lying;
  if (scarred) return [words("wraith-board-scar-told")];
  const told: string[] = [];
  if (piece.attack) told.push(strikeWords(words, piece.attack, piece.kind === "when_revealed"));
  if (piece.always) told.push(alwaysWords(words, piece.always));
  told.push(
    piece.footholds.length > 1
      ? words("wraith-board-weak-regions", {
          spot: piece.weak_spot,
          places: list(piece.footholds),
        })
      : words("wraith-board-weak-at", { spot: piece.weak_spot }),
  );
  told.push(
    `${words("wraith-board-wounds-of", { n: wounds, all: piece.wound_limit })}. ` +
      words("wraith-board-scar-in", { n: piece.wound_limit - wounds }),
  );
  if (wounds > 0 && piece.kind === "normal") told.push(words("wraith-board-held-told"));
  if (piece.symbols.length > 0) {
    const signs = list(piece.symbols.map((sign) => words("wraith-board-sign", { sign })));
    told.push(words("wraith-board-signs", { signs }));
  }
  return told;
}

/** A printed value in words: 2; by hand in the row; by pairs of hand, eye. */
export function valueWords(words: Words, value: string): string {
  const { base, symbols, pairs, most } = readValue(value);
  if (symbols.length === 0) return value === "" ? "" : String(base);
  const names = list(symbols.map((symbol) => symbolName(words, symbol)));
  const counted = words(pairs ? "wraith-board-by-pairs" : "wraith-board-by-symbols", {
    symbols: names,
  });
  const whole = base > 0 ? `${base} + ${counted}` : counted;
  return most === null ? whole : words("wraith-board-at-most", { value: whole, n: most });
}

export function effectWords(words: Words, { type, value }: Effect): string {
  return `${effectName(words, type)} ${valueWords(words, value)}`.trim();
}

export function effectsWords(words: Words, effects: readonly Effect[]): string {
  return list(effects.map((effect) => effectWords(words, effect)));
}

export function spellWords(words: Words, { name, requires, effects }: Spell): string {
  return words("wraith-board-spell", { name, requires, does: effectsWords(words, effects) });
}

export function skillWords(words: Words, skill: Skill, tokens: number): string {
  return words("wraith-board-skill-told", {
    name: skill.name,
    n: tokens,
    all: skill.pool,
    does: effectsWords(words, skill.effects),
  });
}
