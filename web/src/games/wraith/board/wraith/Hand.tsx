// The hand: what each card would be worth now, and what can be done with it.
import { useRef } from "react";
import { handThing, numbered, optionsOf } from "../aims";
import { Chips } from "../Chooser";
import { EffectIcon, SymbolIcon } from "../glyphs";
import { useInside } from "../inside";
import { effectName, spellWords, symbolName, valueWords } from "../phrases";
import { nextRow, readValue, spellWorks, takenOff } from "../sight";
import { handlesOf, useTable } from "../table";
import type { WraithCard } from "../types";
import { CardPicture } from "../../art/CardPicture";
import { useSlide } from "../useSlide";
import css from "./Hand.module.css";
import { list } from "../../../../words";

interface Held {
  key: string;
  copy: number;
  piece: WraithCard;
  values: (number | null)[];
}

export function Hand() {
  const { words, view, pieces, aims, drawn } = useTable();
  const { hand } = view.wraith;
  const keys = numbered(aims, view);
  const box = useRef<HTMLOListElement>(null);
  const order = typeof hand === "number" ? String(hand) : hand.map(({ card }) => card).join(" ");
  useSlide(box, order);
  if (typeof hand === "number") {
    return (
      <div
        className={css.hidden}
        role="img"
        aria-label={words("wraith-board-hand-hidden", { n: hand })}
      >
        {Array.from({ length: hand }, (_, i) => (
          <i key={i} className={css.back} />
        ))}
      </div>
    );
  }
  const seen = new Map<string, number>();
  const held = hand.flatMap(({ card, values }): Held[] => {
    const piece = pieces.wraithCards.get(card);
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return piece ? [{ key: `${card} ${copy}`, copy, piece, values }] : [];
  });
  if (held.length === 0) {
    return (
      <p className={css.empty}>
        {words(view.wraith.hand_lost ? "wraith-board-hand-lost" : "wraith-board-hand-empty")}
      </p>
    );
  }
  return (
    <ol
      ref={box}
      className={css.hand}
      aria-label={words("wraith-board-hand")}
      data-many={held.length > 6 || undefined}
    >
      {held.map(({ key, copy, piece, values }) => (
        <li key={key} data-slide={key}>
          <Card
            copy={copy}
            piece={piece}
            values={values}
            number={copy > 1 ? 0 : keys.indexOf(piece.id) + 1}
            fresh={copy > (seen.get(piece.id) ?? 0) - (drawn.get(piece.id) ?? 0)}
          />
        </li>
      ))}
    </ol>
  );
}

interface CardProps extends Omit<Held, "key"> {
  /** The key that plays or discards it; 0: none does. */
  number: number;
  /** It came into the hand since the last turn. */
  fresh: boolean;
}

function Card({ piece, copy, values, number, fresh }: CardProps) {
  const table = useTable();
  const { words, aims, lit, open, view } = table;
  const thing = handThing(piece.id, copy);
  const options = optionsOf(aims, thing);
  const bubble = useRef<HTMLDivElement>(null);
  useInside(bubble, lit === thing || open === thing);
  const does = options.some(({ facts }) => facts["do"] === "discard") ? "discard" : "play";
  return (
    <article
      className={css.card}
      data-lit={lit === thing || undefined}
      data-open={open === thing || undefined}
      data-reach={options.length > 0 || undefined}
      data-does={does}
    >
      <button
        type="button"
        className={css.face}
        aria-label={useTold(piece, values, fresh)}
        data-key={number || undefined}
        {...handlesOf(table, thing)}
      />
      {number > 0 && (
        <kbd className={css.key} aria-hidden>
          {number}
        </kbd>
      )}
      {fresh && (
        <span className={css.fresh} aria-hidden>
          {words("wraith-board-new")}
        </span>
      )}
      <div className={css.inner} aria-hidden>
        <Symbols piece={piece} />
        <div className={css.body}>
          <b className={css.title}>{piece.name}</b>
          <CardPicture className={css.picture} piece={piece} />
          <ul className={css.actions}>
            {piece.actions.map((action, i) => (
              <Action
                key={i}
                type={action.type}
                printed={action.value}
                worth={nextRow(view) === null ? undefined : values[i]}
              />
            ))}
          </ul>
          {piece.spell && (
            <p
              className={css.spell}
              data-works={spellWorks(piece.spell.requires, view.wraith.place) || undefined}
            >
              <i>{piece.spell.requires}</i>
              {piece.spell.effects.map(({ type, value }, i) => (
                <span key={i}>
                  <EffectIcon effect={type} />
                  {value}
                </span>
              ))}
              <em>{piece.spell.name}</em>
            </p>
          )}
        </div>
      </div>
      {options.length > 0 && (
        <div ref={bubble} className={css.chips}>
          <Chips options={options} inline />
        </div>
      )}
    </article>
  );
}

/** The strip that stays in sight when the next card covers it. */
export function Symbols({ piece }: { piece: WraithCard }) {
  return (
    <span className={css.symbols}>
      {piece.symbols.map((symbol, i) => (
        <i key={i} data-symbol={symbol}>
          <SymbolIcon symbol={symbol} />
        </i>
      ))}
    </span>
  );
}

/** One action: its sign, what it is worth now, and what makes it so. */
function Action({
  type,
  printed,
  worth,
}: {
  type: string;
  printed: string;
  worth: number | null | undefined;
}) {
  const { words, view, pieces } = useTable();
  const { base, symbols, pairs, most } = readValue(printed);
  const less = takenOff(view, pieces).get(type) ?? 0;
  const known = worth !== null && worth !== undefined;
  return (
    <li
      className={css.action}
      data-none={(known && worth === 0) || undefined}
      data-less={(less > 0 && known) || undefined}
    >
      <EffectIcon effect={type} />
      <span className={css.verb}>{effectName(words, type)}</span>
      {symbols.length > 0 && (
        <span className={css.formula}>
          {base > 0 && <b>{base}+</b>}
          {symbols.map((symbol, i) => (
            <i key={i} data-symbol={symbol} data-pair={(pairs && i > 0) || undefined}>
              <SymbolIcon symbol={symbol} />
            </i>
          ))}
          {most !== null && <b>≤{most}</b>}
        </span>
      )}
      {known ? (
        <b className={css.worth}>{worth}</b>
      ) : (
        symbols.length === 0 && printed !== "" && <b className={css.worth}>{printed}</b>
      )}
    </li>
  );
}

/** A card of the hand in words. */
function useTold(piece: WraithCard, values: (number | null)[], fresh: boolean): string {
  const { words, aims } = useTable();
  const parts = [piece.name];
  if (fresh) parts.push(words("wraith-board-new-told"));
  piece.actions.forEach(({ type, value }, i) => {
    const worth = values[i];
    const name = effectName(words, type);
    if (worth === null || worth === undefined)
      parts.push(`${name} ${valueWords(words, value)}`.trim());
    else
      parts.push(
        readValue(value).symbols.length > 0
          ? `${words("wraith-board-action-now", { effect: name, n: worth })} ${valueWords(words, value)}`
          : words("wraith-board-action-now", { effect: name, n: worth }),
      );
  });
  if (piece.spell) parts.push(spellWords(words, piece.spell));
  if (piece.symbols.length > 0)
    parts.push(
      words("wraith-board-shows", {
        symbols: list(piece.symbols.map((symbol) => symbolName(words, symbol))),
      }),
    );
  const first = aims.get(handThing(piece.id))?.[0];
  if (first) parts.push(words.say(first.text));
  return `${parts.join(". ")}.`;
}
