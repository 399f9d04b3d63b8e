// While others choose: whose turn it is, what is left of what they do, and what one can do meanwhile.
import { raceName } from "../names";
import { RaceSeal } from "../pieces/RaceSeal";
import type { AroundProps } from "../props";
import { useTable } from "../table";
import css from "./doing.module.css";

export function Waiting({ around: { players, you } }: { around: AroundProps }) {
  const { words, view } = useTable();
  const { active, left } = view;
  const seat = view.seats.find(({ race }) => race === active)?.seat;
  const player = seat === undefined ? "" : (players[seat] ?? "");
  return (
    <section className={css.panel} data-waiting aria-label={words("assault-waiting")}>
      <header className={css.head}>
        <h3>{words("assault-waiting")}</h3>
      </header>
      <div className={css.body}>
        {active !== "" && (
          <p className={css.whose}>
            <RaceSeal race={active} size={28} />
            <span>
              {words("assault-waiting-turn", { race: raceName(words, active) })}
              {seat !== you && player !== "" && <small>{player}</small>}
            </span>
          </p>
        )}
        {left && (
          <p className={css.left} data-left={left.n}>
            <b>{left.n}</b> {words("assault-doing-left", { of: left.of, n: left.n })}
          </p>
        )}
        <p className={css.meanwhile}>{words("assault-waiting-meanwhile")}</p>
      </div>
    </section>
  );
}
