// Paper that is dragged, pinched and rolled closer; a drag is no click, wherever it ends.
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from "react";
import type { Box, Spot } from "./hexes";

export interface Held {
  /** How much closer than the whole paper. */
  close: number;
  /** What lies in the middle of the window. */
  at: Spot;
}

/** Pixels a finger may tremble before it drags. */
const TREMBLE = 6;
const CLOSEST = 6;

/** How much of the paper a pixel shows. */
function unitOf(svg: SVGSVGElement): number {
  const matrix = svg.getScreenCTM();
  return matrix && matrix.a > 0 ? 1 / matrix.a : 1;
}

interface Pan {
  view: Box;
  /** Whether the pointer that was just lifted had dragged: then its click means nothing. */
  dragged: () => boolean;
  look: (held: Held) => void;
  handlers: {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => void;
    onPointerCancel: (event: PointerEvent<SVGSVGElement>) => void;
  };
}

export const middleOf = (paper: Box): Spot => [
  paper.x + paper.width / 2,
  paper.y + paper.height / 2,
];

export function usePan(paper: Box, svg: RefObject<SVGSVGElement | null>): Pan {
  const [held, setHeld] = useState<Held>(() => ({ close: 1, at: middleOf(paper) }));
  const fingers = useRef(new Map<number, Spot>());
  const moved = useRef(false);

  const change = useCallback(
    (how: (before: Held) => Held) => {
      setHeld((before) => {
        const { close, at } = how(before);
        const [x, y] = at;
        return {
          close: Math.min(CLOSEST, Math.max(1, close)),
          at: [
            Math.min(paper.x + paper.width, Math.max(paper.x, x)),
            Math.min(paper.y + paper.height, Math.max(paper.y, y)),
          ],
        };
      });
    },
    [paper],
  );

  // React listens to wheels passively; this one must keep the page from scrolling.
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const roll = (event: WheelEvent): void => {
      event.preventDefault();
      change(({ close, at }) => ({ close: close * Math.exp(-event.deltaY / 500), at }));
    };
    element.addEventListener("wheel", roll, { passive: false });
    return () => element.removeEventListener("wheel", roll);
  }, [svg, change]);

  const handlers = useMemo((): Pan["handlers"] => {
    const lift = (event: PointerEvent<SVGSVGElement>): void => {
      fingers.current.delete(event.pointerId);
    };
    return {
      onPointerDown: (event) => {
        if (fingers.current.size === 0) moved.current = false;
        fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
      },
      onPointerMove: (event) => {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const now: Spot = [event.clientX, event.clientY];
        const by: Spot = [now[0] - before[0], now[1] - before[1]];
        if (!moved.current && Math.hypot(...by) < TREMBLE) return;
        if (!moved.current) {
          moved.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        const unit = unitOf(event.currentTarget);
        const others = [...fingers.current].filter(([id]) => id !== event.pointerId);
        const other = others[0]?.[1];
        fingers.current.set(event.pointerId, now);
        if (other) {
          const apart = (spot: Spot): number =>
            Math.max(1, Math.hypot(spot[0] - other[0], spot[1] - other[1]));
          change(({ close, at }) => ({ close: (close * apart(now)) / apart(before), at }));
        } else {
          change(({ close, at }) => ({ close, at: [at[0] - by[0] * unit, at[1] - by[1] * unit] }));
        }
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    };
  }, [change]);

  const look = useCallback((wish: Held) => change(() => wish), [change]);
  const dragged = useCallback(() => moved.current, []);
  const width = paper.width / held.close;
  const height = paper.height / held.close;
  return {
    view: { x: held.at[0] - width / 2, y: held.at[1] - height / 2, width, height },
    dragged,
    look,
    handlers,
  };
}
