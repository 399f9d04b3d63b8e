import { useEffect, useRef, useState, useSyncExternalStore } from "react";

const NARROW = "(max-width: 639px)";

/** Whether the screen is a phone held upright. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const media = window.matchMedia(NARROW);
      media.addEventListener("change", tell);
      return () => media.removeEventListener("change", tell);
    },
    () => window.matchMedia(NARROW).matches,
  );
}

const STRIDE = 400;

/** The step of the way that the lamp is at: when it has to be elsewhere, it walks there. */
export function useLamp(target: number, motion: boolean): number {
  const [at, setAt] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    const began = performance.now();
    let frame = requestAnimationFrame(function walk(now) {
      const part = motion ? Math.min(1, Math.max(0, now - began) / STRIDE) : 1;
      from.current = start + (target - start) * (1 - (1 - part) ** 3);
      setAt(from.current);
      if (part < 1) {
        frame = requestAnimationFrame(walk);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [target, motion]);
  return motion ? at : target;
}
