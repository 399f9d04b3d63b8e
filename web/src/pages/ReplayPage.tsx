import { Suspense, useEffect, useMemo, useState, type ReactNode } from "react";
import { Link } from "wouter";
import { faceOf, type Face } from "../games";
import type { BoardModule } from "../games/face";
import { Mark } from "../look/art/Mark";
import { Button, IconButton } from "../parts/Button";
import parts from "../parts/parts.module.css";
import { Dialog } from "../parts/Dialog";
import { Glyph } from "../parts/Glyph";
import { Segments } from "../parts/fields";
import { Loading, Trouble } from "../parts/states";
import {
  change,
  paceNow,
  useMotion,
  usePace,
  useSettings,
  useWideScreen,
} from "../settings/settings";
import { BoardStage } from "../table/BoardStage";
import { Log } from "../table/Log";
import { gameTitle, resultText, tableSummary, seatName } from "../table/names";
import { RuleDialog } from "../table/RuleDialog";
import { Shared } from "../table/Shared";
import table from "../table/TablePage.module.css";
import { api } from "../wire/http";
import { browser } from "../wire/link";
import type { JsonObject, TableInfo } from "../wire/types";
import { learn, useWords } from "../words";
import { ForkDialog } from "./ForkDialog";
import { Projector, REPLAY_SPEEDS, type Seen } from "./projector";
import css from "./ReplayPage.module.css";
import { useReview } from "./review";
import { ReviewGraph } from "./ReviewGraph";
import { ReviewList } from "./ReviewList";
import { stepAddress, stepIn, useStepInAddress } from "./step";
import { useTitle } from "./title";

const PAGE = 50;

interface Reel {
  info: TableInfo;
  face: Face;
  reference: JsonObject;
  board: BoardModule;
  projector: Projector;
  choices: number;
  /** With whose eyes it is seen; null: as anybody may. */
  seat: number | null;
}

/** A game once more, from the first choice to the last. */
export default function ReplayPage({ id }: { id: string }) {
  const words = useWords();
  const [reel, setReel] = useState<Reel | null>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [eyes, setEyes] = useState<number | null>(null);
  useTitle(words("web-replay"));
  useEffect(() => {
    let gone = false;
    let projector: Projector | null = null;
    const fetchAll = async (): Promise<void> => {
      const info = await api.table(id);
      const face = await faceOf(info.game);
      const [board, reference] = await Promise.all([
        face.board(),
        api.reference(id),
        learn(info.game),
      ]);
      const made = new Projector(
        board,
        paceNow,
        (now) => {
          if (!gone) setSeen(now);
        },
        (ms, then) => browser.later(ms, then),
      );
      projector = made;
      const wanted = stepIn(window.location.search);
      const seat = eyes ?? info.seats.find(({ mine }) => mine)?.seat ?? null;
      let first = 0;
      for (;;) {
        const part = await api.replay(id, first, PAGE, seat);
        if (gone) {
          return;
        }
        setReel({ info, face, reference, board, projector: made, choices: part.choices, seat });
        made.add(part);
        if (first === 0) made.await(Math.min(wanted, part.choices));
        first += part.frames.length;
        if (part.frames.length === 0 || first > part.choices) {
          return;
        }
      }
    };
    fetchAll().catch((trouble: unknown) => {
      if (!gone) setProblem(trouble);
    });
    return () => {
      gone = true;
      projector?.close();
    };
  }, [id, eyes]);
  if (problem !== null) {
    return (
      <main className={table.missing}>
        <Trouble problem={problem} />
        <Link href="/">{words("web-home")}</Link>
      </main>
    );
  }
  return reel === null || seen?.shown == null ? (
    <Loading />
  ) : (
    <Cinema reel={reel} seen={seen} look={setEyes} />
  );
}

interface CinemaProps {
  reel: Reel;
  seen: Seen;
  look: (seat: number) => void;
}

