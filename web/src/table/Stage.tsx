import { useMemo, useRef } from "react";
import { Loading } from "../parts/states";
import { useMotion, usePace, useWideScreen } from "../settings/settings";
import { useWords } from "../words";
import { BoardStage } from "./BoardStage";
import { seatName } from "./names";
import { dismissNotice, point, questionOf, showRule, taughtNow, useTable } from "./store";
import css from "./TablePage.module.css";
import { WaitingRoom } from "./WaitingRoom";

/** A pointer that has moved so far (in pixels) has dragged, and not clicked. */
const DRAGGED = 6;

/** The board with the view that is to be seen now. */
export function Stage({ share }: { share: () => void }) {
  const board = useTable((table) => table.board);
  const reference = useTable((table) => table.reference);
  const shown = useTable((table) => table.shown);
  const lines = useTable((table) => table.log);
  const begins = useTable((table) => table.begins);
  const question = useTable(questionOf);
  const pointed = useTable((table) => table.pointed);
  const taught = useTable(taughtNow);
  const hindrances = useTable((table) => table.hindrances);
  const you = useTable((table) => table.you);
  const seats = useTable((table) => table.seats);
  const words = useWords();
  const session = useTable((table) => table.session);
  const waiting = useTable((table) => table.moment?.status === "waiting");
  const wide = useWideScreen();
  const motion = useMotion();
  const pace = usePace();
  const pressed = useRef({ x: 0, y: 0 });
  const actions = useMemo(
    () => ({
      choose: (option: string) => session?.choose(option),
      preview: (option: string) => session?.preview(option) ?? Promise.resolve(null),
      show: (option: string) => session?.show(option) ?? Promise.resolve(null),
      older: () => session?.older() ?? Promise.resolve(),
      why: (thing: Record<string, string>) => void session?.why(thing),
    }),
    [session],
  );
  const players = useMemo(() => seats.map((seat) => seatName(words, seat, seats)), [seats, words]);
  const told = shown?.told ?? 0;
  const log = useMemo(() => lines.slice(0, Math.max(0, told - begins)), [lines, told, begins]);
  if (waiting) {
    return <WaitingRoom share={share} />;
  }
  if (board === null || reference === null || shown === null) {
    return <Loading />;
  }
  return (
    <div
      className={css.board}
      onPointerDownCapture={({ clientX, clientY }) => {
        pressed.current = { x: clientX, y: clientY };
        dismissNotice();
      }}
      onClickCapture={(event) => {
        // A click by keyboard has no place; one that ends a drag is none.
        const { x, y } = pressed.current;
        const far = Math.hypot(event.clientX - x, event.clientY - y) > DRAGGED;
        if (shown.telling !== null && !(event.detail > 0 && far)) {
          event.stopPropagation();
          session?.skip();
        }
      }}
    >
      <BoardStage
        board={board}
        reference={reference}
        view={shown.view}
        you={you}
        players={players}
        decision={question}
        telling={shown.telling}
        tale={shown.tale}
        log={log}
        begins={begins}
        shown={shown.next}
        pointed={pointed ?? (wide || board.painted === true ? taught : null)}
        point={point}
        hindrances={hindrances}
        {...actions}
        showRule={showRule}
        motion={motion}
        pace={pace}
      />
    </div>
  );
}
