// The map alone: how long script takes to draw it, all that lies on it included.
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { MapProps } from "../src/games/assault/board/map/props";
import { RealmMap } from "../src/games/assault/board/map/RealmMap";
import type { Reference, View } from "../src/games/assault/shapes";

interface Given {
  reference: Reference;
  view: View;
}

const nothing = (): void => undefined;

export function show(root: HTMLElement, given: object): void {
  const props: MapProps = {
    ...(given as Given),
    ...{ you: 0, motion: false, pace: 0, ghost: null, telling: null, tale: null },
    regions: new Map(),
    soldiers: new Map(),
    slayers: new Map(),
    speak: () => "",
    shown: nothing,
    onPoint: nothing,
    onPick: nothing,
  };
  const before = performance.now();
  flushSync(() => createRoot(root).render(<RealmMap {...props} />));
  root.dataset["script"] = String(performance.now() - before);
}
