import { Suspense, useState, type ReactNode } from "react";
import { useFace } from "../games";
import { useAsked } from "../parts/asked";
import { Button, LinkButton } from "../parts/Button";
import { Glyph, Stroke } from "../parts/Glyph";
import { Loading, Trouble } from "../parts/states";
import { gameTitle } from "../table/names";
import { Shared } from "../table/Shared";
import { api, moveLink } from "../wire/http";
import type { Feat, GameProfile, Profile, Tally } from "../wire/types";
import { learn, readable, useMoreWords, useWords, type Words } from "../words";
import pages from "./pages.module.css";
import css from "./ProfilePage.module.css";
import { choiceKeys } from "./setup";
import { useTitle } from "./title";

async function remembered(): Promise<Profile> {
  let profile = await api.profile();
  while (profile.left > 0) {
    profile = await api.profile(); // finished games are looked at some at a time
  }
  await Promise.all(profile.games.map(({ game }) => learn(game)));
  return profile;
}

/** What the house remembers of whoever uses this browser, and what they can do with it. */
export default function ProfilePage() {
  const words = useWords();
  const [profile, again] = useAsked("profile", remembered);
  useTitle(words("web-profile"));
  return (
    <div className={css.profile}>
      <header>
        <h1>
          {profile.state === "here" && profile.value.name
            ? profile.value.name
            : words("web-profile")}
        </h1>
        <p className={pages.lead}>{words("web-profile-lead")}</p>
      </header>
      {profile.state === "asking" && <Loading />}
      {profile.state === "failed" && <Trouble problem={profile.problem} again={again} />}
      {profile.state === "here" && <Remembered profile={profile.value} />}
      <div className={`${pages.card ?? ""} ${pages.rows ?? ""}`}>
        <Moving />
        <Exporting />
        <Forgetting />
      </div>
    </div>
  );
}

function Remembered({ profile }: { profile: Profile }) {
  const words = useWords();
  const numbers = [
    ["played", profile.played],
    ["won", profile.won],
    ["streak", profile.streak],
    ["longest", profile.longest],
  ] as const;
  return (
    <>
      {profile.played === 0 ? (
        <section className={`${pages.card ?? ""} ${css.empty ?? ""}`}>
          <Glyph name="medal" size={44} />
          <div>
            <h2>{words("web-profile-empty")}</h2>
            <p>{words("web-profile-empty-lead")}</p>
          </div>
          <LinkButton to="/" look="brass">
            {words("web-profile-play")}
          </LinkButton>
        </section>
      ) : (
        <dl className={css.numbers}>
          {numbers.map(([name, n]) => (
            <div key={name}>
              <dt>{words(`web-profile-${name}`)}</dt>
              <dd>{n}</dd>
            </div>
          ))}
        </dl>
      )}
      {profile.games
        .filter(({ played, feats }) => played > 0 || feats.length > 0)
        .map((game) => (
          <Suspense key={game.game} fallback={<Loading />}>
            <OfGame profile={game} />
          </Suspense>
        ))}
    </>
  );
}

