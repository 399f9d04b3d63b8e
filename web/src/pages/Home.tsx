import { Link } from "wouter";
import { Scene } from "../look/art/Scene";
import { useAsked } from "../parts/asked";
import { Glyph } from "../parts/Glyph";
import { Loading, Trouble } from "../parts/states";
import { gameTitle, resultText, tableSummary } from "../table/names";
import { api } from "../wire/http";
import type { GameInfo, TableInfo } from "../wire/types";
import { useWords } from "../words";
import css from "./Home.module.css";
import { byCompany, useShelf } from "./shelf";
import { ago } from "./times";
import { useTitle } from "./title";

export default function Home() {
  const words = useWords();
  useTitle("");
  const [games, again] = useShelf();
  const [mine] = useAsked("mine", api.myTables);
  const tables = mine.state === "here" ? mine.value : [];
  const open = tables.filter((table) => table.status !== "over");
  const over = tables.filter((table) => table.status === "over");
  return (
    <div className={css.home}>
      <header className={css.welcome}>
        <h1>{words("web-welcome")}</h1>
        <p>{words("web-welcome-lead")}</p>
      </header>
      {games.state === "failed" && <Trouble problem={games.problem} again={again} />}
      {open.length > 0 && <Resume tables={open} />}
      {games.state === "asking" && <Loading />}
      {games.state === "here" && (
        <section className={css.shelf} aria-label={words("web-games")}>
          {byCompany(games.value).map((game) => (
            <GameDoor key={game.name} game={game} />
          ))}
        </section>
      )}
      {over.length > 0 && <Finished tables={over} />}
    </div>
  );
}

/** One room of the house, with its giant in the door. */
function GameDoor({ game: { name, min_seats: low, max_seats: high } }: { game: GameInfo }) {
  const words = useWords();
  return (
    <Link href={`/new/${name}`} className={css.door} data-room={name}>
      <Scene game={name} />
      <span className={css.plate}>
        <span className={css.name}>{gameTitle(words, name)}</span>
        <span className={css.about}>{words.first([`web-about-${name}`], "")}</span>
        <span className={css.play}>
          {words("web-play-game")}
          <small>{words("web-seats", { low, high, same: low === high ? "yes" : "no" })}</small>
        </span>
      </span>
    </Link>
  );
}

/** Tables that wait for somebody to come back. */
function Resume({ tables }: { tables: TableInfo[] }) {
  const words = useWords();
  return (
    <section className={css.resume} aria-label={words("web-open-tables")}>
      <h2>{words("web-open-tables")}</h2>
      <ul>
        {tables.slice(0, 6).map((table) => (
          <li key={table.id}>
            <Link href={`/t/${table.id}`} className={css.slip}>
              <span>
                <strong>{tableSummary(words, table) || gameTitle(words, table.game)}</strong>
                <small>
                  {gameTitle(words, table.game)} ·{" "}
                  {table.status === "waiting"
                    ? words("web-waiting-for-players")
                    : words("web-choices", { n: table.choices })}{" "}
                  · {ago(words, table.changed)}
                </small>
              </span>
              <Glyph name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Finished({ tables }: { tables: TableInfo[] }) {
  const words = useWords();
  return (
    <section className={css.finished} aria-label={words("web-finished")}>
      <h2>{words("web-finished")}</h2>
      <ul>
        {tables.slice(0, 24).map((table) => {
          const won = table.seats.some(
            ({ mine, seat }) => mine && table.outcome?.winners.includes(seat) === true,
          );
          const drawn = table.seats.length > 1 && table.outcome?.winners.length === 0;
          return (
            <li key={table.id}>
              <Link href={`/replay/${table.id}`} className={css.line}>
                <span className={won ? css.won : css.lost}>
                  {words(won ? "web-won-short" : drawn ? "web-drawn-short" : "web-lost-short")}
                </span>
                <span className={css.what}>
                  <strong>{tableSummary(words, table) || gameTitle(words, table.game)}</strong>
                  <small>
                    {table.outcome && resultText(words, table.game, table.outcome.result)}
                  </small>
                </span>
                <small className={css.when}>{ago(words, table.changed)}</small>
                <Glyph name="play" size={18} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
