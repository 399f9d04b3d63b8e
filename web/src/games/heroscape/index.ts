import { lazy } from "react";
import type { GameFace } from "../face";
import "./room.css";

export const game: GameFace = {
  board: () => import("./board").then(({ board }) => board),
  Scene: lazy(() => import("./Scene")),
  setup: {
    only: {
      army_1: ["armies", "pre-made"],
      army_2: ["armies", "pre-made"],
      army_3: ["armies", "pre-made"],
      army_4: ["armies", "pre-made"],
    },
    // Files of one's own are for the terminal.
    elsewhere: ["own_scenario", "own_battlefield"],
  },
};