function OfGame({ profile }: { profile: GameProfile }) {
  const words = useWords();
  const { game, played, won, tallies, feats } = profile;
  const signs = useFace(game).feats;
  const told = useMoreWords(`${game}/feats`);
  const kinds = [...new Set(tallies.map(({ by }) => by))];
  if (!told) {
    return null;
  }
  return (
    <section className={`${pages.card ?? ""} ${css.game ?? ""}`} data-room={game}>
      <header>
        <h2>{gameTitle(words, game)}</h2>
        <p>
          {played === 0
            ? words("web-profile-none-of-it")
            : words("web-profile-won-of", { won, played })}
        </p>
      </header>
      {kinds.length > 0 && (
        <div className={css.kinds}>
          {kinds.map((by) => (
            <div key={by}>
              <h3>{words.first([`${game}-tally-${by}`], readable(by))}</h3>
              <ul>
                {tallies
                  .filter((tally) => tally.by === by)
                  .map((tally) => (
                    <li key={tally.of}>
                      <span>{nameOf(words, game, tally)}</span>
                      <span className={css.of}>
                        {words("web-profile-won-of", { won: tally.won, played: tally.played })}
                      </span>
                      <meter min={0} max={tally.played} value={tally.won} aria-hidden="true" />
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {feats.length > 0 && (
        <div>
          <h3>{words("web-profile-feats")}</h3>
          <ul className={css.feats}>
            {feats.map((feat) => (
              <FeatLine key={feat.name} game={game} feat={feat} sign={signs[feat.name]} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** What was counted, in the words that the form of a new table or the game itself has for it. */
function nameOf(words: Words, game: string, { by, of }: Tally): string {
  const known = [`${game}-tally-${by}-${of}`, ...choiceKeys(game, by, of)];
  const told = `${game}-${by}`;
  const otherwise = words.has(told) ? words(told, { [by]: of }) : readable(of);
  return words.first(known, otherwise);
}

function FeatLine({ game, feat, sign }: { game: string; feat: Feat; sign: string | undefined }) {
  const words = useWords();
  const key = `${game}-feat-${feat.name}`;
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: "long" });
  return (
    <li className={css.feat} data-earned={feat.earned !== ""}>
      <span className={css.sign}>
        {sign === undefined ? <Glyph name="medal" size={30} /> : <Stroke path={sign} size={30} />}
      </span>
      <span>
        <strong>{words.first([key], readable(feat.name))}</strong>
        <span className={css.how}>{words.first([`${key}-how`], "")}</span>
        <small>
          {feat.earned === "" ? (
            words("web-profile-not-yet")
          ) : (
            <time dateTime={feat.earned}>{day.format(new Date(feat.earned))}</time>
          )}
        </small>
      </span>
    </li>
  );
}

// -- what one can do with it ----------------------------------------------------------------------

const MINUTES = 15; // told before a link is made; the server says how many there really are

function Deed({
  title,
  meaning,
  children,
}: {
  title: string;
  meaning: string;
  children: ReactNode;
}) {
  return (
    <section className={`${pages.row ?? ""} ${css.deed ?? ""}`}>
      <div>
        <h2>{title}</h2>
        <p>{meaning}</p>
      </div>
      {children}
    </section>
  );
}

function Moving() {
  const words = useWords();
  const [link, setLink] = useState<{ address: string; minutes: number } | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const make = (): void => {
    setProblem(null);
    api
      .offerMove()
      .then(({ token, minutes }) => setLink({ address: moveLink(token), minutes }), setProblem);
  };
  return (
    <Deed
      title={words("web-move")}
      meaning={words("web-move-meaning", { n: link?.minutes ?? MINUTES })}
    >
      {link === null ? (
        <Button glyph="link" onClick={make}>
          {words("web-make-link")}
        </Button>
      ) : (
        <Shared link={link.address} title={words("web-profile")} />
      )}
      {problem !== null && <Trouble problem={problem} />}
    </Deed>
  );
}

/** What the browser itself keeps: settings, and no secret. */
function keptHere(): Record<string, string> {
  return Object.fromEntries(Object.entries<string>(window.localStorage));
}

function Exporting() {
  const words = useWords();
  const [problem, setProblem] = useState<unknown>(null);
  const save = async (): Promise<void> => {
    const all = { ...(await api.export()), browser: keptHere() };
    const file = new Blob([JSON.stringify(all, null, 2)], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "giants-table.json";
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Deed title={words("web-export")} meaning={words("web-export-meaning")}>
      <Button glyph="save" onClick={() => void save().catch(setProblem)}>
        {words("web-export-do")}
      </Button>
      {problem !== null && <Trouble problem={problem} />}
    </Deed>
  );
}

function Forgetting() {
  const words = useWords();
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const forget = async (): Promise<void> => {
    await api.forgetMe();
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.location.assign("/"); // whatever the page still knows goes with it
  };
  return (
    <Deed title={words("web-forget")} meaning={words("web-forget-meaning")}>
      <div className={pages.actions}>
        <Button
          look="danger"
          onClick={sure ? () => void forget().catch(setProblem) : () => setSure(true)}
        >
          {words(sure ? "web-forget-sure" : "web-forget-do")}
        </Button>
        {sure && (
          <Button look="quiet" onClick={() => setSure(false)}>
            {words("web-cancel")}
          </Button>
        )}
      </div>
      {problem !== null && <Trouble problem={problem} />}
    </Deed>
  );
}
