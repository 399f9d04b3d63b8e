// What an option would do, before it is chosen: the way of a soldier, an attack, a recruit.
import type { Reference, Region } from "../../shapes";
import { UnitPiece } from "../pieces/UnitPiece";
import { landOf } from "./land/land";
import { unitId, unitsIn } from "./lying/army";
import { Clash } from "./motion/Flying";
import { along, arrow, wayBetween } from "./motion/ways";
import type { Ghost } from "./props";
import css from "./RealmMap.module.css";

export function Ghosts({ reference, ghost }: { reference: Reference; ghost: Ghost | null }) {
  if (!ghost) return null;
  const { board } = reference;
  const region = (id: string | undefined): Region | undefined =>
    board.regions.find((one) => one.id === id);
  const between = (from?: string, to?: string) => {
    const [a, b] = [region(from), region(to)];
    if (!a || !b) return null;
    return wayBetween(landOf(board), a.id, b.id, a.anchors.army, b.anchors.army);
  };
  const piece = (unit: string) => {
    const found = unitsIn(reference).get(unitId(unit));
    return found ? (
      <UnitPiece race={found.race} unit={found.unit} wounded={unit.endsWith("!")} size={34} />
    ) : null;
  };
  const way = ghost.way && between(ghost.way.region, ghost.way.to);
  const attack = ghost.attack && between(ghost.attack.region, ghost.attack.to);
  const recruits = region(ghost.recruit?.region);
  return (
    <g className={css.ghosts} aria-hidden="true" data-ghost={Object.keys(ghost).join(" ")}>
      {way && ghost.way && (
        <>
          <Arrow {...arrow(way, 26)} kind="way" />
          <g transform={`translate(${way.to.join(" ")})`} className={css.ghostPiece}>
            <circle r="22" className={css.ghostDisc} />
            {piece(ghost.way.unit)}
          </g>
        </>
      )}
      {attack && (
        <>
          <Arrow {...arrow(attack, 40)} kind="attack" />
          <g transform={`translate(${along(attack, 0.5).join(" ")})`}>
            <Clash />
          </g>
        </>
      )}
      {recruits && ghost.recruit && (
        <g
          transform={`translate(${recruits.anchors.army[0] + 56} ${recruits.anchors.army[1] - 30})`}
          className={css.ghostPiece}
        >
          <circle r="22" className={css.ghostDisc} />
          {piece(ghost.recruit.unit)}
          <path d="M-15 15L-24 24M-24 16V24H-16" className={css.ghostDown} />
        </g>
      )}
    </g>
  );
}

function Arrow({ line, head, kind }: { line: string; head: string; kind: "way" | "attack" }) {
  return (
    <g className={css.arrow} data-kind={kind}>
      <path d={line + head} className={css.arrowEdge} />
      <path d={line} className={css.arrowLine} />
      <path d={head} className={css.arrowHead} />
    </g>
  );
}
