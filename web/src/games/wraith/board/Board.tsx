// The Wraith's board: the giant in the middle of the land, its cards to one side, hers to the other.
import { useState } from "react";
import type { BoardProps } from "../../face";
import { idOf, sortOf } from "./aims";
import css from "./Board.module.css";
import room from "./room.module.css";
import { GiantCards } from "./giant/GiantCards";
import { GiantPanel, RageTrack } from "./giant/GiantPanel";
import { Hud } from "./Hud";
import { Lens } from "./Lens";
import { Stage } from "./stage/Stage";
import { TableProvider, useTable } from "./table";
import { useBoard } from "./useBoard";
import { Hand } from "./wraith/Hand";
import { Rows } from "./wraith/Rows";
import { Fearless, Piles, Skills, Vitals } from "./wraith/WraithPanel";

export function Board(props: BoardProps) {
  const { table, root } = useBoard(props);
  const { reference } = table.pieces;
  return (
    <TableProvider value={table}>
      <div
        className={`${css.frame} ${room.room}`}
        {...root}
        data-giant={reference.giant.id}
        data-motion={props.motion ? "on" : "off"}
      >
        <Layout />
      </div>
    </TableProvider>
  );
}

type Tab = "hand" | "rows" | "giant" | "skills";

/** The tab that has what is asked about, or what is happening. */
function wantedTab(kinds: ReadonlySet<string>, telling: string): Tab | null {
  if (kinds.has("giant")) return "giant";
  if (kinds.has("skill")) return "skills";
  if (kinds.has("hand")) return "hand";
  if (kinds.has("acting")) return "rows";
  if (
    [
      "giant-acts",
      "struck",
      "out-of-reach",
      "too-wounded",
      "revealed",
      "chained",
      "hit",
      "scarred",
    ].includes(telling)
  )
    return "giant";
  if (["played", "face-down"].includes(telling)) return "rows";
  if (["paid", "refilled", "skill-used"].includes(telling)) return "skills";
  return null;
}

function Layout() {
  const { words, aims, telling, pieces, asked, lit, place } = useTable();
  const kinds = new Set([...aims.keys()].map((thing) => sortOf(thing)));
  const wanted = wantedTab(kinds, telling?.kind ?? "");
  const [tab, setTab] = useState<Tab>("hand");
  const [heard, setHeard] = useState<Tab | null>(null);
  if (wanted !== heard) {
    setHeard(wanted);
    if (wanted) setTab(wanted);
  }
  // On a small screen the lens keeps away from the foothold it tells of.
  const low = lit !== null && sortOf(lit) === "place" && (place(idOf(lit))?.y ?? 0) > 45;
  const skilled = pieces.reference.wraith.skills.length > 0;
  const tabs: Tab[] = skilled ? ["hand", "rows", "giant", "skills"] : ["hand", "rows", "giant"];
  return (
    <div className={css.board} data-tab={tab} data-asked={asked || undefined}>
      <div className={css.hud}>
        <Hud />
      </div>
      <div className={css.stage}>
        <Stage />
      </div>
      <div className={css.giant}>
        <div className={css.giantHead}>
          <GiantPanel />
          <RageTrack />
        </div>
        <div className={css.giantCards}>
          <GiantCards />
        </div>
      </div>
      <div className={css.lens} data-at={low ? "top" : "bottom"}>
        <Lens />
      </div>
      <nav className={css.tabs} aria-label={words("wraith-board-tabs")}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={tab === name}
            data-wanted={wanted === name || undefined}
            onClick={() => setTab(name)}
          >
            {words("wraith-board-tab", { tab: name })}
          </button>
        ))}
      </nav>
      <div className={css.wraith}>
        <div className={css.self}>
          <div className={css.vitals}>
            <Vitals />
            <Piles />
          </div>
          <div className={css.rows}>
            <Rows />
          </div>
          <div className={css.skills}>
            <Skills />
          </div>
          <div className={css.fearless}>
            <Fearless />
          </div>
        </div>
        <div className={css.hand}>
          <Hand />
        </div>
      </div>
    </div>
  );
}
