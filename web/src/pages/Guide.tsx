// How a game is played, on one page: a few pictures of its own board, and what they show.
import { useAsked } from "../parts/asked";
import { Button, LinkButton } from "../parts/Button";
import { Loading, Trouble } from "../parts/states";
import { gameTitle } from "../table/names";
import type { GameInfo } from "../wire/types";
import { learn, useMoreWords, useWords } from "../words";
import css from "./Guide.module.css";
import { useLearning } from "./learning";
import { NotFound } from "./NotFound";
import { useShelf } from "./shelf";
import { useTitle } from "./title";

// `tools/guide_pictures.py` takes them; their numbers say in which order they stand.
const pictures = import.meta.glob<string>("../games/*/guide/*/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

interface Section {
  name: string;
  picture: string;
}

function sectionsOf(game: string, language: string): Section[] {
  return Object.entries(pictures)
    .filter(([path]) => path.startsWith(`../games/${game}/guide/${language}/`))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([path, picture]) => ({ name: /\d-([\w-]+)\.webp$/.exec(path)?.[1] ?? "", picture }));
}

export default function Guide({ game }: { game: string }) {
  const [asked, again] = useShelf();
  const [learned] = useAsked(game, () => learn(game));
  if (asked.state === "failed") {
    return <Trouble problem={asked.problem} again={again} />;
  }
  if (asked.state === "asking" || learned.state === "asking") {
    return <Loading />;
  }
  const info = asked.value.find(({ name }) => name === game);
  return info === undefined || sectionsOf(game, "en").length === 0 ? (
    <NotFound />
  ) : (
    <Page info={info} />
  );
}

function Page({ info: { name: game, lessons } }: { info: GameInfo }) {
  const words = useWords();
  const ready = useMoreWords(`${game}/guide`);
  const title = words("web-how-to-play-named", { game: gameTitle(words, game) });
  useTitle(title);
  if (!ready) {
    return <Loading />;
  }
  return (
    <article className={css.guide} data-room={game}>
      <header className={css.head}>
        <h1>{title}</h1>
        <p className={css.lead}>{words(`${game}-guide`)}</p>
        <div className={css.ways}>
          {lessons[0] !== undefined && <Learn game={game} lesson={lessons[0]} />}
          <LinkButton to={`/new/${game}`} glyph="chair">
            {words("web-play-game")}
          </LinkButton>
          <LinkButton to={`/rules/${game}`} look="quiet" glyph="book">
            {words("web-rules")}
          </LinkButton>
        </div>
      </header>
      {sectionsOf(game, words.language).map(({ name, picture }) => (
        <section key={name} className={css.section}>
          <div className={css.said}>
            <h2>{words(`${game}-guide-${name}`)}</h2>
            {words(`${game}-guide-${name}-text`)
              .split("\n")
              .map((line) => (
                <p key={line}>{line}</p>
              ))}
          </div>
          <img
            src={picture}
            alt={words(`${game}-guide-${name}`)}
            loading="lazy"
            // Without the server there are only those that were seen before.
            onError={({ currentTarget }) => (currentTarget.style.display = "none")}
          />
        </section>
      ))}
    </article>
  );
}

function Learn({ game, lesson }: { game: string; lesson: string }) {
  const words = useWords();
  const { begin, opening, problem } = useLearning(game, lesson);
  return (
    <>
      <Button look="brass" glyph="hint" data-learn={game} disabled={opening} onClick={begin}>
        {words("web-learn")}
      </Button>
      {problem !== null && <Trouble problem={problem} />}
    </>
  );
}
