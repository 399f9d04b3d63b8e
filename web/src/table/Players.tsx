import { useCallback, useState } from "react";
import { Glyph } from "../parts/Glyph";
import type { SeatInfo } from "../wire/types";
import { useWords } from "../words";
import { botName, seatName } from "./names";
import css from "./Players.module.css";
import { SeatClock } from "./SeatClock";
import { awayWaitedFor, useTable } from "./store";
import { Bubble } from "./Chatter";

/** Who sits at the table, who is here, and who is asked. A game for one needs no list. */
export function Players({ sitAt }: { sitAt: (seat: number) => void }) {
  const words = useWords();
  const seats = useTable((table) => table.seats);
  const asked = useTable((table) => table.moment?.waiting_for);
  const outcome = useTable((table) => table.moment?.outcome);
  const you = useTable((table) => table.you);
  const away = useTable(awayWaitedFor);
  const session = useTable((table) => table.session);
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
        const bot = seat.kind === "bot" || seat.stand_in !== undefined;
        const sign = bot ? "bot" : seat.kind === "open" ? "chair" : "person";
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
            {standing(seat) !== null && (
              <span className={css.level}>{words(standing(seat) ?? "")}</span>
            )}
            {seat.kind === "human" && <SeatClock seat={seat.seat} />}
            <Bubble seat={seat.seat} />
            {Plate && view && <Plate view={view} seat={seat.seat} />}
            {isAsked && <span className="unseen">{words("web-is-asked")}</span>}
            {outcome && <span className={css.score}>{outcome.scores[seat.seat]}</span>}
            {seat.seat === away && (
              <button
                type="button"
                className={css.sit}
                onClick={() => session?.askFor("bot", seat.seat)}
              >
                {words("web-let-a-bot-play")}
              </button>
            )}
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

/** What is to be said of who sits there, beside the name. */
function standing({ kind, stand_in, resigned }: SeatInfo): string | null {
  if (resigned === true) return "web-has-resigned";
  if (stand_in !== undefined) return "web-bot-plays";
  return kind === "coming" ? "web-wants-to-sit" : null;
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
