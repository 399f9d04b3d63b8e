// Assault's board: the map in the middle, the table around it, one's own cards below.
import { useMemo, useState } from "react";
import { useWords } from "../../../words";
import { Curtain } from "../../Curtain";
import type { BoardProps } from "../../face";
import css from "./Board.module.css";
import { asReference, asView, type AroundProps } from "./props";
import { RoughEvents, RoughHand, RoughMap, RoughSeats } from "./rough";

type Drawer = "hand" | "events" | "seats";
const DRAWERS: Drawer[] = ["hand", "events", "seats"];

export function Board(props: BoardProps) {
  const words = useWords();
  const { you, decision, log, pointed, point, choose, show, showRule, why, motion } = props;
  const reference = asReference(props.reference);
  const view = asView(props.view);
  const [drawer, setDrawer] = useState<Drawer>("hand");
  const around = useMemo(
    (): AroundProps => ({
      reference,
      view,
      you,
      decision,
      log,
      pointed,
      point,
      choose,
      show,
      showRule,
      why,
      motion,
    }),
    [reference, view, you, decision, log, pointed, point, choose, show, showRule, why, motion],
  );
  return (
    <div className={css.frame} data-motion={motion ? "on" : "off"}>
      <div className={css.board} data-drawer={drawer} data-kind={decision?.kind}>
        <div className={css.map}>
          <RoughMap {...around} />
        </div>
        <nav className={css.drawers} aria-label={words("assault-board-drawers")}>
          {DRAWERS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={drawer === name}
              onClick={() => setDrawer(name)}
            >
              {words("assault-board-drawer", { drawer: name })}
            </button>
          ))}
        </nav>
        <div className={css.events}>
          <RoughEvents {...around} />
        </div>
        <div className={css.seats}>
          <RoughSeats {...around} />
        </div>
        <div className={css.hand}>
          <RoughHand {...around} />
        </div>
      </div>
      <Curtain you={you} about={words("assault-board-curtain-about")} />
    </div>
  );
}
