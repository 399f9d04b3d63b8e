import { useMemo } from "react";
import { Trouble } from "../parts/states";
import { Reasons } from "../table/Reasons";
import type { Message } from "../wire/types";
import { useWords } from "../words";
import css from "./Review.module.css";
import { slipsOf, turnsOf, type Reviewed, type Slip } from "./review";

interface ReviewListProps {
  review: Reviewed;
  names: readonly string[];
  /** What was done at a choice, as far as it is known here. */
  done: (choice: number) => Message | null;
  jump: (at: number) => void;
}

/** Where a game turned and what was missed, each a way to where it was. */
export function ReviewList({ review, names, done, jump }: ReviewListProps) {
  const words = useWords();
  const { points, choices, problem, again } = review;
  const turns = useMemo(() => turnsOf(points), [points]);
  const slips = useMemo(() => slipsOf(points), [points]);
  const whole = choices !== null && points.length > choices;
  return (
    <section className={css.list} aria-label={words("web-review")}>
      <h2>{words("web-review")}</h2>
      <p className={css.meaning}>{words("web-review-meaning")}</p>
      {problem !== null && <Trouble problem={problem} again={again} />}
      {problem === null && !whole && (
        <label className={css.progress}>
          <span role="status">
            {words("web-review-progress", { n: points.length, all: choices ?? 0 })}
          </span>
          <progress value={points.length} max={(choices ?? points.length) + 1} />
        </label>
      )}
      <h3>{words("web-review-turns")}</h3>
      {whole && turns.length === 0 && <p>{words("web-review-no-turns")}</p>}
      <ol>
        {turns.map(({ at, seat, was, now }) => {
          const text = done(at);
          return (
            <li key={at}>
              <button type="button" className={css.place} onClick={() => jump(at)}>
                <strong>
                  {words("web-review-turn", { n: at, name: names[seat] ?? "", was, now })}
                </strong>
                {text !== null && <span>{words.say(text)}</span>}
              </button>
            </li>
          );
        })}
      </ol>
      <h3>{words("web-review-missed")}</h3>
      {whole && slips.length === 0 && <p>{words("web-review-nothing-missed")}</p>}
      <ol>
        {slips.map((slip) => (
          <li key={slip.at}>
            <Missed slip={slip} name={names[slip.seat] ?? ""} jump={jump} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Missed({ slip, name, jump }: { slip: Slip; name: string; jump: (at: number) => void }) {
  const words = useWords();
  const { at, loss, made, best, second, reasons, others } = slip;
  return (
    <>
      <button type="button" className={css.place} onClick={() => jump(at)}>
        <strong>{words("web-review-miss", { n: at + 1, name, option: words.say(made) })}</strong>
        <span>{words("web-review-loss", { n: loss })}</span>
      </button>
      <div className={css.why}>
        <Reasons reasons={others} />
        <p>{words("web-review-best", { option: words.say(best) })}</p>
        <Reasons reasons={reasons} />
        {second !== null && <p>{words("web-hint-second", { option: words.say(second) })}</p>}
      </div>
    </>
  );
}
