import { lazy, Suspense, useState } from "react";
import { useLocation } from "wouter";
import type { Face } from "../games";
import { Button, LinkButton } from "../parts/Button";
import { useAsked } from "../parts/asked";
import { Dialog } from "../parts/Dialog";
import { Segments, Switch } from "../parts/fields";
import { Trouble } from "../parts/states";
import { usualBot } from "../pages/setup";
import { api } from "../wire/http";
import type { TableInfo } from "../wire/types";
import { useWords } from "../words";
import css from "./dialogs.module.css";
import { botMeaning, botName, resultText, seatName } from "./names";
import { useTable } from "./store";

const LessonEnd = lazy(() => import("./LessonEnd"));

const KEYS: [string[], string][] = [
  [["1", "9"], "web-key-choose"],
  [["o"], "web-key-options"],
  [["u"], "web-key-undo"],
  [["h"], "web-key-hint"],
  [["Space"], "web-key-skip"],
  [["l"], "web-key-log"],
  [["r"], "web-key-rule"],
  [["Esc"], "web-key-close"],
  [["?"], "web-key-help"],
];

export function KeyHelp({ close }: { close: () => void }) {
  const words = useWords();
  return (
    <Dialog title={words("web-keys")} onClose={close}>
      <dl className={css.keys}>
        {KEYS.map(([keys, meaning]) => (
          <div key={meaning} style={{ display: "contents" }}>
            <dt>
              {keys.map((key, i) => (
                <span key={key}>
                  {i > 0 && "– "}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{words(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Let a bot play on in my place. */
export function GiveSeat({ close }: { close: () => void }) {
  const words = useWords();
  const info = useTable((table) => table.info);
  const you = useTable((table) => table.you);
  const session = useTable((table) => table.session);
  const [games] = useAsked("games", api.games);
  const game =
    games.state === "here" ? games.value.find(({ name }) => name === info?.game) : undefined;
  const bots = game?.bots ?? [];
  const [wish, setWish] = useState("");
  const [problem, setProblem] = useState<unknown>(null);
  const level = wish === "" && game !== undefined ? (usualBot(game) ?? "") : wish;
  if (info === null || you === null) {
    return null;
  }
  const give = (): void => {
    api.reseat(info.id, you, "bot", level).then(() => {
      close();
      session?.comeAgain();
    }, setProblem);
  };
  return (
    <Dialog title={words("web-give-seat")} onClose={close}>
      <div className={css.part}>
        <p className={css.meaning}>{words("web-give-seat-meaning")}</p>
        {bots.length > 1 && (
          <Segments
            label={words("web-level")}
            value={level}
            choices={bots.map((bot) => ({ value: bot, label: botName(words, bot) }))}
            onChange={setWish}
          />
        )}
        <p className={css.meaning}>{botMeaning(words, level)}</p>
        {problem !== null && <Trouble problem={problem} />}
        <div className={css.actions}>
          <Button look="danger" disabled={level === ""} onClick={give}>
            {words("web-give-seat")}
          </Button>
          <Button look="quiet" onClick={close}>
            {words("web-cancel")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The pictures of what was chosen before the game: who met whom. */
function Pictures({ picture, setup }: Pick<Face, "picture"> & Pick<TableInfo, "setup">) {
  const found = Object.entries(setup).flatMap(([name, value]) => {
    const Picture = picture(name, String(value));
    return Picture === null ? [] : [{ name, Picture }];
  });
  return found.length === 0 ? null : (
    <div className={css.pictures} aria-hidden="true">
      <Suspense>
        {found.map(({ name, Picture }) => (
          <Picture key={name} />
        ))}
      </Suspense>
    </div>
  );
}

/** How it ended, and what next. */
export function EndDialog({ close }: { close: () => void }) {
  const words = useWords();
  const info = useTable((table) => table.info);
  const face = useTable((table) => table.face);
  const outcome = useTable((table) => table.moment?.outcome);
  const seats = useTable((table) => table.seats);
  const you = useTable((table) => table.you);
  const [, go] = useLocation();
  const [turn, setTurn] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  if (info === null || face === null || outcome == null) {
    return null;
  }
  const onward = face.onward(info);
  const won = you !== null && outcome.winners.includes(you);
  const verdict =
    you === null
      ? "web-end"
      : won
        ? "web-won"
        : outcome.winners.length > 0 || seats.length === 1
          ? "web-lost-game"
          : "web-end";
  const again = (): void => {
    const { game, id, setup } = info;
    const opened =
      seats.length === 1
        ? api.open({ game, setup, seats: [{ kind: "me" }] })
        : api.rematch(id, turn);
    opened.then((table) => go(`/t/${table.id}`), setProblem);
  };
  return (
    <Dialog title={words("web-result")} onClose={close}>
      <div className={css.part}>
        {face.Result === null && <Pictures picture={face.picture} setup={info.setup} />}
        <p className={css.verdict}>{words(verdict)}</p>
        <p className={css.how}>{resultText(words, info.game, outcome.result)}</p>
        {seats.length > 1 && (
          <ol className={css.scores}>
            {[...seats]
              .sort((a, b) => (outcome.scores[b.seat] ?? 0) - (outcome.scores[a.seat] ?? 0))
              .map((seat) => (
                <li
                  key={seat.seat}
                  className={outcome.winners.includes(seat.seat) ? css.best : undefined}
                >
                  <span>{seatName(words, seat, seats)}</span>
                  <span>{outcome.scores[seat.seat]}</span>
                </li>
              ))}
          </ol>
        )}
        {face.Result && info.terms.lesson === undefined && (
          <Suspense>
            <face.Result table={info} />
          </Suspense>
        )}
        {info.terms.lesson === undefined ? (
          <>
            {problem !== null && <Trouble problem={problem} />}
            {onward === null && you !== null && seats.length > 1 && (
              <Switch label={words("web-turn-seats")} checked={turn} onChange={setTurn} />
            )}
            <div className={css.actions}>
              {onward !== null ? (
                <LinkButton to={onward.to} look="brass" glyph={onward.glyph}>
                  {words(onward.label)}
                </LinkButton>
              ) : (
                you !== null && (
                  <Button look="brass" glyph="again" data-first onClick={again}>
                    {words(seats.length > 1 ? "web-rematch" : "web-play-again")}
                  </Button>
                )
              )}
              <LinkButton to={`/replay/${info.id}`} glyph="play">
                {words("web-replay")}
              </LinkButton>
              <LinkButton to="/" look="quiet">
                {words("web-home")}
              </LinkButton>
            </div>
          </>
        ) : (
          <Suspense>
            <LessonEnd game={info.game} lesson={info.terms.lesson} />
          </Suspense>
        )}
        <a href={api.record(info.id)} download={`${info.game}-${info.id}.json`}>
          {words("web-download-record")}
        </a>
      </div>
    </Dialog>
  );
}
