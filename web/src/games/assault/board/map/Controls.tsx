// Closer, further away, the whole sheet.
import type { Words } from "../../../../words";
import css from "./Controls.module.css";

interface ControlsProps {
  words: Words;
  whole: boolean;
  closest: boolean;
  zoom: (by: number) => void;
  show: () => void;
}

export function Controls({ words, whole, closest, zoom, show }: ControlsProps) {
  const ways = [
    { name: "closer", d: "M12 5V19M5 12H19", does: () => zoom(1.5), off: closest },
    { name: "wider", d: "M5 12H19", does: () => zoom(1 / 1.5), off: whole },
    { name: "whole", d: "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15", does: show, off: whole },
  ];
  return (
    <div className={css.controls}>
      {ways.map(({ name, d, does, off }) => (
        <button
          key={name}
          type="button"
          data-zoom={name}
          aria-label={words(`assault-map-${name}`)}
          title={words(`assault-map-${name}`)}
          aria-disabled={off}
          onClick={does}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d={d} />
          </svg>
        </button>
      ))}
    </div>
  );
}
