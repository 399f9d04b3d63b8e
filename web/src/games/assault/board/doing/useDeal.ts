// A deal while it is put together, and on its way: answered only as long as it fits what is asked.
import { useCallback, useEffect, useRef, useState } from "react";
import type { Decision } from "../../../../wire/types";
import type { View } from "../../shapes";
import { answerOf, progressOf, TRADING, type Deal } from "./trade";

export interface Dealing {
  deal: Deal | null;
  change: (deal: Deal | null) => void;
  /** Answer what is asked now, and whatever is asked next, by the deal. */
  propose: (deal: Deal) => void;
}

/** A deal on its way, and how far it had come at the last answer. */
interface Underway {
  deal: Deal;
  at: number;
}

export function useDeal(
  decision: Decision | null,
  offer: View["offer"],
  choose: (notation: string) => void,
): Dealing {
  const [kept, setKept] = useState<Deal | null>(null);
  const underway = useRef<Underway | null>(null);
  const answered = useRef<Decision | null>(null);
  const isTrading = decision === null || TRADING.includes(decision.kind);
  if (!isTrading && kept !== null) setKept(null);

  const goOn = useCallback(
    (asked: Decision) => {
      const now = underway.current;
      if (now === null || answered.current === asked) return;
      const at = progressOf(asked, offer);
      const answer = at > now.at ? answerOf(now.deal, asked, offer) : null;
      // Taken back, refused, or asked something else: from here on by hand.
      underway.current = answer === null ? null : { deal: now.deal, at };
      if (answer === null) return;
      answered.current = asked;
      choose(answer);
    },
    [offer, choose],
  );
  useEffect(() => {
    if (decision !== null) goOn(decision);
  }, [decision, goOn]);

  const propose = useCallback(
    (deal: Deal) => {
      setKept(deal);
      if (decision === null) return;
      underway.current = { deal, at: -1 };
      answered.current = null;
      goOn(decision);
    },
    [decision, goOn],
  );
  return { deal: isTrading ? kept : null, change: setKept, propose };
}
