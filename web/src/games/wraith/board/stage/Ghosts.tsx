// What would be: the way the pawn would go, before it is chosen.
import type { Option } from "../../../../wire/types";
import { useTable } from "../table";
import { GROUND, type Place } from "../types";
import { spot, STAGE, trail, trailPath } from "./geometry";
import css from "./Ghosts.module.css";

const MOVES = new Set(["climb", "drop", "leap", "go", "warp", "warp-number"]);

/** The way an option would move the pawn; empty if it does not. */
function wayOf(
  option: Option,
  from: string,
  route: (kind: string, to: string) => string[],
): string[] {
  const does = String(option.facts["do"] ?? "");
  const to = option.facts["place"];
  return MOVES.has(does) && typeof to === "string" && to !== from ? route(does, to) : [];
}

export function Ghosts() {
  const { pointed, preview, view, pieces, place } = useTable();
  if (!pointed) return null;
  const here = view.wraith.place;
  let way = wayOf(pointed, here, (kind, to) => pieces.body.route(kind, here, to));
  const then = (preview?.view as { wraith?: { place?: string } } | undefined)?.wraith?.place;
  if (way.length === 0 && then !== undefined && then !== here) {
    way = pieces.body.route("leap", here, then);
  }
  const places = way.map(place).filter((found): found is Place => found !== undefined);
  const shot = pointed.facts["do"] === "bow" ? place(String(pointed.facts["place"])) : undefined;
  const stand = place(here);
  return (
    <svg className={css.ghosts} viewBox={`${STAGE.x} ${STAGE.y} ${STAGE.w} ${STAGE.h}`} aria-hidden>
      {places.length > 1 && <path d={trailPath(trail(places))} className={css.trail} />}
      {places.length > 1 && <Shade place={places.at(-1) as Place} />}
      {shot && stand && <path d={trailPath([aim(stand), aim(shot)])} className={css.shot} />}
    </svg>
  );
}

function aim(place: Place): readonly [number, number] {
  const [x, y] = spot(place);
  return [x, place.name === GROUND ? y : y - 10];
}

/** The light the pawn would be. */
function Shade({ place }: { place: Place }) {
  const [x, y] = spot(place);
  return <circle cx={x} cy={y} r="46" className={css.shade} />;
}
