// How the giant stands: its life, its scars, how near the village is, and its rage.
import LanternFlame from "~icons/game-icons/lantern-flame";
import { CardLostIcon, DropIcon, ScarIcon, StunIcon } from "../glyphs";
import { Over } from "../Over";
import { harmWords, pieceName } from "../phrases";
import { rageAdds } from "../sight";
import { useTable } from "../table";
import css from "./GiantPanel.module.css";
import { list } from "../../../../words";

export function GiantPanel() {
  const { words, pieces } = useTable();
  return (
    <div className={css.panel}>
      <h2 className={css.name}>{pieceName(words, "giant", pieces.reference.giant)}</h2>
      <Life />
      <Scars />
      <Village />
    </div>
  );
}

function Life() {
  const { words, view, pieces, telling, preview, pointed } = useTable();
  const { life, health } = view.giant;
  const all = pieces.fullLife;
  const pools = view.wraith.skills.reduce((sum, { tokens }) => sum + tokens, 0);
  const then =
    pointed && preview ? (preview.view as { giant?: { life?: number } }).giant?.life : undefined;
  const loss = then === undefined ? 0 : Math.max(0, life - then);
  return (
    <div
      className={css.life}
      role="img"
      aria-label={words("wraith-board-life-told", { n: life, all })}
      title={
        view.wraith.skills.length > 0
          ? words("wraith-board-life-pools", { health, pools })
          : undefined
      }
      data-hit={telling?.kind === "hit" || undefined}
    >
      <span className={css.label}>{words("wraith-board-life")}</span>
      <b className={css.big}>
        {life}
        {loss > 0 && <i className={css.loss}>−{loss}</i>}
      </b>
      <span className={css.bar}>
        <i className={css.left} style={{ width: `${(life / all) * 100}%` }} />
        {loss > 0 && (
          <i
            className={css.going}
            style={{ left: `${((life - loss) / all) * 100}%`, width: `${(loss / all) * 100}%` }}
          />
        )}
        {pools > 0 && (
          <i className={css.pools} style={{ width: `${(Math.min(pools, life) / all) * 100}%` }} />
        )}
      </span>
    </div>
  );
}

function Scars() {
  const { words, view, pieces } = useTable();
  const { scars, scars_limit: limit, above } = view.giant;
  const names = list(above.map((id) => pieces.giantCards.get(id)?.name ?? id));
  return (
    <div
      className={css.marks}
      role="img"
      aria-label={words("wraith-board-scars-told", { n: scars, all: limit })}
      title={above.length > 0 ? words("wraith-board-above", { cards: names }) : undefined}
    >
      <span className={css.label}>{words("wraith-board-scars")}</span>
      <span className={css.scars}>
        {Array.from({ length: limit }, (_, i) => (
          <i key={i} data-full={i < scars || undefined}>
            <ScarIcon />
          </i>
        ))}
      </span>
    </div>
  );
}

/** The giant's deck is its way to the village. */
function Village() {
  const { words, view, pieces, touch } = useTable();
  const { deck, gone } = view.giant;
  const names = list(gone.map((id) => pieces.giantCards.get(id)?.name ?? id));
  return (
    <div
      className={css.village}
      title={words("wraith-board-gone", { n: gone.length, cards: names })}
      data-near={deck <= 2 || undefined}
    >
      <Over
        label={words("wraith-board-deck-told", { n: deck })}
        onClick={() => touch("deck giant")}
      />
      <span className={css.label} aria-hidden>
        {words("wraith-board-deck")}
      </span>
      <b className={css.deck} aria-hidden>
        <LanternFlame aria-hidden />
        {deck}
      </b>
    </div>
  );
}

export function RageTrack() {
  const { words, view, pieces, telling, touch } = useTable();
  const track = pieces.reference.giant.rage_track;
  const { rage } = view.giant;
  const adds = rageAdds(track, rage);
  const brings = adds.wounds + adds.cards > 0 || adds.stun;
  return (
    <div className={css.rage} data-telling={telling?.kind}>
      <Over
        label={words("wraith-board-rage-told", {
          n: rage,
          all: track.length,
          adds: brings ? "yes" : "no",
          harm: harmWords(words, adds),
        })}
        onClick={() => touch("rage ")}
      />
      <span className={css.label} aria-hidden>
        {words("wraith-board-rage")} <b>{rage}</b>
      </span>
      <span className={css.track} aria-hidden>
        {track.map((space, i) => (
          <i key={i} data-hot={i < rage || undefined} data-at={i === rage - 1 || undefined}>
            {space.map((symbol, j) => (
              <RageSymbol key={j} symbol={symbol} />
            ))}
            {space.length === 0 && <em />}
          </i>
        ))}
      </span>
      {brings && (
        <span className={css.adds} aria-hidden>
          {words("wraith-board-rage-adds")}: {harmWords(words, adds)}
        </span>
      )}
    </div>
  );
}

function RageSymbol({ symbol }: { symbol: string }) {
  if (symbol === "wound") return <DropIcon />;
  if (symbol === "card") return <CardLostIcon aria-hidden />;
  return <StunIcon aria-hidden />;
}
