// The drawings there are, each fetched when its giant comes.
import { lazy, Suspense, type ComponentType } from "react";
import { Shadow, Stranger } from "./Outline";

const DRAWINGS: Record<string, ComponentType> = {
  earth: lazy(() => import("./Earth")),
  air: lazy(() => import("./Air")),
  water: lazy(() => import("./Water")),
  fire: lazy(() => import("./Fire")),
};

interface DrawingProps {
  giant: string;
  outline: readonly (readonly (readonly [number, number])[])[];
}

/** A giant's drawing: its shadow until it is there; an owner's own giant is made from its outline. */
export function Drawing({ giant, outline }: DrawingProps) {
  const Found = DRAWINGS[giant];
  return Found ? (
    <Suspense fallback={<Shadow polygons={outline} />}>
      <Found />
    </Suspense>
  ) : (
    <Stranger polygons={outline} />
  );
}
