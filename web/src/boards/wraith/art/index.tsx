// The drawings there are, each fetched when its giant comes.
import { lazy, Suspense, type ComponentType, type ReactNode } from "react";

const DRAWINGS: Record<string, ComponentType> = {
  earth: lazy(() => import("./Earth")),
  air: lazy(() => import("./Air")),
  water: lazy(() => import("./Water")),
  fire: lazy(() => import("./Fire")),
};

/** A giant's drawing; until it is there, or where there is none, what it is told to be instead. */
export function Drawing({ giant, instead }: { giant: string; instead: ReactNode }) {
  const Found = DRAWINGS[giant];
  return Found ? (
    <Suspense fallback={instead}>
      <Found />
    </Suspense>
  ) : (
    instead
  );
}