function Cinema({ reel, seen, look }: CinemaProps) {
  const words = useWords();
  const { info, face, projector, choices } = reel;
  const wide = useWideScreen();
  const logOpen = useSettings((settings) => settings.logOpen);
  const [open, setOpen] = useState(false);
  const [told, setTold] = useState(false);
  const [shares, setShares] = useState(false);
  const [forks, setForks] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [studied, setStudied] = useState(false);
  const [listed, setListed] = useState(false);
  const review = useReview(info.id, studied);
  const over = info.status === "over" || info.status === "closed";
  const mine = info.seats.filter((seat) => seat.mine);
  const names = info.seats.map((seat) => seatName(words, seat, info.seats));
  const jump = (at: number): void => {
    projector.pause();
    projector.await(Math.max(0, Math.min(at, choices)));
  };
  const motion = useMotion();
  const pace = usePace() / Number(seen.speed);
  useReplayKeys(projector, seen, choices);
  useStepInAddress(info.id, seen.awaited ?? seen.at);
  const heard = seen.shown?.told ?? 0;
  const lines = useMemo(() => seen.log.slice(0, heard), [seen.log, heard]);
  const log = useMemo(
    () => (
      <Log
        lines={seen.log}
        begins={0}
        told={seen.shown?.told ?? 0}
        goesOn={reel.board.goesOn}
        showRule={setRule}
      />
    ),
    [seen.log, seen.shown?.told, reel.board],
  );
  if (seen.shown === null) {
    return null;
  }
  const list = (
    <ReviewList
      review={review}
      names={names}
      done={(choice) => projector.done(choice)}
      jump={(at) => {
        jump(at);
        setListed(false);
      }}
    />
  );
  return (
    <div
      className={table.table}
      data-room={info.game}
      data-log={wide && (logOpen || studied) ? "open" : "shut"}
    >
      <header className={table.head}>
        <Link href="/" className={table.home} aria-label={words("web-home")}>
          <Mark size={30} />
        </Link>
        <h1 className={table.title}>
          <span>{words("web-replay-of", { game: gameTitle(words, info.game) })}</span>
          <small>{tableSummary(words, info)}</small>
        </h1>
        {mine.length > 1 && (
          <select
            className={parts.select}
            aria-label={words("web-replay-eyes")}
            value={reel.seat ?? ""}
            onChange={(event) => look(Number(event.target.value))}
          >
            {mine.map(({ seat }) => (
              <option key={seat} value={seat}>
                {names[seat]}
              </option>
            ))}
          </select>
        )}
        {over && (
          <IconButton
            glyph="chart"
            label={words("web-review")}
            on={studied}
            aria-pressed={studied}
            onClick={() => {
              setStudied(!studied || !wide);
              setListed(true);
            }}
          />
        )}
        <IconButton
          glyph="log"
          label={words("web-log")}
          on={wide && logOpen && !studied}
          onClick={() => {
            if (wide && studied) {
              setStudied(false);
              change({ logOpen: true });
            } else if (wide) change({ logOpen: !logOpen });
            else setOpen(true);
          }}
        />
        <IconButton
          glyph="link"
          label={words("web-replay-share")}
          onClick={() => {
            projector.pause();
            setShares(true);
          }}
        />
        {face.Result && info.status === "over" && (
          <IconButton glyph="book" label={words("web-result")} onClick={() => setTold(true)} />
        )}
        <Link href={`/t/${info.id}`} className={css.toTable} title={words("web-to-table")}>
          <Glyph name="chair" />
          <span>{words("web-to-table")}</span>
        </Link>
      </header>
      <main className={table.middle}>
        <div className={table.board}>
          <BoardStage
            board={reel.board}
            reference={reel.reference}
            view={seen.shown.view}
            you={null}
            players={names}
            decision={null}
            telling={seen.shown.telling}
            tale={seen.shown.tale}
            log={lines}
            begins={0}
            older={() => Promise.resolve()}
            shown={seen.shown.next}
            pointed={pointed}
            point={setPointed}
            choose={() => undefined}
            preview={() => Promise.resolve(null)}
            show={() => Promise.resolve(null)}
            hindrances={[]}
            why={() => undefined}
            showRule={setRule}
            motion={motion}
            pace={pace}
          />
        </div>
      </main>
      <div className={table.foot}>
        <Transport
          projector={projector}
          seen={seen}
          choices={choices}
          {...(over && {
            playOn: () => {
              projector.pause();
              setForks(true);
            },
          })}
        >
          {studied && review.points.length > 0 && (
            <ReviewGraph
              points={review.points}
              last={choices}
              at={seen.at}
              names={names}
              jump={jump}
            />
          )}
        </Transport>
      </div>
      {wide && (studied || logOpen) && <aside className={table.side}>{studied ? list : log}</aside>}
      {!wide && studied && listed && (
        <Dialog sheet title={words("web-review")} onClose={() => setListed(false)}>
          {list}
        </Dialog>
      )}
      {open && (
        <Dialog sheet title={words("web-log")} onClose={() => setOpen(false)}>
          <div className={table.logSheet}>{log}</div>
        </Dialog>
      )}
      {forks && (
        <ForkDialog
          info={info}
          names={names}
          step={seen.at}
          seat={info.seats.find(({ mine }) => mine)?.seat ?? projector.chooser(seen.at + 1) ?? 0}
          close={() => setForks(false)}
        />
      )}
      {shares && (
        <Dialog title={words("web-replay-share")} onClose={() => setShares(false)}>
          <p>{words("web-replay-share-meaning", { n: seen.at })}</p>
          <Shared
            link={window.location.origin + stepAddress(info.id, seen.at)}
            title={words("web-replay-of", { game: gameTitle(words, info.game) })}
          />
        </Dialog>
      )}
      {told && face.Result && (
        <Dialog title={words("web-result")} onClose={() => setTold(false)}>
          <p>{resultText(words, info.game, info.outcome?.result ?? "")}</p>
          <Suspense>
            <face.Result table={info} />
          </Suspense>
        </Dialog>
      )}
      {rule !== null && (
        <RuleDialog game={info.game} id={rule} close={() => setRule(null)} show={setRule} />
      )}
    </div>
  );
}

