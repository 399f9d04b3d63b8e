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
  feats: {
    ahead: "M4 20v-6h4v6M10 20V5h4v15M16 20v-9h4v9M10 3.5h4",
    wide: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
    fulfilled: "M7 3h10v15a3 3 0 0 1-3 3H6a2 2 0 0 0 2-2V5M10 8h4M10 12h4M10 16h2",
    "every-race": "M4 18h16M4 18L3 8l5 4 4-8 4 8 5-4-1 10M8 21h8",
  },
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
