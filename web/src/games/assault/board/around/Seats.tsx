// Every race at the table, in short; one of them at a time with all that is known of it.
import { useState, type ReactNode } from "react";
import { Glyph } from "../../../../parts/Glyph";
import { list, useWords } from "../../../../words";
import type { SeatState } from "../../shapes";
import { commandName, raceName, resourceName } from "../names";
import { CommandGlyph } from "../pieces/CommandGlyph";
import { RaceSeal } from "../pieces/RaceSeal";
import { raceColour } from "../pieces/races";
import { ResourceGlyph } from "../pieces/ResourceGlyph";
import { SpellGlyph } from "../pieces/SpellGlyph";
import type { AroundProps } from "../props";
import { Points } from "./Points";
import { SeatInFull } from "./SeatInFull";
import css from "./Seats.module.css";
import { held, seatsFrom } from "./seats";

export function Seats(around: AroundProps) {
  const words = useWords();
  const { view, you } = around;
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <section className={css.seats} aria-labelledby="assault-seats">
      <h3 id="assault-seats" className="unseen">
        {words("assault-around-seats")}
      </h3>
      <ul className={css.list}>
        {seatsFrom(view.seats, you).map((seat) => (
          <li
            key={seat.seat}
            className={css.seat}
            data-seat={seat.seat}
            data-race={seat.race}
            data-active={view.active === seat.race || undefined}
            style={{ borderLeftColor: raceColour(seat.race, "ink") }}
          >
            <Short
              around={around}
              seat={seat}
              open={opened === seat.seat}
              toggle={() => setOpened((before) => (before === seat.seat ? null : seat.seat))}
            />
            {opened === seat.seat && <SeatInFull around={around} seat={seat} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ShortProps {
  around: AroundProps;
  seat: SeatState;
  open: boolean;
  toggle: () => void;
}

/** A race in three lines; the first opens the rest. */
function Short({ around: { view, you, players }, seat, open, toggle }: ShortProps) {
  const words = useWords();
  const { race } = seat;
  return (
    <div className={css.short}>
      <button type="button" className={css.head} aria-expanded={open} onClick={toggle}>
        <RaceSeal race={race} size={24} />
        <span className={css.name} style={{ color: raceColour(race, "ink") }}>
          {raceName(words, race)}
        </span>
        <span className={css.tag} data-own={seat.seat === you || undefined}>
          {seat.seat === you ? words("assault-around-you") : players[seat.seat]}
        </span>
        {view.active === race && (
          <span className={css.turn}>
            <Glyph name="play" size={12} />
            <span className="unseen">{words("assault-around-active")}</span>
          </span>
        )}
        {seat.points !== null && (
          <span className={css.points}>
            <Points n={seat.points} size={24} />
            <span className="unseen">{words("assault-around-own-points", { n: seat.points })}</span>
          </span>
        )}
        <Glyph name={open ? "up" : "down"} size={16} />
      </button>
      <Row race={race} row={seat.row} hand={seat.hand} />
      <ul className={css.counts}>
        {held(seat.resources).map(([resource, n]) => (
          <Count key={resource} n={n} label={resourceName(words, resource)}>
            <ResourceGlyph resource={resource} size={15} />
          </Count>
        ))}
        <Count n={seat.spells} label={words("assault-around-spells", { n: seat.spells })} whole>
          <SpellGlyph size={16} />
        </Count>
        <Count n={seat.regions} label={words("assault-around-regions", { n: seat.regions })} whole>
          <Glyph name="map" size={16} />
        </Count>
        <Count
          n={seat.completed.length + seat.claimed.length}
          label={words("assault-around-done-events", {
            n: seat.completed.length + seat.claimed.length,
          })}
          whole
        >
          <Glyph name="check" size={16} />
        </Count>
      </ul>
    </div>
  );
}

interface CountProps {
  n: number;
  label: string;
  /** The label says the number too. */
  whole?: boolean;
  children: ReactNode;
}

function Count({ n, label, whole = false, children }: CountProps) {
  return (
    <li className={css.count} title={whole ? label : `${label}: ${n}`}>
      {children}
      <span aria-hidden="true">{n}</span>
      <span className="unseen">{whole ? label : `${label}: ${n}`}</span>
    </li>
  );
}

/** The nine commands: those of the row in their order, then, hollow, those in hand. */
function Row({ race, row, hand }: { race: string; row: string[]; hand: string[] }) {
  const words = useWords();
  const names = (commands: string[]): string =>
    commands.length === 0
      ? words("assault-around-none")
      : list(commands.map((command) => commandName(words, command, race)));
  return (
    <div className={css.row}>
      <span className="unseen">
        {words("assault-around-row-short", { row: names(row), hand: names(hand) })}
      </span>
      {row.map((command) => (
        <span key={command} className={css.played} title={commandName(words, command, race)}>
          <CommandGlyph command={command} race={race} size={16} />
        </span>
      ))}
      {row.length > 0 && hand.length > 0 && <span className={css.gap} />}
      {hand.map((command) => (
        <span key={command} className={css.held} title={commandName(words, command, race)}>
          <CommandGlyph command={command} race={race} size={14} />
        </span>
      ))}
    </div>
  );
}
