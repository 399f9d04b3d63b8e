// The light around a piece: brass for what may be done, and always a line and a sign of its own.
import type { Mark } from "../props";
import css from "../RealmMap.module.css";
import { MarkSign } from "./MarkSign";

interface RingProps {
  kind: Mark["kind"];
  r: number;
  label?: string | undefined;
}

export function Ring({ kind, r, label }: RingProps) {
  return (
    <g className={css.ring} data-kind={kind}>
      <circle r={r + 1.5} className={css.ringGlow} />
      <circle r={r} className={css.ringLine} />
      {kind !== "may" && kind !== "from" && (
        <g transform={`translate(${-r * 0.8} ${-r * 0.8}) scale(.62)`}>
          <MarkSign kind={kind} />
        </g>
      )}
      {label !== undefined && label !== "" && (
        <text y={-r - 4} className={css.ringLabel}>
          {label}
        </text>
      )}
    </g>
  );
}
