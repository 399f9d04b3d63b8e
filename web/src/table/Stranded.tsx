import { Link } from "wouter";
import { Mark } from "../look/art/Mark";
import { Scene } from "../look/art/Scene";
import { LinkButton } from "../parts/Button";
import { api } from "../wire/http";
import type { TableInfo } from "../wire/types";
import { useWords } from "../words";
import { gameTitle, tableSummary } from "./names";
import css from "./TablePage.module.css";
import room from "./WaitingRoom.module.css";

/** A table with which nobody can go on: why, what was, and the way to take it along. */
export function Stranded({ info }: { info: TableInfo }) {
  const words = useWords();
  const { begun, here, readable } = info.stranding ?? { begun: "", here: "", readable: false };
  const mine = info.seats.some((seat) => seat.mine);
  const alone = info.seats.every(({ mine: own, kind }) => own || kind === "bot");
  const whole = alone || info.outcome !== null;
  return (
    <div className={css.table} data-room={info.game} data-log="shut">
      <header className={css.head}>
        <Link href="/" className={css.home} aria-label={words("web-home")}>
          <Mark size={30} />
        </Link>
        <h1 className={css.title}>
          <span>{gameTitle(words, info.game)}</span>
          <small>{tableSummary(words, info)}</small>
        </h1>
      </header>
      <main className={css.middle}>
        <div className={room.room}>
          <div className={room.art} aria-hidden="true">
            <Scene game={info.game} />
          </div>
          <h2>{words("web-stranded")}</h2>
          <p>{words("web-stranded-why")}</p>
          {here !== "" && begun !== here && (
            <p className={room.summary}>
              {words(begun === "" ? "web-stranded-unknown" : "web-stranded-versions", {
                begun,
                here,
              })}
            </p>
          )}
          {readable && (
            <LinkButton to={`/replay/${info.id}`} look="brass" glyph="play">
              {words("web-stranded-read")}
            </LinkButton>
          )}
          {(mine || info.outcome !== null) && (
            <p>
              <a href={api.record(info.id)} download={`${info.game}-${info.id}.json`}>
                {words("web-stranded-record")}
              </a>
            </p>
          )}
          {mine && !whole && <p className={room.summary}>{words("web-stranded-sealed")}</p>}
          <Link href="/">{words("web-home")}</Link>
        </div>
      </main>
    </div>
  );
}
