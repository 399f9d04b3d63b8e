import type { ReviewPoint } from "../wire/types";
import { useWords } from "../words";
import css from "./Review.module.css";
import { slipsOf } from "./review";

interface ReviewGraphProps {
  points: readonly ReviewPoint[];
  /** The last choice of the game. */
  last: number;
  at: number;
  names: readonly string[];
  jump: (at: number) => void;
}

/** Everybody's chance to win along the game. By keyboard one goes along it with the slider below. */
export function ReviewGraph({ points, last, at, names, jump }: ReviewGraphProps) {
  const words = useWords();
  const here = points[Math.min(at, points.length - 1)];
  const seats = [...(points[0]?.chances ?? []).keys()];
  return (
    <figure className={css.figure}>
      <svg
        className={css.graph}
        viewBox={`0 0 ${Math.max(1, last)} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words("web-review-graph")}
        onClick={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          jump(Math.round((last * (event.clientX - left)) / width));
        }}
      >
        <line className={css.even} x1={0} x2={last} y1={50} y2={50} />
        {slipsOf(points).map((slip) => (
          <line key={slip.at} className={css.slip} x1={slip.at} x2={slip.at} y1={86} y2={100} />
        ))}
        {seats.map((seat) => (
          <polyline
            key={seat}
            className={css.line}
            data-seat={seat % 6}
            points={points
              .map((point) => `${point.at},${100 - (point.chances[seat] ?? 0)}`)
              .join(" ")}
          />
        ))}
        <line className={css.here} x1={at} x2={at} y1={0} y2={100} />
      </svg>
      <figcaption className={css.legend}>
        {seats.map((seat) => (
          <span key={seat} data-seat={seat % 6}>
            {words("web-review-chance", { name: names[seat] ?? "", n: here?.chances[seat] ?? 0 })}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
