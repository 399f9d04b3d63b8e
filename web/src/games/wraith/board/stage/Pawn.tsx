// The Wraith on the body: a grey coat, and a light.
import { useLayoutEffect, useRef } from "react";
import { movementOf } from "../paths";
import { useTable } from "../table";
import { GROUND, type Kind, type Place } from "../types";
import { percent, spot, trail, type Point } from "./geometry";
import css from "./Pawn.module.css";

const at = (point: Point): string => {
  const [x, y] = percent(point);
  return `${x.toFixed(2)}cqw ${y.toFixed(2)}cqh`;
};

export function Pawn() {
  const { view, pieces, place, telling, swift } = useTable();
  // With the giant beaten there is nothing left to stand on.
  const stand = view.result.startsWith("win") ? GROUND : view.wraith.place;
  const figure = useRef<HTMLDivElement>(null);
  const glow = useRef<HTMLDivElement>(null);
  const was = useRef(stand);
  const kind = telling ? movementOf(telling.kind) : "";
  const here = place(stand);

  // Along the cords, step by step, when the view has moved.
  useLayoutEffect(() => {
    const from = was.current;
    was.current = stand;
    if (from === stand) return;
    const way = pieces.body.route(kind || "leap", from, stand);
    const places = way.map(place).filter((found): found is Place => found !== undefined);
    const points = kind === "warp" ? [] : trail(places);
    if (swift <= 0 || points.length < 2 || !figure.current) return;
    const steps = points.map((point) => ({ translate: at(point) }));
    const duration = Math.min(400, swift * Math.max(1, places.length - 1));
    for (const part of [figure.current, glow.current])
      part?.animate(steps, { duration, easing: "ease-in-out" });
  }, [stand, kind, pieces, place, swift]);

  if (!here) return null;
  const out = view.wraith.stunned || view.result.startsWith("lose");
  return (
    <>
      <div
        ref={glow}
        className={css.aura}
        style={{ translate: at(spot(here)) }}
        data-dim={out || undefined}
        aria-hidden
      >
        <span className={css.glow} />
      </div>
      <div
        ref={figure}
        className={css.pawn}
        style={{ translate: at(spot(here)) }}
        data-telling={telling?.kind}
        data-out={view.result.startsWith("lose") || undefined}
        aria-hidden
      >
        <svg className={css.figure} viewBox="0 0 40 56">
          <path
            d="M20 3C13 3 10 9 10 15C7 24 4 38 3 52C9 55 31 55 37 52C36 38 33 24 30 15C30 9 27 3 20 3Z"
            className={css.coat}
          />
          <path d="M20 3C13 3 10 9 10 15C13 20 27 20 30 15C30 9 27 3 20 3Z" className={css.hood} />
          <ellipse cx="20" cy="14.5" rx="6" ry="5" className={css.face} />
          <circle cx="32" cy="33" r="5.5" className={css.light} />
          <path d="M23 24C27 25 30 27 32 30" className={css.arm} />
        </svg>
        {view.wraith.shield > 0 && <span className={css.ward} />}
        <Float />
      </div>
    </>
  );
}

/** What just happened to her, in a sign or two above her head. */
function Float() {
  const { telling, words } = useTable();
  if (!telling) return null;
  const n = Number(telling.facts["n"] ?? 0);
  const signs: { [kind in Kind]?: [string, string] } = {
    suffered: [`−${n}`, "bad"],
    burnt: [`−${n}`, "bad"],
    "fearless-price": [`−${n}`, "bad"],
    healed: [`+${n}`, "good"],
    stunned: [words("wraith-board-stun"), "bad"],
    "cards-lost": [words("wraith-board-cards-lost", { n }), "bad"],
    "card-washed": [words("wraith-board-cards-lost", { n: 1 }), "bad"],
    warded: [words("wraith-board-shield", { n }), "good"],
    shielded: [words("wraith-board-shield", { n }), "good"],
  };
  const sign = signs[telling.kind];
  if (!sign) return null;
  return (
    <span className={css.float} data-mood={sign[1]}>
      {sign[0]}
    </span>
  );
}
