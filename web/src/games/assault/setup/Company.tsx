// What it means that so many sit down: which races play, which only defend themselves, how long it goes.
import { list, useWords } from "../../../words";
import type { SetupSeatProps } from "../../face";
import { raceName } from "../board/names";
import { RaceSeal } from "../board/pieces/RaceSeal";
import { raceColour } from "../board/pieces/races";
import { useSeating } from "./catalogue";
import css from "./Company.module.css";

export default function Company({ setup, seats }: Omit<SetupSeatProps, "seat">) {
  const words = useWords();
  const seating = useSeating(seats);
  if (seating === undefined) {
    return null;
  }
  const { races, npcs, pools } = seating;
  return (
    <section className={css.company} aria-labelledby="assault-company">
      <h3 id="assault-company">{words("assault-company", { n: seats })}</h3>
      <p className={css.note}>{words("assault-company-lot")}</p>
      <ul className={css.races}>
        {races.map((race) => (
          <li key={race} data-race={race}>
            <RaceSeal race={race} size={40} />
            <span>
              <b style={{ color: raceColour(race, "ink") }}>{raceName(words, race)}</b>
              <span>{words("assault-company-race", { race })}</span>
            </span>
          </li>
        ))}
      </ul>
      {npcs.length > 0 && (
        <p className={css.npcs}>
          {npcs.map((race) => (
            <RaceSeal key={race} race={race} size={24} />
          ))}
          <span>
            {words("assault-company-npcs", {
              races: list(npcs.map((race) => raceName(words, race))),
              by: setup["npc_auto"] === true ? "rule" : "neighbour",
            })}
          </span>
        </p>
      )}
      <p className={css.note}>
        {words("assault-company-length", { first: pools[0] ?? 0, second: pools[1] ?? 0 })}
      </p>
    </section>
  );
}
