// The points of all races from round to round: lines, with the race's own sign at the end of each.
import { useWords } from "../../../words";
import { raceName } from "../board/names";
import { RaceSeal } from "../board/pieces/RaceSeal";
import { raceColour } from "../board/pieces/races";
import css from "./Chart.module.css";
import { spread } from "./spread";
import type { RaceStory, Reading } from "./story";

const WIDE = 480;
const TALL = 220;
const LEFT = 32;
const RIGHT = 34;
const TOP = 12;
const BELOW = 24;
const STEPS = 4;
const SEAL = 20;
/** A line for each race that is known without its colour. */
const DASHES: Record<string, string> = {
  cloud: "2 4",
  fire: "10 4",
  frost: "10 3 2 3",
  stone: "5 3",
  hill: "14 3 2 3 2 3",
};

interface ChartProps {
  races: readonly RaceStory[];
  readings: readonly Reading[];
}

export function Chart({ races, readings }: ChartProps) {
  const words = useWords();
  const most = Math.max(1, ...races.map(({ points }) => points));
  const last = Math.max(1, readings.length - 1);
  const x = (i: number): number => LEFT + ((WIDE - LEFT - RIGHT) * i) / last;
  const y = (n: number): number => TOP + (TALL - TOP - BELOW) * (1 - n / most);
  const every = Math.ceil(readings.length / 12);
  const ends = spread(
    races.map(({ points }) => y(points)),
    SEAL,
    TALL - BELOW + SEAL / 2,
  );
  return (
    <>
      <svg viewBox={`0 0 ${WIDE} ${TALL}`} className={css.chart} aria-hidden="true">
        {Array.from({ length: STEPS + 1 }, (_, i) => Math.round((most * i) / STEPS)).map((n, i) => (
          <g key={i}>
            <line className={css.rule} x1={LEFT} x2={WIDE - RIGHT} y1={y(n)} y2={y(n)} />
            <text x={LEFT - 6} y={y(n) + 4} textAnchor="end">
              {n}
            </text>
          </g>
        ))}
        {readings.map(({ round }, i) =>
          i % every === 0 || i === readings.length - 1 ? (
            <text key={i} x={x(i)} y={TALL - 6} textAnchor="middle">
              {round}
            </text>
          ) : null,
        )}
        {races.map(({ race }, i) => (
          <g key={race} style={{ color: raceColour(race, "ink") }}>
            <polyline
              className={css.line}
              points={readings
                .map(({ points }, at) => `${x(at)},${y(points.get(race) ?? 0)}`)
                .join(" ")}
              strokeDasharray={DASHES[race]}
            />
            <RaceSeal race={race} size={SEAL} x={WIDE - RIGHT + 4} y={(ends[i] ?? 0) - SEAL / 2} />
          </g>
        ))}
      </svg>
      <table className="unseen">
        <caption>{words("assault-result-over-time")}</caption>
        <thead>
          <tr>
            <td />
            {races.map(({ race }) => (
              <th key={race} scope="col">
                {raceName(words, race)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readings.map(({ round, points }, i) => (
            <tr key={i}>
              <th scope="row">{words("assault-around-round", { n: round })}</th>
              {races.map(({ race }) => (
                <td key={race}>{points.get(race) ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
