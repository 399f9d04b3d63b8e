import { lazy } from "react";
import type { GameFace } from "../face";
import { picture } from "./pictures";
import "./room.css";

export const game: GameFace = {
  board: () => import("./board").then(({ board }) => board),
  Scene: lazy(() => import("./Scene")),
  picture,
  Result: lazy(() => import("./result/Result")),
  setup: {
    only: { tokens: ["footholds", true] },
    // A gauntlet is a way through the whole campaign and is begun on the campaign's page.
    elsewhere: ["gauntlet"],
  },
  pages: {
    campaign: {
      title: "web-campaign",
      Page: lazy(() => import("./campaign/CampaignPage")),
      door: {
        glyph: "map",
        name: "web-campaign-door",
        about: "web-campaign-door-wraith",
        or: "web-or-one-game",
      },
    },
  },
  onward: ({ campaign }) =>
    campaign === "" ? null : { to: "/campaign/wraith", glyph: "map", label: "web-to-campaign" },
};
