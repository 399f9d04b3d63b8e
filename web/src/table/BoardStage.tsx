import { Component, useEffect, useState, type ReactNode } from "react";
import { boards } from "../boards";
import type { BoardModule, BoardProps } from "../boards/board";
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

interface UnbreakableProps {
  fallback: ReactNode;
  children: ReactNode;
}

class Unbreakable extends Component<UnbreakableProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
