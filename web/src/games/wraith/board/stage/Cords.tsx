// The climbing lines, drawn as the knotted cords that remember them.
import { memo } from "react";
import type { Place } from "../types";
import { cord, cordPath, STAGE } from "./geometry";
import css from "./Cords.module.css";

export const Cords = memo(function Cords({ places }: { places: readonly Place[] }) {
  const byName = new Map(places.map((place) => [place.name, place]));
  const d = places
    .flatMap((place) => place.up.map((name) => [place, byName.get(name)] as const))
    .map(([from, to]) => (to ? cordPath(cord(from, to)) : ""))
    .join("");
  return (
    <svg className={css.cords} viewBox={`${STAGE.x} ${STAGE.y} ${STAGE.w} ${STAGE.h}`} aria-hidden>
      <path d={d} className={css.shade} />
      <path d={d} className={css.rope} />
      <path d={d} className={css.twist} />
    </svg>
  );
});
