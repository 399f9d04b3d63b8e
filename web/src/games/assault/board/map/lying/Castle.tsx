// Lyn Armaal: a castle on a cloud, above its region, with its shadow on the land below.
import type { Words } from "../../../../../words";
import type { Region } from "../../../shapes";
import css from "../RealmMap.module.css";

export function CastlePiece() {
  return (
    <g className={css.castle} strokeLinejoin="round" strokeLinecap="round">
      <ellipse cx="6" cy="34" rx="30" ry="7" className={css.castleShadow} />
      <path
        d="M-16 2V-10H-13V-14L-9-22-5-14V-12H-3V-22L2-34 7-22V-12H9V-16L13-23 17-16V2Z"
        className={css.castleWall}
      />
      <path d="M-13-14L-9-22-5-14ZM-3-22L2-34 7-22ZM9-16L13-23 17-16Z" className={css.castleRoof} />
      <path
        d="M2-34V-41L9-39 2-37M-9-22V-26M13-23V-27M0-18H4M-11-8V-5M13-10V-7M-1 2V-4A3 3 0 0 1 5-4V2M-5-12V2M9-12V2"
        className={css.castleLine}
      />
      <path
        d="M-30 10C-38 8-36-3-27-3-26-10-15-11-12-5-7-10 4-9 6-4 11-9 21-7 22-1 31-3 36 6 29 10 24 18-24 18-30 10Z"
        className={css.cloud}
      />
      <path
        d="M-24 4q4-5 9-1M-6 2q5-6 10-1M12 5q5-4 9 0M-20 10h12m6 2h16"
        className={css.cloudLine}
      />
    </g>
  );
}

export function Castle({ words, region }: { words: Words; region: Region }) {
  const [x, y] = region.anchors.castle;
  return (
    <g
      transform={`translate(${x} ${y}) scale(.9)`}
      className={css.floating}
      data-castle={region.id}
    >
      <title>{words("assault-map-castle")}</title>
      <CastlePiece />
    </g>
  );
}
