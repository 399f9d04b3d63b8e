import { lazy, Suspense, type ComponentType } from "react";

const SCENES: Record<string, ComponentType> = {
  wraith: lazy(() => import("./WraithScene")),
  heroscape: lazy(() => import("./HeroscapeScene")),
  assault: lazy(() => import("./AssaultScene")),
};

/** The picture of a game: its room, with something in it that is too big for it. */
export function Scene({ game }: { game: string }) {
  const Picture = SCENES[game];
  return <Suspense>{Picture && <Picture />}</Suspense>;
}
