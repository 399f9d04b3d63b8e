// What the pointed option would do: asked for after a pause of pointing, once for each question.
import { useEffect, useState } from "react";
import type { Decision, Option } from "../wire/types";

/** How long somebody points before the rules are asked what it would do. */
const PAUSE = 70;

interface Foreseen<Told> {
  decision: Decision | null;
  seen: ReadonlyMap<string, Told | null>;
}

/** Undefined: nobody has said yet. */
export function useForeseen<Told>(
  decision: Decision | null,
  pointed: Option | null,
  ask: (notation: string) => Promise<Told | null>,
): Told | null | undefined {
  const [known, setKnown] = useState<Foreseen<Told>>({ decision: null, seen: new Map() });
  const notation = pointed?.notation;
  const seen =
    known.decision === decision && notation !== undefined ? known.seen.get(notation) : undefined;
  const needed = notation !== undefined && seen === undefined;
  useEffect(() => {
    if (!needed) return;
    let here = true;
    const timer = setTimeout(() => {
      void ask(notation).then(
        (found) => {
          if (!here) return;
          setKnown((before) => ({
            decision,
            seen: new Map([
              ...(before.decision === decision ? before.seen : []),
              [notation, found],
            ]),
          }));
        },
        () => undefined,
      );
    }, PAUSE);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [needed, notation, decision, ask]);
  return seen;
}
