// Order markers: stones with 1, 2, 3 or X; those of others show nothing until they are turned.
import { list, useWords, type Words } from "../../../../words";
import type { Marker } from "../../shapes";
import css from "./Marker.module.css";

interface TokenProps {
  marker: string;
  /** Turned up for all to see; else only its owner knows it. */
  shown?: boolean;
  /** Where the option that is pointed at would lay it. */
  ghost?: boolean;
  size?: "small" | "large";
}

export function MarkerToken({ marker, shown = true, ghost = false, size = "small" }: TokenProps) {
  return (
    <span
      className={css.token}
      data-marker={marker}
      data-shown={shown || undefined}
      data-ghost={ghost || undefined}
      data-size={size}
      aria-hidden="true"
    >
      {marker}
    </span>
  );
}

/** What lies on a card, for those who do not see the stones. */
export function markersText(words: Words, markers: readonly Marker[]): string {
  return list(
    markers.map(({ marker, shown }) =>
      words("heroscape-card-marker", {
        marker,
        state: marker === "?" ? "unknown" : shown ? "shown" : "hidden",
      }),
    ),
  );
}

/** The stones on a card, and the one that would be laid there. */
export function Markers({ markers, ghost }: { markers: readonly Marker[]; ghost: string | null }) {
  const words = useWords();
  if (markers.length === 0 && ghost === null) {
    return null;
  }
  return (
    <span className={css.row}>
      {markers.map(({ marker, shown }, i) => (
        <MarkerToken key={`${marker}${i}`} marker={marker} shown={shown} />
      ))}
      {ghost !== null && <MarkerToken marker={ghost} ghost />}
      <span className="unseen">{markersText(words, markers)}</span>
    </span>
  );
}
