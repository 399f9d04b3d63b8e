import { lazy } from "react";
import type { GameFace } from "../face";
import { picture } from "./pictures";
import "./room.css";

export const game: GameFace = {
  board: () => import("./board").then(({ board }) => board),
  feats: {
    unscathed: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2.2 2.2L15.5 10",
    brink: "M3 20h8V9l-2-3M13 4l2 4-2 4 2 4-2 4M18 7v6M18 17h.01",
    scars: "M6 4l5 16M11 3l4 17M16 4l3 13",
    "every-giant": "M3 20l3-9 3 4 3-11 3 11 3-4 3 9zM3 20h18",
  },
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
