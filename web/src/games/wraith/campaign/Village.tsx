import css from "./Landscape.module.css";

/** Stennick: a wall, a bell and a lamp. Drawn with its upper left corner at the origin, 230 by 130. */
export function Village() {
  return (
    <g>
      {/* the houses behind the wall */}
      <path
        className={css.house}
        d="M14 92V66l17-17 17 17v26zM52 96V70l20-20 20 20v26zM150 96V74l16-16 16 16v22zM184 96V78l13-12 13 12v18z"
      />
      <path
        className={css.roof}
        d="M8 68 31 44l23 24-5 3-18-18-18 18zM46 72 72 45l26 27-5 3-21-21-21 21zM144 76l22-23 22 23-5 3-17-17-17 17zM179 80l18-18 18 18-5 3-13-12-13 12z"
      />
      <path className={css.window} d="M27 70h7v9h-7zM67 74h9v10h-9zM162 78h7v8h-7z" />
      {/* the tower with its bell */}
      <path className={css.tower} d="M106 98V34h30v64z" />
      <path className={css.roof} d="M100 37 121 8l21 29z" />
      <path className={css.sound} d="M113 60V47a8 8 0 0 1 16 0v13z" />
      <path
        className={css.bell}
        d="M114.5 57c1.5-2 2-4 2.3-7 .4-3 2-4.7 4.2-4.7s3.8 1.7 4.2 4.7c.3 3 .8 5 2.3 7zM119 57a2 2 0 0 0 4 0z"
      />
      {/* the wall, with the gate and the lamp over it */}
      <path className={css.wall} d="M0 124V94c50-9 180-9 230 0v30c-50 8-180 8-230 0z" />
      <path
        className={css.courses}
        d="M2 104c50-9 176-9 226 0M2 114c50-8 176-8 226 0M20 92v9M52 89v9M84 87v9M150 87v9M182 89v9M212 92v9M36 100v9M68 98v9M96 97v9M142 97v9M166 98v9M198 100v9M22 111v9M54 109v9M82 108v9M152 108v9M184 109v9M210 111v9"
      />
      <path className={css.gate} d="M176 125v-19a11 11 0 0 1 22 0v18z" />
      <circle className={css.lampLight} cx="187" cy="82" r="46" />
      <path className={css.post} d="M187 96V84" />
      <path className={css.lamp} d="M182.5 84v-9l4.5-5 4.5 5v9z" />
    </g>
  );
}

/** The village on its own. */
export function VillagePicture() {
  return (
    <svg
      className={css.palette}
      viewBox="-20 0 270 122"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id="camp-town-lamp">
          <stop offset="0" className={css.lampCore} />
          <stop offset="1" className={css.lampEdge} />
        </radialGradient>
      </defs>
      <circle fill="url(#camp-town-lamp)" cx="187" cy="78" r="64" />
      <Village />
    </svg>
  );
}
