// Assault's board: the map in the middle, the table around it, one's own cards below.
import { useMemo, useState } from "react";
import { Button } from "../../../parts/Button";
import { Curtain } from "../../Curtain";
import type { BoardProps } from "../../face";
import { fact } from "./aims";
import { CardDialog, EventRow, Giantslayers, Npcs, OwnHand, Piles, Pools, Seats } from "./around";
import css from "./Board.module.css";
import { Aftermath, BattleBook, BattleTable, isBattleQuestion } from "./battle";
import { Doing } from "./doing/Doing";
import { MapFrame } from "./MapFrame";
import { raceName } from "./names";
import { News } from "./news";
import { RaceSeal } from "./pieces/RaceSeal";
import type { AroundProps } from "./props";
import { TableProvider, useTable } from "./table";
import { useBoard } from "./useBoard";

export function Board(props: BoardProps) {
  const { table, root } = useBoard(props);
  return (
    <TableProvider value={table}>
      <div className={css.frame} {...root} data-motion={props.motion ? "on" : "off"}>
        <Layout {...props} />
        <Curtain you={props.you} about={table.words("assault-board-curtain-about")} />
      </div>
    </TableProvider>
  );
}

type Drawer = "doing" | "hand" | "events" | "seats";
const DRAWERS: Drawer[] = ["doing", "hand", "events", "seats"];

function Layout(props: BoardProps) {
  const { words, reference, view, decision } = useTable();
  const { you, players, log, begins, older } = props;
  const { pointed, point, choose, show, showRule, why, motion } = props;
  const [drawer, setDrawer] = useDrawer(isBattleQuestion(decision) ? "" : (decision?.kind ?? ""));
  const [read, setRead] = useState<string | null>(null);
  const around = useMemo(
    (): AroundProps => ({
      reference,
      view,
      you,
      players,
      decision,
      log,
      begins,
      older,
      pointed,
      point,
      choose,
      show,
      showRule,
      why,
      motion,
    }),
    [
      reference,
      view,
      you,
      players,
      decision,
      log,
      begins,
      older,
      pointed,
      point,
      choose,
      show,
      showRule,
      why,
      motion,
    ],
  );
  return (
    <div className={css.board} data-drawer={drawer}>
      <h2 className="unseen">{words("assault-map-title")}</h2>
      <MapFrame {...props} read={setRead}>
        <div className={css.tools}>
          <News {...around} />
          <BattleBook {...around} />
          <Aftermath {...around} />
        </div>
      </MapFrame>
      <nav className={css.drawers} aria-label={words("assault-board-drawers")}>
        {DRAWERS.map((name) => (
          <button
            key={name}
            type="button"
            data-drawer={name}
            aria-pressed={drawer === name}
            onClick={() => setDrawer(name)}
          >
            {words("assault-board-drawer", { drawer: name })}
          </button>
        ))}
      </nav>
      <div className={css.doing}>
        <ForWhom />
        <Doing around={around} />
      </div>
      <div className={css.events}>
        <Pools {...around} />
        <EventRow {...around} />
        <Piles {...around} />
        <Npcs {...around} />
        <Giantslayers {...around} />
      </div>
      <div className={css.seats}>
        <Seats {...around} />
      </div>
      <div className={css.hand}>
        <OwnHand {...around} />
      </div>
      <Fight {...around} />
      {read !== null && (
        <CardDialog
          card={{ kind: "slayer", slayer: read }}
          around={around}
          onClose={() => setRead(null)}
        />
      )}
    </div>
  );
}

/** The battle over the map, until it is put aside to look at that. */
function Fight(around: AroundProps) {
  const { words } = useTable();
  const { battle } = around.view;
  const [aside, setAside] = useState(false);
  if (battle === null) {
    if (aside) setAside(false);
    return null;
  }
  return (
    <div className={css.battle} data-aside={aside || undefined}>
      {aside ? (
        <Button look="brass" onClick={() => setAside(false)}>
          {words("assault-board-to-battle")}
        </Button>
      ) : (
        <BattleTable {...around} putAside={() => setAside(true)} />
      )}
    </div>
  );
}

/** One's own question may be about giants whom nobody plays: then one decides for them. */
function ForWhom() {
  const { words, reference, decision, view, race } = useTable();
  const about = decision ? fact(decision.facts, "race") : "";
  if (view.battle !== null || about === race || !reference.seating.npcs.includes(about))
    return null;
  return (
    <p className={css.forWhom} role="note">
      <RaceSeal race={about} size={22} />
      {words("assault-board-for-npc", { race: raceName(words, about) })}
    </p>
  );
}

/** Which drawer is open where there is room for one: a question to answer opens its own. */
function useDrawer(kind: string): [Drawer, (drawer: Drawer) => void] {
  const [drawer, setDrawer] = useState<Drawer>("hand");
  const [asked, setAsked] = useState("");
  if (kind !== asked && kind !== "") {
    setAsked(kind);
    setDrawer("doing");
  }
  return [drawer, setDrawer];
}
