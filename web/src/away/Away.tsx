// What is left of the house where the server does not answer: an honest word, and something to read.
import { useEffect, type ReactNode } from "react";
import { Mark } from "../look/art/Mark";
import { useAsked } from "../parts/asked";
import { Button, LinkButton } from "../parts/Button";
import { byCompany, useShelf } from "../pages/shelf";
import { useTitle } from "../pages/title";
import { gameTitle } from "../table/names";
import { rulesAddress } from "../wire/http";
import type { GameInfo } from "../wire/types";
import { useWords } from "../words";
import { useServerBack } from "./away";
import css from "./Away.module.css";

const again = (): void => window.location.reload();

/** In place of every page that needs the server; it goes on by itself. */
export default function Away() {
  const words = useWords();
  const [games] = useShelf();
  const back = useServerBack();
  useTitle(words("web-no-server"));
  useEffect(() => {
    if (back) again();
  }, [back]);
  return (
    <div className={css.away}>
      <div className={css.said}>
        <h1>{words("web-no-server")}</h1>
        <p className={css.lead} role="status">
          {words("web-no-server-meaning")}
        </p>
        <Button look="brass" glyph="again" onClick={again}>
          {words("web-try-again")}
        </Button>
        {games.state === "here" && games.value.length > 0 && (
          <section className={css.shelf} aria-label={words("web-no-server-read")}>
            <h2>{words("web-no-server-read")}</h2>
            <ul>
              {byCompany(games.value).map((game) => (
                <Book key={game.name} game={game} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <Mark size={320} />
    </div>
  );
}

/** What can be read of a game: how it is played, and its rules if they were read here before. */
function Book({ game: { name, lessons } }: { game: GameInfo }) {
  const words = useWords();
  const address = rulesAddress(name, words.language);
  const [rules] = useAsked(address, () => caches.match(address));
  const kept = rules.state === "here" && rules.value !== undefined;
  if (lessons.length === 0 && !kept) {
    return null;
  }
  return (
    <li>
      <strong>{gameTitle(words, name)}</strong>
      {lessons.length > 0 && (
        <LinkButton to={`/how-to-play/${name}`} glyph="hint">
          {words("web-how-to-play")}
        </LinkButton>
      )}
      {kept && (
        <LinkButton to={`/rules/${name}`} glyph="book">
          {words("web-rules")}
        </LinkButton>
      )}
    </li>
  );
}

/** A page that was kept, and the word that it was. */
export function Kept({ children }: { children: ReactNode }) {
  const words = useWords();
  const back = useServerBack();
  return (
    <>
      <p className={css.note} role="status">
        <span>{words(back ? "web-no-server-back" : "web-no-server-note")}</span>
        {back && <Button onClick={again}>{words("web-no-server-go-on")}</Button>}
      </p>
      {children}
    </>
  );
}
