import { lazy } from "react";
import type { GameFace } from "../face";
import "./room.css";

const HouseField = lazy(() => import("./setup/HouseField"));
/** The agreements of a table, each with what it is for. */
const HOUSE = [
  "open_scores",
  "npc_auto",
  "free_modifier_order",
  "reroll_needs_healthy_leader",
  "castle_may_enter_homes",
  "marker_cap",
  "first_rulings",
];

export const game: GameFace = {
  board: () => import("./board").then(({ board }) => board),
  Scene: lazy(() => import("./Scene")),
  Result: lazy(() => import("./result/Result")),
  setup: {
    // The safeguard against endless games is for those who let bots play by the thousand.
    elsewhere: ["round_cap"],
    only: {
      // Nobody decides for races that all are played, and no castle floats where nobody plays its race.
      npc_auto: (_, seats) => seats < 6,
      cloud_leader_return: (_, seats) => seats !== 3,
      castle_may_enter_homes: (_, seats) => seats !== 3,
    },
    fields: Object.fromEntries(HOUSE.map((option) => [option, HouseField])),
    Company: lazy(() => import("./setup/Company")),
  },
};
