// What opens over a thing stays on the screen: where it would run over an edge, it is pushed back.
import { useLayoutEffect, type RefObject } from "react";

/** Room between a bubble and the edge of the screen. */
const RIM = 6;

/** How far something from left to right is to be moved so that it lies on a screen so wide. */
export function nudge(left: number, right: number, width: number): number {
  if (left < RIM) return RIM - left;
  return Math.min(0, Math.max(width - RIM - right, RIM - left));
}

/** Keeps a bubble inside while it is shown; its style moves it by `--nudge`. */
export function useInside(bubble: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!shown || !box) return;
    const fit = (): void => {
      box.style.setProperty("--nudge", "0px");
      const { left, right } = box.getBoundingClientRect();
      const by = nudge(left, right, document.documentElement.clientWidth);
      box.style.setProperty("--nudge", `${by}px`);
    };
    fit();
    window.addEventListener("resize", fit);
    return () => {
      window.removeEventListener("resize", fit);
    };
  });
}
