import { lazy, Suspense, type ComponentType } from "react";
import { Sigil } from "./Sigil";
import css from "./Giant.module.css";

// The same drawings as on the board; each comes when its fight does.
const GIANTS: Record<string, ComponentType> = {
  earth: lazy(() => import("../art/Earth")),
  air: lazy(() => import("../art/Air")),
  water: lazy(() => import("../art/Water")),
  fire: lazy(() => import("../art/Fire")),
};

/** Where a drawing has its face. */
const FACES: Record<string, string> = {
  earth: "290 -20 480 480",
  air: "300 10 420 420",
  water: "290 -10 620 620",
  fire: "240 20 520 520",
};

/** What of a drawing looks over the upper edge of a page. */
const HEADS: Record<string, string> = {
  earth: "325 -40 400 440",
  air: "300 -50 400 420",
  water: "360 -30 400 500",
  fire: "300 -30 400 500",
};

export const GIANT_WIDTH = 1000;
export const GIANT_HEIGHT = 1330;

/** A Giant in its own units, to be put into a drawing. */
export function GiantArt({ giant }: { giant: string }) {
  const Art = GIANTS[giant];
  return <Suspense fallback={null}>{Art && <Art />}</Suspense>;
}

/** A Giant's face in a ring of brass. */
export function Emblem({ giant }: { giant: string }) {
  const face = FACES[giant];
  return (
    <span className={css.emblem} aria-hidden="true">
      {face === undefined ? (
        <Sigil giant={giant} size={56} />
      ) : (
        <svg viewBox={face} focusable="false">
          <GiantArt giant={giant} />
        </svg>
      )}
    </span>
  );
}

/** A Giant that looks over the upper edge of a page. */
export function Peering({ giant }: { giant: string }) {
  const head = HEADS[giant];
  return head === undefined ? null : (
    <svg viewBox={head} className={css.peering} aria-hidden="true" focusable="false">
      <GiantArt giant={giant} />
    </svg>
  );
}
