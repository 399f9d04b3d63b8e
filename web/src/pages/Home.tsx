import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { Scene } from "../look/art/Scene";
import { useAsked } from "../parts/asked";
import { Button, LinkButton } from "../parts/Button";
import { Glyph } from "../parts/Glyph";
import { Loading, Trouble } from "../parts/states";
import { gameTitle, resultText, tableSummary } from "../table/names";
import { api } from "../wire/http";
import type { GameInfo, TableInfo } from "../wire/types";
import { listAnd, useWords } from "../words";
import css from "./Home.module.css";
import { useLearning } from "./learning";
import { byCompany, useShelf } from "./shelf";
import { ago } from "./times";
import { useTitle } from "./title";

export default function Home() {
  const words = useWords();
  useTitle("");
  const [games, again] = useShelf();
  const [mine] = useAsked("mine", api.myTables);
  const tables = mine.state === "here" ? mine.value : [];
  const open = tables.filter((table) => !isDone(table));
  const over = tables.filter((table) => isDone(table));
  return (
    <div className={css.home}>
      <header className={css.welcome}>
        <h1>{words("web-welcome")}</h1>
        <p>{words("web-welcome-lead")}</p>
      </header>
      {games.state === "failed" && <Trouble problem={games.problem} again={again} />}
      {open.length > 0 && <Resume tables={open} />}
      <Listed mine={tables} />
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

/** Whether nobody plays there any more. */
function isDone({ status }: TableInfo): boolean {
  return status === "over" || status === "closed" || status === "stranded";
}

/** A word for it. */
function howItEnded(status: TableInfo["status"], won: boolean, drawn: boolean): string {
  if (status === "closed") return "web-closed-short";
  if (status === "stranded") return "web-stranded-short";
  return won ? "web-won-short" : drawn ? "web-drawn-short" : "web-lost-short";
}

/** One room of the house, with its giant in the door, and the way for who was never here. */
function GameDoor({ game }: { game: GameInfo }) {
  const words = useWords();
  const { name, min_seats: low, max_seats: high, lessons } = game;
  return (
    <div className={css.room} data-room={name}>
      <Link href={`/new/${name}`} className={css.door}>
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
      {lessons[0] !== undefined && <FirstTime game={name} lesson={lessons[0]} />}
    </div>
  );
}

/** For who has never played it. */
function FirstTime({ game, lesson }: { game: string; lesson: string }) {
  const words = useWords();
  const { begin, opening, problem } = useLearning(game, lesson);
  return (
    <>
      <div className={css.first}>
        <Button glyph="hint" data-learn={game} disabled={opening} onClick={begin}>
          {words("web-learn")}
        </Button>
        <LinkButton to={`/how-to-play/${game}`} look="quiet" glyph="book">
          {words("web-how-to-play")}
        </LinkButton>
      </div>
      {problem !== null && <Trouble problem={problem} />}
    </>
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

const LOOK_EVERY = 15_000;

/** Tables of others who want to be joined. */
function Listed({ mine }: { mine: TableInfo[] }) {
  const words = useWords();
  const [, go] = useLocation();
  const [tables, setTables] = useState<TableInfo[]>([]);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let gone = false;
    const look = (): void => {
      if (document.hidden) return;
      api.listedTables().then(
        (found) => {
          if (!gone) setTables(found);
        },
        () => undefined, // the games above say what is wrong, and it is asked again
      );
    };
    look();
    const timer = window.setInterval(look, LOOK_EVERY);
    return () => {
      gone = true;
      window.clearInterval(timer);
    };
  }, []);
  const others = tables.filter(({ id }) => !mine.some((own) => own.id === id));
  if (others.length === 0) {
    return null;
  }
  return (
    <section className={css.resume} aria-label={words("web-listed-tables")}>
      <h2>{words("web-listed-tables")}</h2>
      {problem !== null && <Trouble problem={problem} />}
      <ul>
        {others.map((table) => {
          const title = gameTitle(words, table.game);
          const what = tableSummary(words, table);
          const free = table.seats.filter(({ kind }) => kind === "open").length;
          const names = table.seats.map(({ name }) => name).filter((name) => name !== "");
          return (
            <li key={table.id} className={css.listed}>
              <Link
                href={`/t/${table.id}`}
                aria-label={words("web-look-at-table", { table: title })}
              >
                <strong>{what || title}</strong>
                <small>
                  {what !== "" && <>{title} · </>}
                  {words("web-listed-free", { n: free })} · {ago(words, table.created)}
                  {names.length > 0 && (
                    <> · {words("web-listed-with", { names: listAnd(words, names) })}</>
                  )}
                </small>
              </Link>
              <Button
                look="brass"
                glyph="chair"
                aria-label={words("web-join-named", { table: title })}
                onClick={() =>
                  void api.join(table.id, null).then(() => go(`/t/${table.id}`), setProblem)
                }
              >
                {words("web-join-table")}
              </Button>
            </li>
          );
        })}
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
              <Link
                href={`/${table.status === "stranded" ? "t" : "replay"}/${table.id}`}
                className={css.line}
              >
                <span className={won ? css.won : css.lost}>
                  {words(howItEnded(table.status, won, drawn))}
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
