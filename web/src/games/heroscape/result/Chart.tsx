import { useWords } from "../../../words";
import { seatShape } from "../board/cards/signs";
import type { Reading } from "./battle";
import css from "./Result.module.css";

const WIDE = 480;
const TALL = 180;
const LEFT = 36;
const RIGHT = 24;
const TOP = 12;
const BELOW = 24;
/** A line for each seat that is known without its colour. */
const DASHES = ["", "8 4", "2 4", "10 3 2 3"];
const STEPS = 4;

/** Points of each player as a line; the same as a table for those who do not see it. */
export function Chart({ readings, basic }: { readings: readonly Reading[]; basic: boolean }) {
  const words = useWords();
  const seats = readings[0]?.points.length ?? 0;
  const most = Math.max(1, ...readings.flatMap(({ points }) => points));
  const last = Math.max(1, readings.length - 1);
  const x = (i: number): number => LEFT + ((WIDE - LEFT - RIGHT) * i) / last;
  const y = (n: number): number => TOP + (TALL - TOP - BELOW) * (1 - n / most);
  const every = Math.ceil(readings.length / 12);
  return (
    <>
      <svg viewBox={`0 0 ${WIDE} ${TALL}`} className={css.chart} aria-hidden="true">
        {Array.from({ length: STEPS + 1 }, (_, i) => Math.round((most * i) / STEPS)).map((n) => (
          <g key={n}>
            <line className={css.rule} x1={LEFT} x2={WIDE - RIGHT} y1={y(n)} y2={y(n)} />
            <text x={LEFT - 6} y={y(n) + 4} textAnchor="end">
              {n}
            </text>
          </g>
        ))}
        {readings.map(({ n }, i) =>
          i % every === 0 || i === readings.length - 1 ? (
            <text key={n} x={x(i)} y={TALL - 6} textAnchor="middle">
              {n}
            </text>
          ) : null,
        )}
        {Array.from({ length: seats }, (_, seat) => (
          <g key={seat} style={{ color: `var(--seat-${seat})` }}>
            <polyline
              className={css.line}
              points={readings.map(({ points }, i) => `${x(i)},${y(points[seat] ?? 0)}`).join(" ")}
              strokeDasharray={DASHES[seat % DASHES.length]}
            />
            <path
              className={css.end}
              d={seatShape(seat)}
              transform={`translate(${x(last) - 6} ${y(readings.at(-1)?.points[seat] ?? 0) - 6}) scale(0.5)`}
            />
          </g>
        ))}
      </svg>
      <table className="unseen">
        <caption>{words("heroscape-result-points", { game: basic ? "basic" : "master" })}</caption>
        <tbody>
          {readings.map(({ n, points }) => (
            <tr key={n}>
              <th scope="row">{n}</th>
              {points.map((each, seat) => (
                <td key={seat}>
                  {words("heroscape-result-reading", { player: seat + 1, n: each })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
