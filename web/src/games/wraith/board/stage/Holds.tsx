// The footholds: carved into the body, each a button with its name and every sign that counts there.
import { useMemo, useRef, type KeyboardEvent } from "react";
import type { Option } from "../../../../wire/types";
import { idOf, placeThing, sortOf } from "../aims";
import { Chooser } from "../Chooser";
import { EffectIcon, LooseIcon } from "../glyphs";
import { placeName, wayWords } from "../phrases";
import { nextStrike, weakSpots, type Lying, type Printed } from "../sight";
import { handlesOf, useTable, type Table } from "../table";
import { GROUND, type GiantCard, type Place } from "../types";
import { percent, spot } from "./geometry";
import css from "./Holds.module.css";
import { list } from "../../../../words";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** What is shown at one place. */
interface Signs {
  options: Option[];
  weak: Lying[];
  struck: boolean;
  loose: boolean;
  /** The card in the light strikes here, or is weak here. */
  reached: boolean;
  opened: boolean;
  /** A later choice of the card in the light could lead here. */
  ghost: string;
}

export function Holds() {
  const table = useTable();
  const { pieces, view, aims, place } = table;
  const field = useRef<HTMLDivElement>(null);
  const weak = useMemo(() => weakSpots(view, pieces), [view, pieces]);
  const strike = useMemo(() => nextStrike(view, pieces), [view, pieces]);
  const { reach, open } = useMemo(() => cardInLight(table), [table]);
  const ghosts = useMemo(() => ghostPlaces(table), [table]);

  const walk = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    const from = (event.target as HTMLElement).dataset["place"];
    if (!way || from === undefined) return;
    const next = pieces.body.towards(from, way[0], way[1]);
    event.preventDefault();
    if (next) field.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  };

  // From the ground up, so that Tab climbs.
  const ordered = useMemo(() => [...pieces.places].sort((a, b) => b.y - a.y), [pieces]);
  return (
    <div ref={field} onKeyDown={walk}>
      {ordered.map((here) => (
        <Hold
          key={here.name}
          place={place(here.name) ?? here}
          signs={{
            options: aims.get(placeThing(here.name)) ?? [],
            weak: weak.get(here.name) ?? [],
            struck: strike?.reach.includes(here.name) ?? false,
            loose: view.giant.dangers.includes(here.name),
            reached: reach.includes(here.name),
            opened: open.includes(here.name),
            ghost: ghosts.get(here.name) ?? "",
          }}
        />
      ))}
    </div>
  );
}

/** The footholds that the card in the light strikes, and those where it is weak. */
function cardInLight({ lit, telling, row, pieces, view }: Table): {
  reach: string[];
  open: string[];
} {
  const acting = telling?.facts["giant_card"];
  const id = typeof acting === "string" ? acting : lit && sortOf(lit) === "giant" ? idOf(lit) : "";
  const piece = pieces.giantCards.get(id);
  if (!piece) return { reach: [], open: [] };
  const scarred = row.find(({ card }) => card === id)?.scarred ?? false;
  const strikes =
    !telling || ["struck", "out-of-reach", "when-revealed", "always-works"].includes(telling.kind);
  return {
    reach: strikes && !scarred ? (piece.attack?.reach ?? piece.always?.reach ?? []) : [],
    open: telling
      ? woundedAt(telling.kind, piece, view.wraith.place, pieces)
      : scarred
        ? []
        : piece.footholds,
  };
}

/** Where a Wound that is being told was dealt: on a weak spot within reach of where she stands. */
function woundedAt(kind: string, piece: GiantCard, stand: string, { body }: Printed): string[] {
  if (kind !== "hit" && kind !== "scarred") return [];
  const near = [stand, ...body.beside(stand)];
  return piece.footholds.filter((place) => near.includes(place));
}

/** Where the option in the light could lead next, with the action that would. */
function ghostPlaces({ pointed, preview }: Table): Map<string, string> {
  const found = new Map<string, string>();
  if (!pointed || !preview) return found;
  for (const { facts } of preview.decision?.options ?? []) {
    const place = facts["place"];
    if (typeof place === "string" && !found.has(place)) found.set(place, String(facts["do"]));
  }
  return found;
}

function Hold({ place, signs }: { place: Place; signs: Signs }) {
  const table = useTable();
  const { words, view, lit } = table;
  const thing = placeThing(place.name);
  const ground = place.name === GROUND;
  const here = view.wraith.place === place.name;
  const [x, y] = percent(spot(place));
  const offered = [...new Set(signs.options.map(({ facts }) => String(facts["do"] ?? "")))];
  const does = offered.length > 0 ? offered : signs.ghost === "" ? [] : [signs.ghost];
  return (
    <div
      className={ground ? css.ground : css.spot}
      style={ground ? { top: `${y}%` } : { left: `${x}%`, top: `${y}%` }}
      data-side={x > 68 ? "left" : x < 32 ? "right" : "middle"}
      data-low={y > 78 || undefined}
      data-open={table.open === thing || undefined}
    >
      <button
        type="button"
        className={css.hold}
        data-place={place.name}
        data-reach={signs.options.length > 0 || undefined}
        data-ghost={(signs.options.length === 0 && signs.ghost !== "") || undefined}
        data-struck={signs.struck || undefined}
        data-reached={signs.reached || undefined}
        data-opened={signs.opened || undefined}
        data-here={here || undefined}
        data-lit={lit === thing || undefined}
        tabIndex={signs.options.length > 0 || here ? 0 : -1}
        aria-label={told(table, place, signs, here)}
        {...handlesOf(table, thing)}
      >
        <span className={css.name}>{placeName(words, place.name)}</span>
      </button>
      {!here && does.length > 0 && (
        <span className={css.does} aria-hidden>
          {does.slice(0, 2).map((effect) => (
            <i key={effect}>
              <EffectIcon effect={effect} />
            </i>
          ))}
        </span>
      )}
      {signs.weak.length > 0 && (
        <span className={css.weak} aria-hidden>
          {signs.weak.map(({ slot, card }) => (
            <i key={card} data-lit={lit === `giant ${card}` || undefined}>
              {slot + 1}
            </i>
          ))}
        </span>
      )}
      {signs.loose && (
        <span className={css.loose} aria-hidden>
          <LooseIcon />
        </span>
      )}
      <Chooser thing={thing} options={signs.options} />
    </div>
  );
}

/** A foothold in words. */
function told(table: Table, place: Place, signs: Signs, here: boolean): string {
  const { words, pieces, row } = table;
  const name =
    place.name === GROUND
      ? placeName(words, GROUND)
      : words("wraith-board-place", { name: place.name, part: place.part });
  const parts = [name];
  if (here) parts.push(words("wraith-board-you-here"));
  for (const option of signs.options) parts.push(words.say(option.text));
  if (signs.struck)
    parts.push(words("wraith-board-struck-next", { card: row[0]?.piece.name ?? "" }));
  if (signs.weak.length > 0)
    parts.push(
      words("wraith-board-weak-here", {
        cards: list(signs.weak.map(({ piece }) => piece.name)),
      }),
    );
  if (signs.loose)
    parts.push(words("wraith-board-loose", { effect: pieces.reference.giant.foothold_effect }));
  parts.push(...wayWords(words, pieces.body, place.name));
  return `${parts.join(". ")}.`;
}
