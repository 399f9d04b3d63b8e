// What has changed since one's own last turn: what befell oneself first, then turn by turn. It opens
// by itself when one's turn has come, covers no question, and can be had again at any time.
import { useMemo, useState, type CSSProperties } from "react";
import { Button, IconButton } from "../../../../parts/Button";
import { list, useWords, type Words } from "../../../../words";
import { useEarlier } from "../../../useEarlier";
import { AccountLine } from "./AccountLine";
import { commandName, raceName, regionName, resourceName, soldierName } from "../names";
import { RaceSeal } from "../pieces/RaceSeal";
import type { AroundProps } from "../props";
import type { Reference } from "../../shapes";
import css from "./News.module.css";
import { counted, newsFor, reachesBack, type Toll, type TurnNews } from "./since";

type NewsProps = Pick<
  AroundProps,
  "reference" | "view" | "you" | "decision" | "log" | "begins" | "older"
>;

export function News(props: NewsProps) {
  const { reference, view, you, decision, log, begins } = props;
  const words = useWords();
  const own = view.seats.find(({ seat }) => seat === you)?.race ?? "";
  const news = useMemo(() => (own === "" ? null : newsFor(log, own, begins)), [log, own, begins]);
  useEarlier(props, own !== "" && !reachesBack(log, own));
  // It opens once in each of one's turns, when one is first asked.
  const [shut, setShut] = useState(-1);
  const [wanted, setWanted] = useState(false);
  const due = decision?.kind === "act" && view.active === own && shut !== view.turns;
  const open = news !== null && (wanted || due);
  const close = (): void => {
    setShut(view.turns);
    setWanted(false);
  };
  return (
    <div className={css.anchor}>
      <Button
        look="quiet"
        glyph="log"
        className={css.button}
        disabled={news === null}
        aria-expanded={open}
        onClick={() => (open ? close() : setWanted(true))}
      >
        {words("assault-news-open")}
      </Button>
      {open && (
        <section
          className={css.news}
          aria-label={words("assault-news")}
          data-news
          onKeyDown={(event) => {
            if (event.key === "Escape") {
              event.stopPropagation();
              close();
            }
          }}
        >
          <header className={css.head}>
            <h2>{words("assault-news")}</h2>
            <IconButton glyph="close" label={words("web-close")} onClick={close} />
          </header>
          <div className={css.body} tabIndex={0} role="group" aria-label={words("assault-news")}>
            <TollLines reference={reference} toll={news.toll} />
            <ol className={css.turns}>
              {news.turns.map((turn, i) => (
                <li key={i}>
                  <Turn {...props} turn={turn} />
                </li>
              ))}
            </ol>
          </div>
        </section>
      )}
    </div>
  );
}

/** What befell oneself; nothing if nothing did. */
function TollLines({ reference, toll }: { reference: Reference; toll: Toll }) {
  const words = useWords();
  const lines = tollWords(words, reference, toll);
  return (
    <ul className={css.toll} aria-label={words("assault-news-yours")}>
      {lines.length === 0 && <li>{words("assault-news-calm")}</li>}
      {lines.map(({ text, bad }) => (
        <li key={text} data-bad={bad || undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}

export function tollWords(
  words: Words,
  reference: Reference,
  toll: Toll,
): { text: string; bad: boolean }[] {
  const units = (some: readonly string[]): string =>
    list(counted(some).map(([soldier, n]) => times(soldierName(words, reference, soldier), n)));
  const cards = (some: readonly string[]): string =>
    list(counted(some).map(([resource, n]) => times(resourceName(words, resource), n)));
  const found = toll.lost.map(({ region, by }) => ({
    text: words("assault-news-lost", {
      region: regionName(words, reference, region),
      race: raceName(words, by),
    }),
    bad: true,
  }));
  const say = (key: string, some: readonly string[], said: string, bad: boolean): void => {
    if (some.length > 0) found.push({ text: words(key, { said }), bad });
  };
  const won = list(toll.won.map((region) => regionName(words, reference, region)));
  say("assault-news-won", toll.won, won, false);
  say("assault-news-defeated", toll.defeated, units(toll.defeated), true);
  say("assault-news-wounded", toll.wounded, units(toll.wounded), true);
  say("assault-news-given", toll.given, cards(toll.given), true);
  say("assault-news-received", toll.received, cards(toll.received), false);
  return found;
}

const times = (name: string, n: number): string => (n > 1 ? `${name} ×${n}` : name);

function Turn({ turn, ...props }: NewsProps & { turn: TurnNews }) {
  const words = useWords();
  const { race, command, items, battles, points } = turn;
  return (
    <section
      className={css.turn}
      data-turn={race}
      style={{ "--race": `var(--race-${race}-ink)` } as CSSProperties}
    >
      <h3>
        <RaceSeal race={race} size={22} />
        {raceName(words, race)}
        {command && <span>{commandName(words, command, race)}</span>}
      </h3>
      <ul>
        {items.map(({ happening, times: n }, i) => (
          <li key={i}>{times(words.say(happening.text), n)}</li>
        ))}
        {battles.map((battle) => (
          <li key={battle.at}>
            <AccountLine {...props} battle={battle} />
          </li>
        ))}
        {[...points].map(([scorer, n]) => (
          <li key={scorer} className={css.points}>
            {words("assault-event-scored", { race: raceName(words, scorer), n })}
          </li>
        ))}
        {items.length + battles.length + points.size === 0 && (
          <li>{words("assault-news-quiet")}</li>
        )}
      </ul>
    </section>
  );
}
