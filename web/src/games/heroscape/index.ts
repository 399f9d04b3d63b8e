import { lazy } from "react";
import type { GameFace, Only } from "../face";
import { picture } from "./pictures";
import "./room.css";

const ArmyField = lazy(() => import("./setup/ArmyField"));

/** A player brings an army only if everybody does, and only if there is such a player. */
const brought =
  (player: number): Only =>
  (chosen, seats) =>
    chosen["armies"] === "pre-made" && player <= seats;

export const game: GameFace = {
  board: () => import("./board").then(({ board }) => board),
  feats: {
    unbroken: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM12 3v18M4 11h16",
    "last-one":
      "M12 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM12 8v8M8 11h8M12 16l-3 5M12 16l3 5M18 6v9",
    dragon: "M4 19c6 1 9-2 9-6 3 0 5-1 6-4l-3 .5L17 5l-4 3C9 5 5 7 4 11c2-1 4-1 5 0-3 1-5 4-5 8z",
    "every-field":
      "M12 3l4 2.3v4.6l-4 2.3-4-2.3V5.3zM7 12l4 2.3v4.6l-4 2.3-4-2.3v-4.6zM17 12l4 2.3v4.6l-4 2.3-4-2.3v-4.6z",
  },
  Scene: lazy(() => import("./Scene")),
  picture,
  Result: lazy(() => import("./result/Result")),
  setup: {
    only: { army_1: brought(1), army_2: brought(2), army_3: brought(3), army_4: brought(4) },
    // Files of one's own are for the terminal.
    elsewhere: ["own_scenario", "own_battlefield"],
    fields: {
      scenario: lazy(() => import("./setup/ScenarioField")),
      armies: lazy(() => import("./setup/ArmiesField")),
      army_1: ArmyField,
      army_2: ArmyField,
      army_3: ArmyField,
      army_4: ArmyField,
    },
    Seat: lazy(() => import("./setup/SeatNote")),
  },
};
