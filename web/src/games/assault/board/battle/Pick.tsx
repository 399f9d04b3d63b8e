// What chooses an option on the battle table. A mouse or a key that rests on it shows what it would
// do; a finger looks with the first touch and chooses with the second.
import { useRef, type ReactNode } from "react";
import type { Option } from "../../../../wire/types";
import { useBattle } from "./context";

interface PickProps {
  option: Option;
  className?: string | undefined;
  /** What it is called where its contents do not say it. */
  label?: string;
  title?: string;
  /** Nothing is to be seen beforehand: the first touch chooses. */
  atOnce?: boolean;
  children: ReactNode;
}

export function Pick({ option, className, label, title, atOnce = false, children }: PickProps) {
  const { pointed, point, choose } = useBattle();
  const { notation } = option;
  const looks = useRef(false);
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={title}
      data-notation={notation}
      data-lit={pointed === notation || undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") point(notation);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse") point(null);
      }}
      onPointerDown={({ pointerType }) => {
        looks.current = pointerType !== "mouse" && !atOnce && pointed !== notation;
      }}
      onFocus={() => {
        if (!looks.current) point(notation);
      }}
      onBlur={() => point(null)}
      onClick={({ detail }) => {
        // A click by key has no detail.
        if (detail > 0 && looks.current) {
          looks.current = false;
          point(notation);
        } else {
          choose(notation);
        }
      }}
    >
      {children}
    </button>
  );
}
