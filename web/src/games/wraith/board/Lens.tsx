// The thing in the light, in words; and what the option in the light would do.
import type { ReactNode } from "react";
import { idOf, placeThing, sortOf } from "./aims";
import css from "./Lens.module.css";
import {
  areaWords,
  effectName,
  giantCardWords,
  harmWords,
  placeName,
  skillWords,
  spellWords,
  symbolName,
  valueWords,
  wayWords,
} from "./phrases";
import { nextStrike, rowOf, spellWorks, takenOff, weakSpots } from "./sight";
import { useTable, type Table } from "./table";
import { GROUND } from "./types";
import { list } from "../../../words";

interface Told {
  title: string;
  lines: string[];
}

export function Lens() {
  const table = useTable();
  // While Wounds are given out, it must not cover the cards that get them.
  const told = table.lit && !table.sharing ? describe(table, table.lit) : null;
  const would = wouldDo(table);
  const calm = !told && would.length === 0;
  return (
    <aside
      className={css.lens}
      data-calm={calm || undefined}
      data-sort={table.lit ? sortOf(table.lit) : undefined}
    >
      {told && (
        <>
          <h3 className={css.title}>{told.title}</h3>
          {told.lines.map((line, i) => (
            <p key={i}>{line}</p>
          ))}
        </>
      )}
      {would.length > 0 && (
        <ul className={css.would} aria-label={table.words("wraith-board-preview")}>
          {would.map((line, i) => (
            <li key={i} data-then={line.then || undefined}>
              {line.text}
            </li>
          ))}
        </ul>
      )}
      {calm && <p>{forecast(table)}</p>}
    </aside>
  );
}

/** With nothing in the light: what the giant is about to do. */
function forecast(table: Table): ReactNode {
  const { words, row, view, pieces } = table;
  const first = row[0];
  if (!first || view.result !== "") return words("wraith-board-lens-nothing");
  const strike = nextStrike(view, pieces);
  if (!strike) return words("wraith-board-next-none", { card: first.piece.name });
  return words("wraith-board-next-told", {
    card: first.piece.name,
    area: areaWords(words, strike.area),
    harm: harmWords(words, strike),
  });
}

function describe(table: Table, thing: string): Told | null {
  const id = idOf(thing);
  switch (sortOf(thing)) {
    case "giant":
      return giantCard(table, id);
    case "place":
      return place(table, id);
    case "hand":
      return handCard(table, id);
    case "skill":
      return skill(table, id);
    case "fearless":
      return fearless(table, id);
    default:
      return null;
  }
}

function giantCard({ words, pieces, view }: Table, id: string): Told | null {
  const lying = rowOf(view, pieces).find(({ card }) => card === id);
  if (!lying) return null;
  return { title: lying.piece.name, lines: giantCardWords(words, lying) };
}

function place({ words, pieces, view, row, aims }: Table, name: string): Told | null {
  const found = pieces.body.places.get(name);
  if (!found) return null;
  const lines: string[] = [];
  const fall = aims.get(placeThing(name))?.some(({ facts }) => facts["do"] === "climb");
  if (name === GROUND && fall) lines.push(words("wraith-board-over-the-top"));
  const weak = weakSpots(view, pieces).get(name) ?? [];
  if (weak.length > 0)
    lines.push(
      words("wraith-board-weak-here", {
        cards: list(weak.map(({ piece }) => piece.name)),
      }),
    );
  if (nextStrike(view, pieces)?.reach.includes(name))
    lines.push(words("wraith-board-struck-next", { card: row[0]?.piece.name ?? "" }));
  if (view.giant.dangers.includes(name))
    lines.push(words("wraith-board-loose", { effect: pieces.reference.giant.foothold_effect }));
  lines.push(...wayWords(words, pieces.body, name));
  return {
    title:
      name === GROUND
        ? placeName(words, name)
        : words("wraith-board-place", { name, part: found.part }),
    lines,
  };
}

function handCard({ words, pieces, view }: Table, id: string): Told | null {
  const piece = pieces.wraithCards.get(id);
  if (!piece) return null;
  const held =
    typeof view.wraith.hand === "number"
      ? undefined
      : view.wraith.hand.find(({ card }) => card === id);
  const lines = piece.actions.map(({ type, value }, i) => {
    const worth = held?.values[i];
    const name = effectName(words, type);
    const by = valueWords(words, value);
    return worth === null || worth === undefined || by === String(worth)
      ? `${name} ${by}`.trim()
      : `${name} ${worth}, ${by}`;
  });
  const off = takenOff(view, pieces);
  const less = Math.max(0, ...piece.actions.map(({ type }) => off.get(type) ?? 0));
  if (less > 0) lines.push(words("wraith-board-less", { n: less }));
  if (piece.spell) {
    lines.push(spellWords(words, piece.spell));
    if (!spellWorks(piece.spell.requires, view.wraith.place))
      lines.push(words("wraith-board-spell-elsewhere"));
  }
  lines.push(
    words("wraith-board-shows", {
      symbols: list(piece.symbols.map((symbol) => symbolName(words, symbol))),
    }),
  );
  return { title: piece.name, lines };
}

function skill({ words, pieces, view }: Table, id: string): Told | null {
  const found = pieces.reference.wraith.skills.find((one) => one.id === id);
  const tokens = view.wraith.skills.find((one) => one.id === id)?.tokens ?? 0;
  return found ? { title: found.name, lines: [skillWords(words, found, tokens)] } : null;
}

function fearless({ words, view }: Table, id: string): Told | null {
  const dare = view.wraith.fearless.find(({ action }) => action === id);
  if (!dare) return null;
  const told = words("wraith-board-fearless-told", {
    effect: effectName(words, id),
    n: dare.value ?? 0,
    price: dare.price,
  });
  const fatal = view.wraith.wounds + dare.price >= view.wraith.wound_limit;
  return {
    title: effectName(words, id),
    lines: fatal ? [told, words("wraith-board-fatal")] : [told],
  };
}

const MOST = 4;

interface Line {
  text: string;
  /** It tells of the choice that comes then: the body shows that as well. */
  then?: boolean;
}

/** What the option in the light would do, as far as that can be told. */
function wouldDo({ words, pointed, preview }: Table): Line[] {
  if (!pointed || preview === undefined) return [];
  if (preview === null) return [{ text: words("wraith-board-preview-hidden") }];
  const told = preview.happenings
    .filter(({ kind }) => kind !== "played")
    .map(({ text }) => words.say(text));
  const lines: Line[] = told.slice(0, MOST).map((text) => ({ text }));
  if (told.length > MOST)
    lines.push({ text: words("wraith-board-preview-more", { n: told.length - MOST }) });
  const kind = preview.decision?.kind;
  if (
    preview.decision &&
    ["resolve", "effect", "fearless", "spell", "split", "spread", "stumble"].includes(kind ?? "")
  ) {
    const ways = preview.decision.options.map(({ text }) => words.say(text));
    const shown = ways.slice(0, MOST).join(", ");
    const more =
      ways.length > MOST
        ? `, ${words("wraith-board-preview-more", { n: ways.length - MOST })}`
        : "";
    lines.push({ text: words("wraith-board-preview-choose", { ways: shown + more }), then: true });
  }
  return lines;
}
