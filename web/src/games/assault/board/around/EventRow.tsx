// The Events that lie open: in full, with what the viewer has towards each, and who else is close.
import { useWords } from "../../../../words";
import { Glyph } from "../../../../parts/Glyph";
import type { EventCard } from "../../shapes";
import { eventName, eventOf, raceName, regionName } from "../names";
import { RaceSeal } from "../pieces/RaceSeal";
import type { AroundProps } from "../props";
import { Checklist } from "./Checklist";
import { othersClose } from "./closeness";
import css from "./EventRow.module.css";
import { seatOf } from "./lookup";
import { optionOf } from "./options";
import { Points } from "./Points";
import { effectsText } from "./printed";
import { Thing } from "./Thing";

export function EventRow(around: AroundProps) {
  const words = useWords();
  const { reference, view } = around;
  return (
    <section className={css.row} aria-labelledby="assault-events">
      <h3 id="assault-events">{words("assault-around-events")}</h3>
      {view.event_row.length === 0 && <p>{words("assault-around-events-none")}</p>}
      <ul className={css.cards}>
        {view.event_row.map((event) => {
          const card = eventOf(reference, event);
          return (
            card && (
              <li key={event} data-event={event}>
                <OpenEvent card={card} around={around} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

/** An Event that lies open; it glows where it can be claimed. */
export function OpenEvent({ card, around }: { card: EventCard; around: AroundProps }) {
  const words = useWords();
  const { reference, view, you, decision } = around;
  const own = seatOf(view, you);
  const option = optionOf(decision, { event: card.id });
  const name = eventName(words, reference, card.id);
  return (
    <Thing
      around={around}
      option={option}
      thing={{ event: card.id }}
      card={{ kind: "event", event: card.id }}
      name={name}
      className={css.event}
      below={
        <div className={css.below}>
          <Checklist reference={reference} card={card} progress={own?.progress[card.id]} own />
          {card.rewards.length > 0 && (
            <p className={css.reward}>
              {words("assault-around-reward", {
                does: effectsText(words, reference, card.rewards, card.race),
              })}
            </p>
          )}
          <Others card={card} around={around} />
        </div>
      }
    >
      <span className={css.head}>
        <Points n={card.points} size={30} />
        <span>
          <span className={css.name}>{name}</span>
          {card.region !== "" && (
            <span className={css.region}>{regionName(words, reference, card.region)}</span>
          )}
        </span>
        <span className="unseen">{words("assault-around-points", { n: card.points })}</span>
      </span>
      {option !== null && (
        <span className={css.claim}>
          <Glyph name="check" size={16} />
          {words("assault-around-claim")}
        </span>
      )}
    </Thing>
  );
}

function Others({ card, around: { view, you } }: { card: EventCard; around: AroundProps }) {
  const words = useWords();
  const close = othersClose(view.seats, card.id, you);
  if (close.length === 0) {
    return null;
  }
  return (
    <ul className={css.others} aria-label={words("assault-around-others")}>
      {close.map(({ seat, race, met, all, ready }) => (
        <li key={seat} className={css.other} data-ready={ready || undefined}>
          <RaceSeal race={race} size={18} />
          <span aria-hidden="true">{ready ? "✓" : `${met}/${all}`}</span>
          <span className="unseen">
            {words("assault-around-close", {
              race: raceName(words, race),
              ready: ready ? "yes" : "no",
              met,
              all,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
