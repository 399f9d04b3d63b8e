// Which round, whose turn, which marker, and what was done in the turn so far.
import { useMemo } from "react";
import { useWords } from "../../../../words";
import { lyingCards } from "./armies";
import { MarkerToken } from "./Marker";
import type { CardsProps } from "./props";
import css from "./RoundTrack.module.css";
import { SeatSign } from "./signs";
import { turnsOfRound } from "./track";

export function RoundTrack({ reference, view, you }: CardsProps) {
  const words = useWords();
  const cards = useMemo(() => lyingCards(reference, view), [reference, view]);
  const rows = turnsOfRound(reference, view, cards);
  const { seat, unit, moved, struck, first, moving } = view.turn;
  const acting = cards.find((card) => card.unit === unit);
  const whose = (of: number): { you: string; player: number } => ({
    you: of === you ? "yes" : "no",
    player: of + 1,
  });
  return (
    <section className={css.track} aria-label={words("heroscape-track")}>
      <div className={css.head}>
        {reference.scenario.game === "basic" ? (
          <b>{words("heroscape-track-basic")}</b>
        ) : view.phase === "gather" ? (
          <b>{words("heroscape-track-gather")}</b>
        ) : (
          <b>{words("heroscape-track-round", { n: view.round, all: reference.scenario.rounds })}</b>
        )}
        {first !== null && (
          <span className={css.first}>{words("heroscape-track-first", whose(first))}</span>
        )}
      </div>
      {rows.length > 0 && (
        <ol className={css.rows}>
          {rows.map((turns, row) => (
            <li key={row}>
              <MarkerToken marker={String(row + 1)} />
              <ol className={css.turns}>
                {turns.map((turn) => (
                  <li
                    key={turn.seat}
                    data-state={turn.state}
                    aria-current={turn.state === "now" ? "step" : undefined}
                    title={turn.unit}
                  >
                    <SeatSign seat={turn.seat} size={14} />
                    {/* Who has acted, the cards say by their markers; who acts, the line below. */}
                    <span aria-hidden="true">{turn.seat + 1}</span>
                    <span className="unseen">
                      {words("heroscape-track-turn", {
                        ...whose(turn.seat),
                        marker: turn.marker,
                        state: turn.state,
                        unit: turn.unit === "" ? "none" : turn.unit,
                      })}
                    </span>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      )}
      {seat !== null && view.result === "" && (
        <p className={css.now}>
          <SeatSign seat={seat} size={14} />
          {words("heroscape-track-now", {
            ...whose(seat),
            unit: acting?.name ?? "",
            acting: acting === undefined ? "no" : "yes",
          })}
          {acting && (
            <span className={css.done}>
              {words("heroscape-track-done", {
                // Who is on the way has not moved yet.
                moved: moved.filter((figure) => figure !== moving?.figure).length,
                struck: struck.length,
                all: acting.figures.filter(({ fate }) => fate === "standing").length,
              })}
            </span>
          )}
        </p>
      )}
    </section>
  );
}
