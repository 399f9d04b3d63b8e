// HeroScape's board: the battlefield in the middle, armies at its sides, the round above it.
import type { BoardProps } from "../../face";
import css from "./Board.module.css";
import { FieldFrame } from "./FieldFrame";
import { TableProvider } from "./table";
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
      </div>
    </TableProvider>
  );
}

function Layout(props: BoardProps) {
  return (
    <div className={css.board}>
      <div className={css.field}>
        <FieldFrame {...props} />
      </div>
    </div>
  );
}
