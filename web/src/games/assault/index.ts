import { lazy } from "react";
import type { GameFace } from "../face";
import "./room.css";

export const game: GameFace = {
  board: () => import("./board").then(({ board }) => board),
  Scene: lazy(() => import("./Scene")),
  // The safeguard against endless games is for those who let bots play by the thousand.
  setup: { elsewhere: ["round_cap"] },
};
