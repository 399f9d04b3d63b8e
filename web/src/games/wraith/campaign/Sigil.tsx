/** A Giant's sign in a few strokes, on a 24 grid: what stands on the map and in the wax. */
const STROKES: Record<string, string> = {
  earth: "M3 19.5 8 8.5l3 3.5 3.5-7 6.5 14.5zM9.5 16h.01M14.5 16h.01",
  air: "M4 9.5h10.5a2.8 2.8 0 1 0-2.8-2.8M3 13.5h15a3 3 0 1 1-3 3M4 17.5h7",
  water:
    "M3 18c2-2 4-2 6 0s4 2 6 0 4-2 6 0M5 14c0-6 2.5-9 7-9 3.5 0 5.5 2 5.5 4.4 0 2-1.4 3.1-3.2 3.1-2.3-.1-3-2-2-3.2",
  fire: "M12 21c-4 0-6.5-2.7-6.5-6.2C5.5 10.5 10 9 10.5 3c3.5 2 4.5 4.5 4.3 7 .9-.4 1.5-1.2 1.7-2.2 1.6 2 2 4.3 2 6.5 0 4-2.5 6.7-6.5 6.7zM12 21c-1.7 0-2.7-1.2-2.7-2.8 0-1.8 1.7-2.5 2.7-4.4 1 1.9 2.7 2.6 2.7 4.4 0 1.6-1 2.8-2.7 2.8z",
};
const UNKNOWN = "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9 11h.01M15 11h.01M8.5 16h7";

export function Sigil({ giant, size = 24 }: { giant: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={STROKES[giant] ?? UNKNOWN} />
    </svg>
  );
}
