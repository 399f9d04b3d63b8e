// One happening in motion. It is drawn frame by frame without the map being drawn anew.
import { useEffect, useRef } from "react";
import type { Reference } from "../../../shapes";
import { RaceSeal } from "../../pieces/RaceSeal";
import { UnitPiece } from "../../pieces/UnitPiece";
import { unitId, unitsIn } from "../lying/army";
import { CastlePiece } from "../lying/Castle";
import { SlayerPiece } from "../lying/Tokens";
import css from "../RealmMap.module.css";
import { ease, type Flight, type Piece } from "./flights";
import { along } from "./ways";

interface FlyingProps {
  reference: Reference;
  flight: Flight;
  lasts: number;
  done: () => void;
}

/** Where a piece is, how large, how far turned and how clear, at a moment from 0 to 1. */
function poseAt({ how, way, piece }: Flight, t: number): { transform: string; opacity: number } {
  const [x, y] = along(way, how === "goes" ? ease(t) : 1);
  const lift = piece.sort === "castle" ? 0 : Math.sin(t * Math.PI);
  const pose = (dx: number, dy: number, size: number, turn: number, opacity: number) => ({
    transform: `translate(${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}) scale(${size.toFixed(3)}) rotate(${turn.toFixed(1)})`,
    opacity,
  });
  switch (how) {
    case "goes":
      return pose(0, -8 * lift, 1 + 0.25 * lift, 0, 1);
    case "comes":
      return pose(0, -26 * (1 - ease(t)), 1.5 - 0.5 * ease(t), 0, Math.min(1, t * 2.5));
    case "falls":
      return pose(0, 14 * t * t, 1, 70 * t * t, 1 - t * t);
    case "struck":
      return pose(Math.sin(t * Math.PI * 5) * 4 * (1 - t), 0, 1, 0, 1);
    case "healed":
      return pose(0, -7 * lift, 1 + 0.12 * lift, 0, 1);
  }
}

export function Flying({ reference, flight, lasts, done }: FlyingProps) {
  const group = useRef<SVGGElement>(null);
  const finish = useRef(done);
  useEffect(() => {
    finish.current = done;
  });
  useEffect(() => {
    let frame = 0;
    let begun = 0;
    const step = (now: number): void => {
      if (begun === 0) begun = now;
      const t = Math.min(1, (now - begun) / lasts);
      const { transform, opacity } = poseAt(flight, t);
      group.current?.setAttribute("transform", transform);
      group.current?.setAttribute("opacity", opacity.toFixed(2));
      if (t < 1) frame = requestAnimationFrame(step);
      else finish.current();
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [flight, lasts]);
  const { transform, opacity } = poseAt(flight, 0);
  return (
    <g
      ref={group}
      className={css.flying}
      transform={transform}
      opacity={opacity}
      data-flying={flight.how}
    >
      <Flown reference={reference} piece={flight.piece} />
    </g>
  );
}

function Flown({ reference, piece }: { reference: Reference; piece: Piece }) {
  switch (piece.sort) {
    case "soldier": {
      const found = unitsIn(reference).get(unitId(piece.soldier));
      return (
        found && (
          <UnitPiece
            race={found.race}
            unit={found.unit}
            wounded={piece.soldier.endsWith("!")}
            size={34}
          />
        )
      );
    }
    case "slayer":
      return <SlayerPiece slayer={piece.slayer} wounded={piece.wounded} />;
    case "castle":
      return <CastlePiece />;
    case "banner":
      return <RaceSeal race={piece.race} size={64} x={-32} y={-32} />;
    case "clash":
      return <Clash />;
  }
}

/** Crossed blades: somebody attacks. */
export function Clash() {
  return (
    <g>
      <circle r="20" className={css.clashDisc} />
      <path
        d="M-12 12L12-12M12-12H6M12-12V-6M12 12L-12-12M-12-12H-6M-12-12V-6M-8 13L-13 8M8 13L13 8"
        className={css.clashBlades}
      />
    </g>
  );
}
