// The map alone, with all that lies on it: drawn in a task of its own, for only those are timed, and
// done when it has been fitted to its place.
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
  setTimeout(() => {
    flushSync(() => createRoot(root).render(<RealmMap {...props} />));
    requestAnimationFrame(() => requestAnimationFrame(() => console.info("drawn")));
  });
}