interface TransportProps {
  projector: Projector;
  seen: Seen;
  choices: number;
  /** Where one can play on from here. */
  playOn?: () => void;
  children: ReactNode;
}

function Transport({ projector, seen, choices, playOn, children }: TransportProps) {
  const words = useWords();
  const last = Math.max(choices, seen.loaded - 1);
  return (
    <section className={css.transport} aria-label={words("web-replay")}>
      {children}
      <input
        type="range"
        className={css.slider}
        min={0}
        max={last}
        value={seen.at}
        aria-label={words("web-replay-at")}
        aria-valuetext={words("web-replay-choice", { n: seen.at, all: last })}
        onChange={(event) => {
          projector.pause();
          projector.jump(Math.min(Number(event.target.value), seen.loaded - 1));
        }}
      />
      <div className={css.controls}>
        <div className={css.buttons}>
          <IconButton
            glyph="first"
            label={words("web-replay-first")}
            onClick={() => projector.jump(0)}
          />
          <IconButton
            glyph="back"
            label={words("web-replay-back")}
            disabled={seen.at === 0}
            onClick={() => projector.back()}
          />
          <IconButton
            glyph={seen.playing ? "pause" : "play"}
            look="brass"
            label={words(seen.playing ? "web-pause" : "web-play")}
            onClick={() => {
              if (seen.playing) projector.pause();
              else projector.play();
            }}
          />
          <IconButton
            glyph="next"
            label={words("web-replay-next")}
            disabled={seen.at >= seen.loaded - 1}
            onClick={() => projector.next()}
          />
          <IconButton
            glyph="last"
            label={words("web-replay-last")}
            onClick={() => projector.jump(seen.loaded - 1)}
          />
        </div>
        <span className={css.at}>{words("web-replay-choice", { n: seen.at, all: last })}</span>
        {playOn && (
          <Button
            glyph="fork"
            className={css.playOn ?? ""}
            disabled={seen.at >= last}
            onClick={playOn}
          >
            <span>{words("web-fork")}</span>
          </Button>
        )}
        <Segments
          label={words("web-replay-speed")}
          value={seen.speed}
          choices={REPLAY_SPEEDS.map((speed) => ({ value: speed, label: `${speed}×` }))}
          onChange={(speed) => projector.setSpeed(speed)}
        />
      </div>
    </section>
  );
}

/** Arrows step, Home and End jump, space plays and pauses. */
function useReplayKeys(projector: Projector, seen: Seen, choices: number): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const busy =
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector("dialog[open]") !== null ||
        target?.matches("input") === true ||
        (event.key === " " && target?.matches("button, a") === true);
      if (busy) {
        return;
      }
      switch (event.key) {
        case "ArrowRight":
          projector.next();
          break;
        case "ArrowLeft":
          projector.back();
          break;
        case "Home":
          projector.jump(0);
          break;
        case "End":
          projector.jump(Math.min(choices, seen.loaded - 1));
          break;
        case " ":
          if (seen.playing) projector.pause();
          else projector.play();
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [projector, seen, choices]);
}
