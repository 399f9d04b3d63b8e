// HeroScape's board: the battlefield, and at its side the round, the armies and the goals.
import { useMemo, useState } from "react";
import { Curtain } from "../../Curtain";
import type { BoardProps } from "../../face";
import { asksForCards } from "./aims";
import css from "./Board.module.css";
import { ArmyPanel, Draft, Goals, OrderMarkers, RoundTrack, type CardsProps } from "./cards";
import { FieldFrame } from "./FieldFrame";
import { PlaceRest } from "./PlaceRest";
import { TableProvider, useTable } from "./table";
import { useBoard } from "./useBoard";

export function Board(props: BoardProps) {
  const { table, root } = useBoard(props);
  return (
    <TableProvider value={table}>
      <div
        className={css.frame}
        {...root}
        data-battlefield={table.ground.reference.battlefield.id}
        data-motion={props.motion ? "on" : "off"}
      >
        <Layout {...props} />
        <Curtain you={props.you} about={table.words("heroscape-board-curtain-about")} />
      </div>
    </TableProvider>
  );
}

type Tab = "armies" | "goals";
const TABS: Tab[] = ["armies", "goals"];

function Layout(props: BoardProps) {
  const { words, ground, view, decision } = useTable();
  const { you, choose, pointed, point, showRule } = props;
  const [wish, setTab] = useState<Tab>("armies");
  const tab = asksForCards(decision) ? "armies" : wish;
  const cards = useMemo(
    (): CardsProps => ({
      reference: ground.reference,
      view,
      you,
      decision,
      choose,
      pointed,
      point,
      showRule,
    }),
    [ground, view, you, decision, choose, pointed, point, showRule],
  );
  return (
    <div className={css.board} data-tab={tab}>
      <div className={css.field}>
        <FieldFrame {...props} />
        <div className={css.over}>
          <div className={css.draft}>
            <Draft {...cards} />
          </div>
          <div className={css.tools}>
            <PlaceRest choose={choose} />
          </div>
        </div>
      </div>
      <div className={css.side}>
        <nav className={css.tabs} aria-label={words("heroscape-board-tabs")}>
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={tab === name}
              onClick={() => setTab(name)}
            >
              {words("heroscape-board-tab", { tab: name })}
            </button>
          ))}
        </nav>
        <div className={css.track}>
          <RoundTrack {...cards} />
        </div>
        <div className={css.armies}>
          <ArmyPanel {...cards} />
        </div>
        <div className={css.goals}>
          <Goals {...cards} />
        </div>
      </div>
      <div className={css.orders}>
        <OrderMarkers {...cards} />
      </div>
    </div>
  );
}
