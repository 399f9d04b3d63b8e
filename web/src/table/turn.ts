import { useEffect } from "react";
import { useWords } from "../words";
import { questionOf, useTable } from "./store";

/** What is said when a turn comes while nobody looks: the tab's own sign, and whoever joins in. */
type Herald = (turn: boolean) => void;

const heralds = new Set<Herald>();

/**
 * Be told when the viewer must choose and does not look, and when that is over. Returns the way to
 * stop. The title and the icon of the tab are told so; a notification can be too.
 */
export function herald(tell: Herald): () => void {
  heralds.add(tell);
  return () => void heralds.delete(tell);
}

const USUAL = "/favicon.svg";
const CALLING = "/favicon-turn.svg";

function icon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  link?.setAttribute("href", turn ? CALLING : USUAL);
}

/** Marks the tab while its viewer must choose and looks elsewhere. */
export function useTurnSign(): void {
  const words = useWords();
  const mine = useTable((table) => questionOf(table) !== null);
  const sign = words("web-your-turn");
  useEffect(() => {
    let plain: string | null = null;
    const show = (): void => {
      const turn = mine && document.hidden;
      if (turn === (plain !== null)) {
        return;
      }
      if (turn) {
        plain = document.title;
        document.title = `● ${sign} · ${plain}`;
      } else {
        document.title = plain ?? document.title;
        plain = null;
      }
      icon(turn);
      for (const tell of heralds) tell(turn);
    };
    show();
    document.addEventListener("visibilitychange", show);
    return () => {
      document.removeEventListener("visibilitychange", show);
      if (plain !== null) {
        document.title = plain;
        icon(false);
        for (const tell of heralds) tell(false);
      }
    };
  }, [mine, sign]);
}
