// Where the points of each race came from, as bars: every source has a hatching of its own.
import { useWords } from "../../../words";
import { raceName } from "../board/names";
import { RaceSeal } from "../board/pieces/RaceSeal";
import { raceColour } from "../board/pieces/races";
import css from "./Sources.module.css";
import { SOURCES, type RaceStory } from "./story";

export function Sources({ races }: { races: readonly RaceStory[] }) {
  const words = useWords();
  const most = Math.max(1, ...races.map(({ points }) => points));
  const told = SOURCES.filter((source) => races.some(({ sources }) => sources[source] > 0));
  const name = (source: string): string => words("assault-result-source", { source });
  return (
    <div className={css.sources}>
      <ul className={css.legend} aria-hidden="true">
        {told.map((source) => (
          <li key={source}>
            <span className={css.swatch} data-source={source} />
            {name(source)}
          </li>
        ))}
      </ul>
      <ul className={css.bars}>
        {races.map(({ race, points, sources }) => (
          <li key={race} style={{ color: raceColour(race, "ink") }}>
            <RaceSeal race={race} size={22} />
            <span
              className={css.bar}
              role="img"
              aria-label={`${raceName(words, race)}: ${told
                .filter((source) => sources[source] > 0)
                .map((source) => `${name(source)} ${sources[source]}`)
                .join(", ")}`}
            >
              {told
                .filter((source) => sources[source] > 0)
                .map((source) => (
                  <span
                    key={source}
                    data-source={source}
                    title={`${name(source)}: ${sources[source]}`}
                    style={{ width: `${(100 * sources[source]) / most}%` }}
                  >
                    <b>{sources[source]}</b>
                  </span>
                ))}
            </span>
            <b className={css.points}>{points}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
