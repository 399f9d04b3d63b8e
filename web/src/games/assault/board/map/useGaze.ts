// The hand on the sheet: it drags, pinches and rolls closer, and it carries soldiers. A drag is no
// click, wherever it ends; it only begins where a finger has done more than tremble.
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from "react";
import type { Point } from "../../../../look/art/relief";
import { closer, held, scaleOf, seen, type Gaze, type Size } from "./gaze";
import type { Box } from "./land/land";

/** Pixels a finger may tremble before it drags. */
const TREMBLE = 7;

/** A soldier in the hand. */
export interface Carried {
  region: string;
  soldier: string;
  at: Point;
  /** The region below it. */
  over: string | null;
}

interface Hand {
  gaze: Gaze;
  view: Box;
  /** Pixels for a unit of the sheet. */
  scale: number;
  pane: Size;
  carried: Carried | null;
  /** Whether the pointer that was just lifted had dragged: then its click means nothing. */
  dragged: () => boolean;
  look: (how: (gaze: Gaze, pane: Size) => Gaze) => void;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
}

interface Grip {
  region: string;
  soldier: string;
}

/** The point of the sheet under a hand. */
export function pointOn(
  element: Element,
  { view, scale }: Pick<Hand, "view" | "scale">,
  [x, y]: Point,
): Point {
  const { left, top } = element.getBoundingClientRect();
  return [view.x + (x - left) / scale, view.y + (y - top) / scale];
}

export const regionAt = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest("[data-region]")?.getAttribute("data-region") ?? null)
    .find((region) => region !== null) ?? null;

export function useGaze(
  sheet: Size,
  /** What the sheet is seen through. */
  through: RefObject<HTMLElement | null>,
  /** Whether a soldier may be taken in hand, and where it was let go; null: outside of all. */
  carry: ((from: Grip, to: string | null) => void) | undefined,
): Hand {
  const [pane, setPane] = useState<Size>({ width: sheet.width, height: sheet.height });
  const [wished, setGaze] = useState<Gaze>({ close: 1, at: [sheet.width / 2, sheet.height / 2] });
  const [carried, setCarried] = useState<Carried | null>(null);
  const fingers = useRef(new Map<number, Point>());
  const grip = useRef<Grip | null>(null);
  const moved = useRef(false);
  const gaze = useMemo(() => held(wished, sheet, pane), [wished, sheet, pane]);
  const view = useMemo(() => seen(gaze, sheet, pane), [gaze, sheet, pane]);
  const scale = scaleOf(gaze, sheet, pane);

  useEffect(() => {
    const element = through.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setPane({ width, height });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [through]);

  const look = useCallback(
    (how: (gaze: Gaze, pane: Size) => Gaze) =>
      setGaze((before) => held(how(held(before, sheet, pane), pane), sheet, pane)),
    [sheet, pane],
  );

  // React listens to wheels passively; this one must keep the page from scrolling.
  useEffect(() => {
    const element = through.current;
    if (!element) return;
    const roll = (event: WheelEvent): void => {
      event.preventDefault();
      const to = pointOn(element, { view, scale }, [event.clientX, event.clientY]);
      const by = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 20 : 1) * 0.0016);
      look((gaze, pane) => closer(gaze, by, to, sheet, pane));
    };
    element.addEventListener("wheel", roll, { passive: false });
    return () => element.removeEventListener("wheel", roll);
  }, [through, look, view, scale, sheet]);

  const handlers = useMemo((): Hand["handlers"] => {
    const drop = (): void => {
      grip.current = null;
      setCarried(null);
    };
    return {
      onPointerDown: (event) => {
        if (fingers.current.size === 0) moved.current = false;
        fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
        const soldier = (event.target as Element).closest("[data-soldier][data-mark]");
        grip.current =
          carry && soldier && fingers.current.size === 1
            ? {
                region: soldier.getAttribute("data-region") ?? "",
                soldier: soldier.getAttribute("data-soldier") ?? "",
              }
            : null;
      },
      onPointerMove: (event) => {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const now: Point = [event.clientX, event.clientY];
        const by: Point = [now[0] - before[0], now[1] - before[1]];
        if (!moved.current && Math.hypot(...by) < TREMBLE) return;
        if (!moved.current) {
          moved.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        fingers.current.set(event.pointerId, now);
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        if (other) {
          if (grip.current) drop();
          const apart = (spot: Point): number =>
            Math.max(1, Math.hypot(spot[0] - other[0], spot[1] - other[1]));
          const middle = pointOn(event.currentTarget, { view, scale }, [
            (now[0] + other[0]) / 2,
            (now[1] + other[1]) / 2,
          ]);
          const wider = apart(now) / apart(before);
          look((gaze, pane) => closer(gaze, wider, middle, sheet, pane));
        } else if (grip.current) {
          const over = regionAt(event.clientX, event.clientY);
          setCarried({
            ...grip.current,
            at: pointOn(event.currentTarget, { view, scale }, now),
            over,
          });
        } else {
          look(({ close, at }) => ({ close, at: [at[0] - by[0] / scale, at[1] - by[1] / scale] }));
        }
      },
      onPointerUp: (event) => {
        fingers.current.delete(event.pointerId);
        const from = grip.current;
        if (from && moved.current) carry?.(from, regionAt(event.clientX, event.clientY));
        drop();
      },
      onPointerCancel: (event) => {
        fingers.current.delete(event.pointerId);
        drop();
      },
    };
  }, [carry, look, view, scale, sheet]);

  const dragged = useCallback(() => moved.current, []);
  return { gaze, view, scale, pane, carried, dragged, look, handlers };
}
