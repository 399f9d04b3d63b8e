import { useEffect, useState } from "react";
import { api } from "../wire/http";
import type { Fitting, SeatWish, Setup } from "../wire/types";

/** How long somebody may go on filling in before the server is asked. */
const PAUSE = 200;

interface Asked {
  /** The last answer; null until there is one, and where none is to be had. */
  fitting: Fitting | null;
  /** Whether it is about the form as it stands now. */
  now: boolean;
}

/**
 * Whether a table could be opened as the form stands: asked of the game itself, so that nothing is
 * refused only when it is too late.
 */
export function useFitting(game: string, setup: Setup, seats: SeatWish[]): Asked {
  const [answer, setAnswer] = useState<{ asked: string; fitting: Fitting | null }>();
  const asked = JSON.stringify([setup, seats]);
  useEffect(() => {
    let gone = false;
    const hear = (fitting: Fitting | null): void => {
      if (!gone) setAnswer({ asked, fitting });
    };
    const timer = window.setTimeout(() => {
      const [wish, chairs] = JSON.parse(asked) as [Setup, SeatWish[]];
      // Without an answer, opening the table will say what is the matter.
      api.fitting(game, wish, chairs).then(hear, () => hear(null));
    }, PAUSE);
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [game, asked]);
  return { fitting: answer?.fitting ?? null, now: answer?.asked === asked };
}
