import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { IconButton } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { Loading, Trouble } from "../parts/states";
import { Mark } from "../look/art/Mark";
import { change, useSettings, useWideScreen } from "../settings/settings";
import { useWords } from "../words";
import { useTitle } from "../pages/title";
import { Connection } from "./Connection";
import { DecisionBar } from "./DecisionBar";
import { EndDialog, GiveSeat, KeyHelp } from "./dialogs";
import { InviteDialog } from "./InviteDialog";
import { useTableKeys } from "./keys";
import { LiveLog, LiveNews } from "./LiveLog";
import { gameTitle, tableSummary } from "./names";
import { NoticeBox } from "./NoticeBox";
import { OptionsSheet } from "./OptionsSheet";
import { Players } from "./Players";
import { RuleDialog } from "./RuleDialog";
import { LeaveDialog } from "./LeaveDialog";
import { Session } from "./session";
import { Stage } from "./Stage";
import { isTold, questionOf, showRule, useTable } from "./store";
import { Stranded } from "./Stranded";
import { ChatterButton, ChatterDialog, ChatterNews } from "./Chatter";
import { TableMenu } from "./TableMenu";
import { TableNotes } from "./TableNotes";
import { useTurnSign } from "./turn";
import { useTurnNotice } from "../push/useTurnNotice";
import css from "./TablePage.module.css";

const LessonCard = lazy(() => import("./LessonCard"));

type Open = "none" | "options" | "log" | "talk" | "share" | "give" | "leave" | "keys" | "end";

export default function TablePage({ id }: { id: string }) {
  const words = useWords();
  const [search, setSearch] = useSearchParams();
  const wish = search.get("seat");
  useEffect(() => {
    const session = new Session(id, wish === null ? null : Number(wish));
    return () => session.close();
  }, [id, wish]);
  const info = useTable((table) => table.info);
  const problem = useTable((table) => table.problem);
  useTitle(info === null ? words("web-table") : gameTitle(words, info.game));
  if (problem !== null) {
    return (
      <main className={css.missing}>
        <Trouble problem={problem} />
        <Link href="/">{words("web-home")}</Link>
      </main>
    );
  }
  if (info?.status === "stranded") {
    return <Stranded info={info} />;
  }
  return info === null ? (
    <Loading />
  ) : (
    <Room sitAt={(seat) => setSearch({ seat: String(seat) }, { replace: true })} />
  );
}

/** The table itself: board, decision bar, log, and everything that opens over them. */
function Room({ sitAt }: { sitAt: (seat: number) => void }) {
  const words = useWords();
  const info = useTable((table) => table.info);
  const rule = useTable((table) => table.rule);
  const question = useTable(questionOf);
  const you = useTable((table) => table.you);
  const spectators = useTable((table) => table.spectators);
  const ended = useTable((table) =>
    table.shown === null ? null : table.moment?.status === "over" && isTold(table),
  );
  const wide = useWideScreen();
  const logOpen = useSettings((settings) => settings.logOpen);
  const [open, setOpen] = useEnding(ended);
  const keys = useMemo(
    () => ({
      options: () => setOpen("options"),
      log: () => {
        if (wide) {
          change({ logOpen: !logOpen });
        } else {
          setOpen("log");
        }
      },
      help: () => setOpen("keys"),
    }),
    [wide, logOpen, setOpen],
  );
  useTableKeys(keys);
  useTurnNotice();
  useTurnSign();
  if (info === null) {
    return null;
  }
  const close = (): void => setOpen("none");
  const teacher = info.terms.lesson !== undefined && (
    <Suspense>
      <LessonCard game={info.game} />
    </Suspense>
  );
  return (
    <div className={css.table} data-room={info.game} data-log={wide && logOpen ? "open" : "shut"}>
      <header className={css.head}>
        <Link href="/" className={css.home} aria-label={words("web-home")}>
          <Mark size={30} />
        </Link>
        <h1 className={css.title}>
          <span>{gameTitle(words, info.game)}</span>
          <small>{tableSummary(words, info)}</small>
        </h1>
        {you === null && <span className={css.watching}>{words("web-spectator")}</span>}
        {spectators > 0 && you !== null && (
          <span className={css.watchers}>{words("web-spectators", { n: spectators })}</span>
        )}
        <Connection />
        <ChatterButton open={() => setOpen("talk")} />
        <IconButton
          glyph="log"
          label={words("web-log")}
          aria-keyshortcuts="l"
          on={wide && logOpen}
          onClick={keys.log}
        />
        <TableMenu
          share={() => setOpen("share")}
          give={() => setOpen("give")}
          leave={() => setOpen("leave")}
          keys={() => setOpen("keys")}
        />
      </header>
      <main className={css.middle}>
        <Players sitAt={sitAt} />
        <Stage share={() => setOpen("share")} />
      </main>
      <div className={css.foot}>
        <NoticeBox />
        {!(wide && logOpen) && teacher}
        <DecisionBar openOptions={keys.options} openResult={() => setOpen("end")} sitAt={sitAt} />
      </div>
      {wide && logOpen && (
        <aside className={css.side}>
          {teacher}
          <TableNotes />
          <LiveLog />
        </aside>
      )}
      <LiveNews />
      <ChatterNews />
      {open === "options" && question && <OptionsSheet question={question} close={close} />}
      {open === "log" && (
        <Dialog sheet title={words("web-log")} onClose={close}>
          <div className={css.logSheet}>
            <TableNotes />
            <LiveLog />
          </div>
        </Dialog>
      )}
      {open === "talk" && <ChatterDialog close={close} />}
      {open === "share" && <InviteDialog close={close} />}
      {open === "give" && <GiveSeat close={close} />}
      {open === "leave" && <LeaveDialog close={close} />}
      {open === "keys" && <KeyHelp close={close} />}
      {open === "end" && <EndDialog close={close} />}
      {rule !== null && (
        <RuleDialog game={info.game} id={rule} close={() => showRule(null)} show={showRule} />
      )}
    </div>
  );
}

/** What is open over the table; the result opens by itself when the game ends before our eyes. */
function useEnding(ended: boolean | null): [Open, (open: Open) => void] {
  const [open, setOpen] = useState<Open>("none");
  const [before, setBefore] = useState(ended);
  if (ended !== before) {
    setBefore(ended);
    if (ended === true && before === false) {
      setOpen("end");
    }
  }
  return [open, setOpen];
}
