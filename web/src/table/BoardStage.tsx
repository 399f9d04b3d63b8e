import { useEffect, useState } from "react";
import type { BoardModule, BoardProps } from "../games/face";
import { Unbreakable } from "../parts/Unbreakable";
import { plain } from "../plain";
import { useWords } from "../words";
import css from "./TablePage.module.css";

/** A board; where it breaks, the plain one, so that a game can always be played on. */
export function BoardStage({ board, ...props }: BoardProps & { board: BoardModule }) {
  const { Board } = board;
  return (
    <Unbreakable fallback={<PlainBoard {...props} />}>
      <Board {...props} />
    </Unbreakable>
  );
}

function PlainBoard(props: BoardProps) {
  const words = useWords();
  const [board, setBoard] = useState<BoardModule | null>(null);
  useEffect(() => {
    void plain.board().then(setBoard);
  }, []);
  return (
    <>
      <p className={css.broken} role="alert">
        {words("web-board-broken")}
      </p>
      {board && <board.Board {...props} />}
    </>
  );
}
