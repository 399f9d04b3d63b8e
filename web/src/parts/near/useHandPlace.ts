// Slips and chips stand by the hand: they follow it without anything being drawn anew.
import { useMemo, useRef, type PointerEvent, type RefObject } from "react";

interface HandPlace {
  ref: RefObject<HTMLDivElement | null>;
  "data-hand": string;
  "data-hand-low": string;
  "data-open-low": string;
  onPointerMoveCapture: (event: PointerEvent) => void;
  onPointerDownCapture: (event: PointerEvent) => void;
  onKeyDownCapture: () => void;
}

/** What the frame around a board needs, so that what lies over it knows where the hand is. */
export function useHandPlace(): HandPlace {
  const ref = useRef<HTMLDivElement>(null);
  return useMemo(
    () => ({
      ref,
      "data-hand": "none",
      "data-hand-low": "no",
      "data-open-low": "no",
      onPointerMoveCapture: (event: PointerEvent) => follow(ref.current, event, "hand"),
      onPointerDownCapture: (event: PointerEvent) => {
        follow(ref.current, event, "hand");
        if (!(event.target as Element).closest("[role=group]")) follow(ref.current, event, "open");
      },
      onKeyDownCapture: () => {
        if (ref.current) ref.current.dataset["hand"] = "key";
      },
    }),
    [],
  );
}

function follow(frame: HTMLElement | null, event: PointerEvent, name: "hand" | "open"): void {
  if (!frame) return;
  const { left, top, height } = frame.getBoundingClientRect();
  const y = event.clientY - top;
  // Only what lies by the hand is told: set on the frame, the whole board would inherit it and be styled anew.
  const near = frame.querySelector<HTMLElement>(":scope > [data-near]");
  near?.style.setProperty(`--${name}-x`, String(Math.round(event.clientX - left)));
  near?.style.setProperty(`--${name}-y`, String(Math.round(y)));
  frame.dataset["hand"] = event.pointerType === "mouse" ? "mouse" : "touch";
  frame.dataset[name === "hand" ? "handLow" : "openLow"] = y > height / 2 ? "yes" : "no";
}
