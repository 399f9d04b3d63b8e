import { useEffect, useState } from "react";
import { boards } from "../boards";
import type { BoardModule, BoardProps } from "../boards/board";
import { Unbreakable } from "../parts/Unbreakable";
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
  const [plain, setPlain] = useState<BoardModule | null>(null);
  useEffect(() => {
    void boards.plain?.().then(setPlain);
  }, []);
  return (
    <>
      <p className={css.broken} role="alert">
        {words("web-board-broken")}
      </p>
      {plain && <plain.Board {...props} />}
    </>
  );
}
