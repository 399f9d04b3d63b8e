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
