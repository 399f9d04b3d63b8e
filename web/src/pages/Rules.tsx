import { useEffect, useMemo, useRef, useState } from "react";
import { Link, Redirect, useLocation } from "wouter";
import { useAsked } from "../parts/asked";
import { Glyph } from "../parts/Glyph";
import { RuleText } from "../parts/RuleText";
import { Loading, Trouble } from "../parts/states";
import { gameTitle } from "../table/names";
import { api } from "../wire/http";
import type { Rule } from "../wire/types";
import { readable, useWords } from "../words";
import { byChapter, search } from "./chapters";
import { NotFound } from "./NotFound";
import css from "./Rules.module.css";
import { byCompany, useShelf } from "./shelf";
import { useTitle } from "./title";

interface RulesProps {
  game: string;
  rule: string | null;
}

/** The rules of a game; without one, of the first at the front door. */
export default function Rules({ game, rule }: { game: string | null; rule: string | null }) {
  return game === null ? <ToTheFirst /> : <RulesOf game={game} rule={rule} />;
}

function ToTheFirst() {
  const [games, again] = useShelf();
  if (games.state === "asking") {
    return <Loading />;
  }
  if (games.state === "failed") {
    return <Trouble problem={games.problem} again={again} />;
  }
  const [first] = byCompany(games.value);
  return first === undefined ? <NotFound /> : <Redirect to={`/rules/${first.name}`} replace />;
}

/** Every rule by its number, to search and to link to. */
function RulesOf({ game, rule }: RulesProps) {
  const words = useWords();
  const [games] = useShelf();
  const [asked, again] = useAsked(`${game} ${words.language}`, () =>
    api.rules(game, words.language),
  );
  useTitle(words("web-rules"));
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1>{words("web-rules-of", { game: gameTitle(words, game) })}</h1>
        {games.state === "here" && games.value.length > 1 && (
          <nav className={css.games} aria-label={words("web-games")}>
            {games.value.map(({ name }) => (
              <Link
                key={name}
                href={`/rules/${name}`}
                aria-current={name === game ? "page" : undefined}
              >
                {gameTitle(words, name)}
              </Link>
            ))}
          </nav>
        )}
        <p className={css.lead}>{words("web-rules-lead")}</p>
      </div>
      {asked.state === "asking" && <Loading />}
      {asked.state === "failed" && <Trouble problem={asked.problem} again={again} />}
      {asked.state === "here" && <Book game={game} rules={asked.value} open={rule} />}
    </div>
  );
}

function Book({ game, rules, open }: { game: string; rules: Rule[]; open: string | null }) {
  const words = useWords();
  const [query, setQuery] = useState("");
  const [, go] = useLocation();
  const found = useMemo(() => search(rules, query), [rules, query]);
  const chapters = useMemo(() => byChapter(found), [found]);
  const chapterName = (chapter: string): string =>
    words.first(
      [`web-chapter-${game}-${chapter.toLowerCase()}`, `web-chapter-${chapter.toLowerCase()}`],
      readable(chapter.toLowerCase()),
    );
  return (
    <>
      <div className={css.search}>
        <Glyph name="search" />
        <input
          type="search"
          value={query}
          placeholder={words("web-rules-search")}
          aria-label={words("web-rules-search")}
          onChange={(event) => setQuery(event.target.value)}
        />
        <span className={css.count} role="status">
          {words("web-rules-found", { n: found.length })}
        </span>
      </div>
      <div className={css.book}>
        <nav className={css.contents} aria-label={words("web-rules-chapters")}>
          {chapters.map(({ chapter, rules: those }) => (
            <a key={chapter} href={`#${chapter}`}>
              <span>{chapterName(chapter)}</span>
              <span>{those.length}</span>
            </a>
          ))}
        </nav>
        <div>
          {found.length === 0 && <p className={css.none}>{words("web-rules-none")}</p>}
          {chapters.map(({ chapter, rules: those }) => (
            <section key={chapter} id={chapter} className={css.chapter}>
              <h2>{chapterName(chapter)}</h2>
              <ul>
                {those.map((rule) => (
                  <Entry
                    key={rule.id}
                    rule={rule}
                    open={rule.id === open}
                    go={(id) => go(`/rules/${game}/${id}`)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

interface EntryProps {
  rule: Rule;
  open: boolean;
  go: (id: string) => void;
}

function Entry({ rule, open, go }: EntryProps) {
  const ref = useRef<HTMLLIElement>(null);
  const words = useWords();
  useEffect(() => {
    if (open) {
      ref.current?.scrollIntoView({ block: "center" });
    }
  }, [open]);
  return (
    <li ref={ref} id={rule.id} className={open ? css.open : css.rule}>
      <h3>
        <button
          type="button"
          className={css.title}
          title={words("web-rule-link")}
          onClick={() => go(rule.id)}
        >
          {rule.title}
        </button>
        {rule.kind !== "rule" && (
          <span className={css.kind}>
            {words.first([`web-rule-kind-${rule.kind}`], readable(rule.kind))}
          </span>
        )}
      </h3>
      <RuleText rule={rule} show={go} />
    </li>
  );
}
