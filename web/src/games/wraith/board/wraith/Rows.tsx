// Both action rows, splayed so that every symbol shows; what they count is what the next card uses.
import { useRef } from "react";
import { ACTING, isActing } from "../aims";
import { Chips } from "../Chooser";
import { SymbolIcon } from "../glyphs";
import { Over } from "../Over";
import { symbolName } from "../phrases";
import { nextRow, symbolsOf } from "../sight";
import { useTable } from "../table";
import { ROWS, SYMBOLS, type RowName } from "../types";
import { useSlide } from "../useSlide";
import { Symbols } from "./Hand";
import css from "./Rows.module.css";
import { list } from "../../../../words";

export function Rows() {
  return (
    <div className={css.rows}>
      {ROWS.map((row) => (
        <Row key={row} row={row} />
      ))}
    </div>
  );
}

function Row({ row }: { row: RowName }) {
  const { words, view, pieces, aims, lit, touch } = useTable();
  const { cards } = view.wraith.rows[row];
  const counts = symbolsOf(view, row, pieces);
  const next = nextRow(view) === row;
  const box = useRef<HTMLDivElement>(null);
  const keys = cards.map(({ card, face_down }, i) => `${i} ${card ?? ""} ${face_down}`);
  useSlide(box, keys.join(","));
  const names = cards.map(({ card, face_down }) =>
    face_down || card === null
      ? words("wraith-board-face-down")
      : (pieces.wraithCards.get(card)?.name ?? card),
  );
  // The card being carried out lies last in the row that was played into.
  const acting = view.played > 0 && ROWS[view.played - 1] === row ? (aims.get(ACTING) ?? []) : [];
  const last = cards.at(-1)?.card ?? "";
  const { spell } = pieces.wraithCards.get(last) ?? {};
  const idle =
    spell !== undefined &&
    view.played > 0 &&
    ROWS[view.played - 1] === row &&
    isActing(aims) &&
    !acting.some(({ facts }) => facts["do"] === "cast");
  const told = words("wraith-board-row-told", {
    row,
    cards: names.length === 0 ? words("wraith-board-row-empty") : list(names),
    symbols:
      list(
        SYMBOLS.filter((symbol) => counts[symbol] > 0).map((symbol) =>
          words("wraith-board-symbol-count", {
            n: counts[symbol],
            symbol: symbolName(words, symbol),
          }),
        ),
      ) || words("wraith-board-nothing"),
  });
  return (
    <section className={css.row} data-next={next || undefined}>
      <div className={css.head}>
        <Over label={told} onClick={() => touch(`row ${row}`)} />
        <span aria-hidden className={css.label}>
          {words("wraith-board-row-name", { row })}
          {next && <em>{words("wraith-board-row-next")}</em>}
        </span>
        <span aria-hidden className={css.counts}>
          {SYMBOLS.map((symbol) => (
            <i key={symbol} data-symbol={symbol} data-none={counts[symbol] === 0 || undefined}>
              <SymbolIcon symbol={symbol} />
              <b>{counts[symbol]}</b>
            </i>
          ))}
        </span>
      </div>
      <div ref={box} className={css.cards} aria-hidden={acting.length === 0 && !idle}>
        {cards.map(({ card, face_down }, i) => {
          const piece = card === null ? undefined : pieces.wraithCards.get(card);
          const last = i === cards.length - 1;
          return (
            <div
              key={keys[i]}
              data-slide={keys[i]}
              className={face_down ? css.down : css.placed}
              data-last={last || undefined}
              data-reach={(last && acting.length > 0) || undefined}
              data-lit={(last && lit === ACTING) || undefined}
              title={names[i]}
            >
              {!face_down && piece && <Symbols piece={piece} />}
              {last && <b className={css.title}>{names[i]}</b>}
            </div>
          );
        })}
        {next && <span className={css.place} aria-hidden />}
        {(acting.length > 0 || idle) && (
          <div className={css.acting}>
            {acting.length > 0 && <Chips options={acting} inline />}
            {idle && (
              <button type="button" className={css.idle} onClick={() => touch(`spell ${last}`)}>
                {words("wraith-board-spell-not", { name: spell.name })}
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
