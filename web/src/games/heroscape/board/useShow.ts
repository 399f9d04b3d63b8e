// What the pointed option would do: asked for after a pause of pointing, once for each question.
import { useEffect, useState } from "react";
import type { Decision, JsonObject, Option } from "../../../wire/types";
import type { Show } from "./types";

/** How long somebody points before the rules are asked what it would do. */
const PAUSE = 70;

interface Foretold {
  decision: Decision | null;
  seen: ReadonlyMap<string, Show | null>;
}

export function useShow(
  decision: Decision | null,
  pointed: Option | null,
  ask: (notation: string) => Promise<JsonObject | null>,
): Show | null | undefined {
  const [known, setKnown] = useState<Foretold>({ decision: null, seen: new Map() });
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
