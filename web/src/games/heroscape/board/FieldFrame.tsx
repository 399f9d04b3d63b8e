// The battlefield with all that lies over it: the grid of cells, lens, chips, ways to look.
import { lazy, Suspense, useCallback, useState } from "react";
import type { BoardProps } from "../../face";
import { Near } from "../../../parts/near/Near";
import { useHandPlace } from "../../../parts/near/useHandPlace";
import Above from "./above/Above";
import { thingOnField } from "./aims";
import { useCamera } from "./camera";
import { Cells } from "./Cells";
import { Chips } from "./Chips";
import { Controls } from "./Controls";
import css from "./FieldFrame.module.css";
import type { Thing } from "./field/props";
import { Lens } from "./Lens";
import { hasWebGL, usePreferences } from "./preferences";
import { useTable } from "./table";

// Only whoever sees it in the round fetches what draws it.
const Relief = lazy(() => import("./field/Field"));

export function FieldFrame(props: BoardProps) {
  const table = useTable();
  const { ground, view, spaces, figures, show, blocked, look, touch, shut } = table;
  const hand = useHandPlace();
  const [top, setTop] = useState<number | null>(null);
  const [lost, setLost] = useState(false);
  const { wish, look: lookFrom, seen } = useCamera(table);
  const { field, quality } = usePreferences();
  const onPoint = useCallback((thing: Thing | null) => look(thing && thingOnField(thing)), [look]);
  const onPick = useCallback(
    (thing: Thing | null) => {
      if (thing) touch(thingOnField(thing));
      else shut();
    },
    [touch, shut],
  );
  const onLost = useCallback(() => setLost(true), []);
  const relief = field === "relief" && !lost && hasWebGL();
  const Field = relief ? Relief : Above;
  return (
    <div {...hand} className={css.frame} data-drawn={relief ? "relief" : "above"}>
      <Suspense fallback={null}>
        <Field
          reference={ground.reference}
          view={view}
          you={props.you}
          motion={props.motion}
          pace={props.pace}
          quality={quality}
          spaces={spaces}
          figures={figures}
          ghost={show ?? blocked ?? seen}
          telling={props.telling}
          tale={props.tale}
          shown={props.shown}
          camera={wish}
          top={top}
          onPoint={onPoint}
          onPick={onPick}
          onLost={onLost}
        />
      </Suspense>
      <Cells />
      <Controls relief={relief} camera={wish} wish={lookFrom} top={top} setTop={setTop} />
      <Near>
        <Chips />
        <Lens />
      </Near>
    </div>
  );
}
