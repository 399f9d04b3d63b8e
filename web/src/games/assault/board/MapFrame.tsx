// The map with all that lies over it: the slip by the hand, and what can be chosen at a thing.
import { useCallback, useMemo, type ReactNode } from "react";
import type { BoardProps } from "../../face";
import { Near } from "../../../parts/near/Near";
import { useHandPlace } from "../../../parts/near/useHandPlace";
import { regionThing, slayerThing, thingsOnMap } from "./aims";
import css from "./Board.module.css";
import { Chips } from "./Chips";
import { Lens } from "./Lens";
import type { Ghost, Thing } from "./map/props";
import { RealmMap } from "./map/RealmMap";
import { regionOptions } from "./phrases";
import { useTable } from "./table";

interface FrameProps extends BoardProps {
  /** A giantslayer whose card is to be read. */
  read: (slayer: string) => void;
  children?: ReactNode;
}

export function MapFrame(props: FrameProps) {
  const table = useTable();
  const { reference, view, regions, soldiers, slayers, aims, show, look, touch, drag } = table;
  const hand = useHandPlace();
  const onPoint = useCallback((thing: Thing | null) => look(thing && thingsOnMap(thing)), [look]);
  const { read } = props;
  const onPick = useCallback(
    (thing: Thing) => {
      const isAimed = (slayer: string): boolean =>
        aims.some(({ from, at }) => [from, ...at].includes(slayerThing(slayer)));
      if ("slayer" in thing && !isAimed(thing.slayer)) read(thing.slayer);
      else touch(thingsOnMap(thing));
    },
    [aims, read, touch],
  );
  const onDrag = useCallback(
    (from: Thing, to: string | null) =>
      drag(thingsOnMap(from), to === null ? null : regionThing(to)),
    [drag],
  );
  const speak = useCallback((region: string) => regionOptions(table, region), [table]);
  const ghost = useMemo((): Ghost | null => show ?? null, [show]);
  return (
    <div {...hand} className={css.map}>
      <div className={css.sheet}>
        <RealmMap
          reference={reference}
          view={view}
          you={props.you}
          motion={props.motion}
          pace={props.pace}
          telling={props.telling}
          tale={props.tale}
          shown={props.shown}
          regions={regions}
          soldiers={soldiers}
          slayers={slayers}
          ghost={ghost}
          speak={speak}
          onPoint={onPoint}
          onPick={onPick}
          onDrag={onDrag}
        />
      </div>
      {props.children}
      <Near>
        <Chips />
        <Lens />
      </Near>
    </div>
  );
}
