// Everything about one race: its row with live counts, hand, cards, supply, Events, leaders, dice.
import type { ReactNode } from "react";
import { useWords } from "../../../../words";
import type { LeaderState, SeatState } from "../../shapes";
import { commandName, eventName, eventOf, regionName, resourceName, unitName } from "../names";
import { CommandGlyph } from "../pieces/CommandGlyph";
import { ResourceGlyph } from "../pieces/ResourceGlyph";
import type { AroundProps } from "../props";
import { Checklist } from "./Checklist";
import { DiceFaces } from "./DiceFaces";
import { abilityName, leaderOf, raceOf } from "./lookup";
import { Points } from "./Points";
import css from "./SeatInFull.module.css";
import { held } from "./seats";
import { Read } from "./Thing";

interface SeatProps {
  around: AroundProps;
  seat: SeatState;
}

export function SeatInFull({ around, seat }: SeatProps) {
  const words = useWords();
  const { reference } = around;
  const { race } = seat;
  const resources = held(seat.resources);
  const supply = held(seat.supply);
  return (
    <div className={css.full}>
      <Part title={words("assault-around-row")}>
        {seat.row.length === 0 && <p>{words("assault-around-row-empty")}</p>}
        <ol className={css.row}>
          {seat.row.map((command, i) => (
            <li key={command} data-command={command}>
              <Read around={around} card={{ kind: "command", race, command, seat: seat.seat }}>
                <CommandGlyph command={command} race={race} size={18} />
                {commandName(words, command, race)}
              </Read>
              <span className={css.sides}>
                <span aria-hidden="true">
                  ← {i} · {seat.row_right[i] ?? 0} →
                </span>
                <span className="unseen">
                  {words("assault-around-left", { n: i })},{" "}
                  {words("assault-around-right", { n: seat.row_right[i] ?? 0 })}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={words("assault-around-hand")}>
        {seat.hand.length === 0 && <p>{words("assault-around-hand-empty")}</p>}
        <ul className={css.chips}>
          {seat.hand.map((command) => (
            <li key={command}>
              <Read around={around} card={{ kind: "command", race, command, seat: seat.seat }}>
                <CommandGlyph command={command} race={race} size={16} />
                {commandName(words, command, race)}
              </Read>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words("assault-around-resources")}>
        {resources.length === 0 && <p>{words("assault-around-resources-none")}</p>}
        <ul className={css.chips}>
          {resources.map(([resource, n]) => (
            <li key={resource}>
              <Read around={around} card={{ kind: "resource", resource }}>
                <ResourceGlyph resource={resource} size={16} />
                {resourceName(words, resource)} <b>{n}</b>
              </Read>
            </li>
          ))}
          <li>{words("assault-around-spells", { n: seat.spells })}</li>
        </ul>
      </Part>
      <Special around={around} seat={seat} />
      <Completed around={around} seat={seat} />
      <Part title={words("assault-around-leaders")}>
        {seat.leaders.map((leader) => (
          <Leader key={leader.unit} around={around} leader={leader} />
        ))}
      </Part>
      <Part title={words("assault-around-supply")}>
        {supply.length === 0 && <p>{words("assault-around-supply-empty")}</p>}
        <ul className={css.chips}>
          {supply.map(([unit, n]) => (
            <li key={unit}>
              <Read around={around} card={{ kind: "unit", unit }}>
                {unitName(words, reference, unit)} <b>{n}</b>
              </Read>
            </li>
          ))}
          {seat.waiting.map((unit) => (
            <li key={unit}>
              <Read around={around} card={{ kind: "unit", unit }}>
                {words("assault-around-waiting", { unit: unitName(words, reference, unit) })}
              </Read>
            </li>
          ))}
        </ul>
        <p>{words("assault-around-limit", { n: raceOf(reference, race)?.limit ?? 0 })}</p>
      </Part>
      <Part title={words("assault-around-dice")}>
        <DiceFaces reference={reference} race={race} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h4>{title}</h4>
      {children}
    </section>
  );
}

/** The own Event on top, with how far the race is. */
function Special({ around, seat }: SeatProps) {
  const words = useWords();
  const { reference, you } = around;
  const card = eventOf(reference, seat.event);
  return (
    <Part title={words("assault-around-special")}>
      {card === undefined ? (
        <p>{words("assault-around-special-none")}</p>
      ) : (
        <>
          <Read around={around} card={{ kind: "event", event: card.id }} className={css.event}>
            <Points n={card.points} size={22} />
            <b>{eventName(words, reference, card.id)}</b>
          </Read>
          <Checklist
            reference={reference}
            card={card}
            progress={seat.progress[card.id]}
            own={seat.seat === you}
          />
        </>
      )}
    </Part>
  );
}

function Completed({ around, seat }: SeatProps) {
  const words = useWords();
  const done = [...seat.completed, ...seat.claimed];
  return (
    <Part title={words("assault-around-completed")}>
      {done.length === 0 && <p>{words("assault-around-done-events", { n: 0 })}</p>}
      <ul className={css.chips}>
        {done.map((event, i) => (
          <li key={i}>
            <Read around={around} card={{ kind: "event", event }}>
              {eventName(words, around.reference, event)}
            </Read>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Leader({ around, leader }: { around: AroundProps; leader: LeaderState }) {
  const words = useWords();
  const { reference } = around;
  const printed = leaderOf(reference, leader.unit);
  return (
    <div className={css.leader}>
      <Read around={around} card={{ kind: "unit", unit: leader.unit }}>
        <b>{unitName(words, reference, leader.unit)}</b>
        {printed && <>, “{abilityName(words, printed)}”</>}
      </Read>
      <p>
        {words("assault-around-leader-state", {
          state: leader.state,
          region: regionName(words, reference, leader.region),
        })}
      </p>
      {(printed?.lasting.length ?? 0) > 0 && (
        <p data-works={leader.works}>
          {words("assault-around-works", { works: leader.works ? "yes" : "no" })}
        </p>
      )}
    </div>
  );
}
