// A hit, a block and an arcane result: a blade, a shield and a star, known by their shapes alone.
import type { Result } from "./faces";

/** Drawn on a 24 grid. */
export const SIGNS: Record<Result, string> = {
  hits: "M22 2l-1 5.5L11.8 17 7 12.2 16.5 3ZM5.2 11.6l7.2 7.2-2 2-2.3-1.3-2.6 2.6-3.6-3.6 2.6-2.6L3.2 13.6Z",
  blocks: "M12 1.8l8.6 3v6.4c0 5.6-3.4 9.2-8.6 11-5.2-1.8-8.6-5.4-8.6-11V4.8Z",
  arcane: "M12 .8l2.9 8.3 8.3 2.9-8.3 2.9L12 23.2l-2.9-8.3L.8 12l8.3-2.9Z",
};

/** A result beside its number; the words that go with it stand elsewhere. */
export function ResultSign({ result, size = 18 }: { result: Result; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-result={result}
    >
      <path d={SIGNS[result]} fill="currentColor" />
    </svg>
  );
}
