// How to look at the battlefield: from where, down to which level, in the round or as a drawing.
import { useState } from "react";
import css from "./Controls.module.css";
import type { CameraWish } from "./field/props";
import { hasWebGL, prefer } from "./preferences";
import { useTable } from "./table";

// Drawn on a 24 grid, one stroke weight, like the house's own signs.
const SIGNS = {
  home: "M4 11l8-7 8 7M6.5 9.500V20h11V9.500",
  follow: "M12 3v4M12 17v4M3 12h4M17 12h4M12 15.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7z",
  above:
    "M12 3l7.500 4.300v8.900L12 20.500 4.500 16.200V7.300zM12 8v5M9.500 11l2.500 2.500 2.500-2.500",
  behind:
    "M2.500 12S6 6 12 6s9.500 6 9.500 6-3.500 6-9.500 6-9.500-6-9.500-6zM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z",
  drawing: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
  levels: "M12 4l9 4.500-9 4.500-9-4.500zM3 13l9 4.500 9-4.500M3 17l9 4.500 9-4.500",
} as const;

function Sign({ name }: { name: keyof typeof SIGNS }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={css.sign}>
      <path d={SIGNS[name]} />
    </svg>
  );
}

const LOOKS: CameraWish["kind"][] = ["home", "follow", "above", "behind"];

interface ControlsProps {
  relief: boolean;
  camera: CameraWish;
  wish: (kind: CameraWish["kind"]) => void;
  top: number | null;
  setTop: (top: number | null) => void;
}

export function Controls({ relief, camera, wish, top, setTop }: ControlsProps) {
  const { words, ground } = useTable();
  const { lowest, highest } = ground;
  const [open, setOpen] = useState(false);
  const looks = relief ? LOOKS : LOOKS.filter((kind) => kind === "home" || kind === "follow");
  return (
    <div
      className={css.controls}
      role="group"
      aria-label={words("heroscape-board-looking")}
      data-open={open || undefined}
    >
      {/* Only where there is little room: there the others wait behind it. */}
      <button
        type="button"
        className={css.toggle}
        aria-label={words("heroscape-board-looking")}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Sign name="behind" />
      </button>
      {looks.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-label={words(`heroscape-board-look-${kind}`)}
          title={words(`heroscape-board-look-${kind}`)}
          data-on={camera.kind === kind || undefined}
          onClick={() => {
            wish(kind);
            setOpen(false);
          }}
        >
          <Sign name={kind} />
        </button>
      ))}
      {hasWebGL() && (
        <button
          type="button"
          aria-label={words("heroscape-board-drawing")}
          title={words("heroscape-board-drawing")}
          aria-pressed={!relief}
          onClick={() => prefer({ field: relief ? "above" : "relief" })}
        >
          <Sign name="drawing" />
        </button>
      )}
      {highest > lowest && (
        <label className={css.levels} title={words("heroscape-board-levels")}>
          <Sign name="levels" />
          <input
            type="range"
            min={lowest}
            max={highest}
            step={1}
            value={top ?? highest}
            aria-label={words("heroscape-board-levels")}
            aria-valuetext={
              top === null
                ? words("heroscape-board-levels-all")
                : words("heroscape-board-levels-up-to", { n: top })
            }
            onChange={({ target }) => {
              const level = Number(target.value);
              setTop(level >= highest ? null : level);
            }}
          />
          <span aria-hidden="true">{top ?? highest}</span>
        </label>
      )}
    </div>
  );
}
