// "Place the rest for me": one choice after the other, by the bot's hint, until somebody says stop.
import { useEffect, useState } from "react";
import { Button } from "../../../parts/Button";
import type { Decision } from "../../../wire/types";
import { useTable as useLiveTable } from "../../../table/store";
import { useTable } from "./table";

const PLACING = new Set(["place", "place-next"]);

export function PlaceRest({ choose }: { choose: (notation: string) => void }) {
  const { words, decision } = useTable();
  const [placing, setPlacing] = useState(false);
  const [asked, setAsked] = useState<Decision | null>(null);
  // Any other question ends it; between two questions there is none.
  if (decision !== asked) {
    setAsked(decision);
    if (decision && !PLACING.has(decision.kind)) setPlacing(false);
  }
  useEffect(() => {
    if (!placing || !decision || !PLACING.has(decision.kind)) return;
    let here = true;
    void advised(decision).then((notation) => {
      if (here && notation !== undefined) choose(notation);
    });
    return () => {
      here = false;
    };
  }, [placing, decision, choose]);
  const may = decision !== null && PLACING.has(decision.kind);
  if (!placing && !may) return null;
  return (
    <Button look={placing ? "danger" : "brass"} onClick={() => setPlacing(!placing)}>
      {words(placing ? "heroscape-board-place-stop" : "heroscape-board-place-rest")}
    </Button>
  );
}

/** What the bot would choose; where it says nothing, the first place that is allowed. */
async function advised(decision: Decision): Promise<string | undefined> {
  await useLiveTable.getState().session?.hint();
  const { hinted } = useLiveTable.getState();
  const found = decision.options.find(({ notation }) => notation === hinted);
  return (found ?? decision.options[0])?.notation;
}
