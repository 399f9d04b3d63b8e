import { useCallback, useState } from "react";
import { Glyph } from "../parts/Glyph";
import { useWords } from "../words";
import { botName, seatName } from "./names";
import css from "./Players.module.css";
import { useTable } from "./store";

/** Who sits at the table, who is here, and who is asked. A game for one needs no list. */
export function Players({ sitAt }: { sitAt: (seat: number) => void }) {
  const words = useWords();
  const seats = useTable((table) => table.seats);
  const asked = useTable((table) => table.moment?.waiting_for);
  const outcome = useTable((table) => table.moment?.outcome);
  const you = useTable((table) => table.you);
  const Plate = useTable((table) => table.board?.Plate);
  const view = useTable((table) => table.shown?.view);
  const [list, overflows] = useOverflow();
  if (seats.length < 2) {
    return null;
  }
  return (
    <ul
      ref={list}
      className={css.players}
      aria-label={words("web-players")}
      tabIndex={overflows ? 0 : undefined}
    >
      {seats.map((seat) => {
        const isAsked = asked?.includes(seat.seat) === true;
        const signs = [
          css.player,
          isAsked ? css.asked : "",
          seat.seat === you ? css.you : "",
          outcome?.winners.includes(seat.seat) === true ? css.winner : "",
        ];
        const sign = seat.kind === "bot" ? "bot" : seat.kind === "open" ? "chair" : "person";
        return (
          <li key={seat.seat} className={signs.join(" ")} data-seat={seat.seat}>
            <span className={css.sign}>
              <Glyph name={sign} size={18} />
              {seat.kind === "human" && (
                <span className={seat.here ? css.here : css.away}>
                  <span className="unseen">{words(seat.here ? "web-here" : "web-away")}</span>
                </span>
              )}
            </span>
            <span className={css.name}>{seatName(words, seat, seats)}</span>
            {seat.kind === "bot" && seat.name !== "" && (
              <span className={css.level}>{botName(words, seat.level)}</span>
            )}
            {Plate && view && <Plate view={view} seat={seat.seat} />}
            {isAsked && <span className="unseen">{words("web-is-asked")}</span>}
            {outcome && <span className={css.score}>{outcome.scores[seat.seat]}</span>}
            {seat.mine && seat.seat !== you && (
              <button type="button" className={css.sit} onClick={() => sitAt(seat.seat)}>
                {words("web-sit-here")}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a list is wider than its place: only then it is scrolled, and keys must come to it. */
function useOverflow(): [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  is: boolean,
] {
  const [is, set] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const look = (): void => set(element.scrollWidth > element.clientWidth);
    const watch = new ResizeObserver(look);
    for (const one of [element, ...element.children]) watch.observe(one);
    return () => watch.disconnect();
  }, []);
  return [ref, is];
}
