// The armies round the table: one's own first, each card with what is left of it.
import { useMemo } from "react";
import { useWords } from "../../../../words";
import { armyOf, lyingCards, optionAt, seatsFrom } from "./armies";
import css from "./ArmyPanel.module.css";
import { markerAsked } from "./orders";
import type { CardsProps } from "./props";
import { SeatSign } from "./signs";
import { UnitCard } from "./UnitCard";

export function ArmyPanel(props: CardsProps) {
  const { reference, view, you, decision, choose, pointed, point } = props;
  const words = useWords();
  const cards = useMemo(() => lyingCards(reference, view), [reference, view]);
  const side = reference.scenario.game;
  const ghost = markerAsked(decision);
  return (
    <div className={css.armies}>
      {seatsFrom(you, view.seats.length).map((seat) => {
        const army = armyOf(cards, seat);
        return (
          <section key={seat} className={css.army} aria-labelledby={`army-${seat}`}>
            <header className={css.head}>
              <SeatSign seat={seat} />
              <h3 id={`army-${seat}`}>
                {words("heroscape-army", {
                  player: seat + 1,
                  you: seat === you ? "yes" : "no",
                  name: reference.seats[seat]?.name || "none",
                })}
              </h3>
              {teams(view.seats) && (
                <span className={css.note}>
                  {words("heroscape-army-side", { n: view.seats[seat]?.side ?? 0 })}
                </span>
              )}
              {side === "master" && (
                <span className={css.points}>
                  {words("heroscape-army-points", { n: view.seats[seat]?.points ?? 0 })}
                </span>
              )}
            </header>
            {army.length === 0 && <p className={css.note}>{words("heroscape-army-empty")}</p>}
            <ul className={css.cards}>
              {army.map((lying) => (
                <UnitCard
                  key={lying.unit}
                  lying={lying}
                  side={side}
                  acts={view.turn.unit === lying.unit}
                  option={optionAt(decision, lying.unit)}
                  ghost={ghost}
                  pointed={pointed}
                  point={point}
                  choose={choose}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** Whether anybody plays together with somebody. */
function teams(seats: readonly { side: number }[]): boolean {
  return new Set(seats.map(({ side }) => side)).size < seats.length;
}
