// What of a happening can be seen to move on the map, and from where to where.
import type { Point } from "../../../../../look/art/relief";
import type { Happening, JsonObject } from "../../../../../wire/types";
import type { Telling } from "../../../../face";
import { asTold } from "../../kinds";
import { asView } from "../../props";
import type { Reference, Region, View } from "../../../shapes";
import { landOf } from "../land/land";
import { pilesOf, standsOf, unitId } from "../lying/army";
import { wayBetween, type Way } from "./ways";

export type Piece =
  | { sort: "soldier"; soldier: string }
  | { sort: "slayer"; slayer: string; wounded: boolean }
  | { sort: "castle" }
  | { sort: "clash" }
  | { sort: "banner"; race: string };

export interface Flight {
  piece: Piece;
  /** Goes along a way, comes from above, falls, is struck, or rises out of the battle. */
  how: "goes" | "comes" | "falls" | "struck" | "healed";
  way: Way;
  region: string;
  /** The soldier that will stand there when it is over. */
  lands: string | null;
}

const still = (at: Point): Way => ({ from: at, bend: at, to: at });

/** The view before the happening that is told now, as far as the step tells it. */
function before(tale: Telling | null): View | null {
  const json: JsonObject | undefined = tale ? tale.views[tale.at - 1] : undefined;
  return json ? asView(json) : null;
}

export function flightOf(
  happening: Happening,
  reference: Reference,
  view: View,
  tale: Telling | null,
): Flight | null {
  const { board } = reference;
  const land = landOf(board);
  const told = asTold(happening);
  const at = (id: string | number): Region | undefined =>
    board.regions.find((region) => region.id === id);
  /** Where a soldier stands in its army now, wounded or not; the middle of it where it does not. */
  const stood = (region: Region, piece: Piece): { at: Point; soldier: string | null } => {
    const state = view.regions[region.id];
    const [x, y] = region.anchors.army;
    if (piece.sort !== "soldier" || !state) return { at: [x, y], soldier: null };
    const piles = pilesOf(reference, state);
    const named = piles.findIndex(({ soldier }) => soldier === piece.soldier);
    const alike = piles.findIndex(({ unit }) => unit.id === unitId(piece.soldier));
    const i = named < 0 ? alike : named;
    const stand = standsOf(piles.length)[i];
    return stand
      ? { at: [x + stand.x, y + stand.y], soldier: piles[i]?.soldier ?? null }
      : { at: [x, y], soldier: null };
  };
  const between = (
    piece: Piece,
    from: string | number,
    to: string | number,
    anchor: "army" | "slayers" | "castle" = "army",
  ): Flight | null => {
    const [a, b] = [at(from), at(to)];
    if (!a || !b) return null;
    const end = stood(b, piece);
    const spot = anchor === "army" ? end.at : b.anchors[anchor];
    const way = wayBetween(land, a.id, b.id, a.anchors[anchor], spot);
    return { piece, how: "goes", way, region: b.id, lands: end.soldier };
  };
  const here = (
    piece: Piece,
    how: Flight["how"],
    region: string | number,
    anchor: "army" | "slayers" = "army",
  ): Flight | null => {
    const found = at(region);
    if (!found) return null;
    const end =
      how === "falls" ? { at: found.anchors[anchor], soldier: null } : stood(found, piece);
    const spot = anchor === "army" ? end.at : found.anchors[anchor];
    // Whoever is struck is drawn as it lies now: turned over.
    const drawn = piece.sort === "soldier" && end.soldier ? soldier(end.soldier) : piece;
    return { piece: drawn, how, way: still(spot), region: found.id, lands: end.soldier };
  };
  const soldier = (name: string | number): Piece => ({ sort: "soldier", soldier: String(name) });
  const slayer = (name: string | number): Piece => ({
    sort: "slayer",
    slayer: String(name),
    wounded: view.slayers[name]?.wounded === true,
  });
  switch (told.kind) {
    case "moved":
    case "shifted":
    case "relocated":
    case "rode":
      return between(soldier(told.facts.soldier), told.facts.region, told.facts.to);
    case "moved-in": {
      const from = view.battle?.attacker.region ?? before(tale)?.battle?.attacker.region;
      const piece = soldier(told.facts.soldier);
      return (
        (from !== undefined && between(piece, from, told.facts.region)) ||
        here(piece, "comes", told.facts.region)
      );
    }
    case "castle-moved":
      return between({ sort: "castle" }, told.facts.region, told.facts.to, "castle");
    case "recruited":
    case "unit-came":
    case "leader-returned":
      return here(soldier(told.facts.kind), "comes", told.facts.region);
    case "sent-back":
    case "defeated":
      return here(soldier(told.facts.soldier), "falls", told.facts.region);
    case "wounded":
    case "passage-blood":
      return here(soldier(told.facts.soldier), "struck", told.facts.region);
    case "healed":
      return here(soldier(told.facts.soldier), "healed", told.facts.region);
    case "conquered":
      return here({ sort: "banner", race: String(told.facts.race) }, "comes", told.facts.region);
    case "attacked":
      return between({ sort: "clash" }, told.facts.region, told.facts.to);
    case "slayers-attacked":
      return here({ sort: "clash" }, "comes", told.facts.region);
    case "slayer-came":
      return here(slayer(told.facts.slayer), "comes", told.facts.region, "slayers");
    case "slayer-moved": {
      const from = before(tale)?.slayers[told.facts.slayer]?.region ?? "";
      const piece = slayer(told.facts.slayer);
      return (
        between(piece, from, told.facts.region, "slayers") ??
        here(piece, "comes", told.facts.region, "slayers")
      );
    }
    case "slayer-wounded":
    case "slayer-defeated": {
      const was = before(tale)?.slayers[told.facts.slayer]?.region;
      const region = was ?? view.slayers[told.facts.slayer]?.region ?? "";
      const how = told.kind === "slayer-wounded" ? "struck" : "falls";
      return here(slayer(told.facts.slayer), how, region, "slayers");
    }
    default:
      return null;
  }
}

/** Milliseconds a motion lasts: told slowly or fast, never slower or faster than one can follow. */
export const lasts = (pace: number): number => Math.min(400, Math.max(150, pace * 0.45));

export const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);
