// What lies by the hand: the slip, and what can be chosen at a thing; neither covers the other.
import type { ReactNode } from "react";
import css from "./Near.module.css";

export function Near({ children }: { children: ReactNode }) {
  return (
    <div className={css.near} data-near>
      {children}
    </div>
  );
}
