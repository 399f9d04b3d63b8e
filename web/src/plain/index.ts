import { lazy } from "react";
import type { GameFace } from "../games/face";

/** The face of a game that brings none of its own. */
export const plain: Required<GameFace> = {
  board: () => import("./board").then(({ board }) => board),
  Scene: lazy(() => import("./Scene")),
  picture: () => null,
  Result: null,
  setup: {},
  pages: {},
  feats: {},
  onward: () => null,
};
