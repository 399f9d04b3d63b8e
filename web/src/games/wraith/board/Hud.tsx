// On a small screen the numbers that decide, in one line above the giant.
import Flame from "~icons/game-icons/enrage";
import Lantern from "~icons/game-icons/lantern-flame";
import { DropIcon, ScarIcon, ShieldIcon, StunIcon } from "./glyphs";
import css from "./Hud.module.css";
import { useTable } from "./table";

export function Hud() {
  const { words, view, pieces, telling } = useTable();
  const { giant, wraith } = view;
  const track = pieces.reference.giant.rage_track.length;
  return (
    <div className={css.hud} data-telling={telling?.kind}>
      <span
        className={css.life}
        role="img"
        aria-label={words("wraith-board-life-told", { n: giant.life, all: pieces.fullLife })}
      >
        <i style={{ width: `${(giant.life / pieces.fullLife) * 100}%` }} />
        <b>{giant.life}</b>
      </span>
      <span
        className={css.stat}
        role="img"
        aria-label={words("wraith-board-scars-told", { n: giant.scars, all: giant.scars_limit })}
      >
        <ScarIcon aria-hidden />
        {giant.scars}/{giant.scars_limit}
      </span>
      <span
        className={css.rage}
        role="img"
        aria-label={`${words("wraith-board-rage")} ${giant.rage}/${track}`}
        data-hot={giant.rage > 0 || undefined}
      >
        <Flame aria-hidden />
        {giant.rage}
      </span>
      <span
        className={css.lamp}
        role="img"
        aria-label={words("wraith-board-deck-told", { n: giant.deck })}
      >
        <Lantern aria-hidden />
        {giant.deck}
      </span>
      <span
        className={css.self}
        role="img"
        aria-label={words("wraith-board-wraith-wounds-told", {
          n: wraith.wounds,
          all: wraith.wound_limit,
        })}
      >
        {wraith.stunned && <StunIcon aria-hidden />}
        {wraith.shield > 0 && <ShieldIcon aria-hidden />}
        {Array.from({ length: wraith.wound_limit }, (_, i) => (
          <i key={i} data-full={i < wraith.wounds || undefined}>
            <DropIcon hollow={i >= wraith.wounds} />
          </i>
        ))}
      </span>
    </div>
  );
}
