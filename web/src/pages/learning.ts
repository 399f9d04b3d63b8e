import { useState } from "react";
import { useLocation } from "wouter";
import { api } from "../wire/http";

export interface Learning {
  /** Opens a table of the lesson, and goes there. */
  begin: () => void;
  opening: boolean;
  problem: unknown;
}

/** A first game that teaches. */
export function useLearning(game: string, lesson: string): Learning {
  const [, go] = useLocation();
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const begin = (): void => {
    setOpening(true);
    api.learn(game, lesson).then(
      (table) => go(`/t/${table.id}`),
      (refused: unknown) => {
        setOpening(false);
        setProblem(refused);
      },
    );
  };
  return { begin, opening, problem };
}
