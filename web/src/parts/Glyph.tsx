/** The house's own small signs, one stroke weight, drawn on a 24 grid. */
const STROKES = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6v1",
  hint: "M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.8.7-1 1.3-1 2.5h-5c0-1.2-.2-1.8-1-2.5z",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  log: "M6 4h9l4 4v12H6zM15 4v4h4M9 12h7M9 16h7",
  share: "M12 15V4M8 8l4-4 4 4M5 13v6h14v-6",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  first: "M6 5v14M19 5l-9 7 9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
  back: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  skip: "M4 5l8 7-8 7zM12 5l8 7-8 7z",
  check: "M5 13l4.5 4.5L19 7",
  book: "M12 6.5C10 5 7 4.5 4 5v14c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v14",
  settings: "M4 7h8M16 7h4M14 4.5v5M4 17h4M12 17h8M10 14.5v5",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  person: "M12 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM4.5 20c.7-4 3.7-6 7.5-6s6.8 2 7.5 6",
  bot: "M6 9h12v10H6zM12 9V5M12 4.5h.01M9.5 13.5h.01M14.5 13.5h.01M3 13v3M21 13v3",
  chair: "M7 3v10h10V3M7 13v8M17 13v8M7 17h10",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM20 20l-4.8-4.8",
  keyboard: "M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 15h8",
  door: "M6 21V3h12v18M3 21h18M14.5 12h.01",
  phone: "M8 3h8v18H8zM11 18h2",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  map: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
  chart: "M4 4v16h16M7 15l4-5 4 3 5-7",
  fork: "M6 21v-6c0-4 12-3 12-9M6 3v12M15 8l3-3 3 3",
  speech: "M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12.5h5",
  medal: "M12 21a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM9 9.8L6 3h4l2 4 2-4h4l-3 6.8M12 13v4",
  save: "M12 4v11M8 11l4 4 4-4M5 19h14",
  again: "M19 8a8 8 0 1 0 1 6M20 4v5h-5",
} as const;

export type GlyphName = keyof typeof STROKES;

export function Glyph({ name, size = 20 }: { name: GlyphName; size?: number }) {
  return <Stroke path={STROKES[name]} size={size} />;
}

/** A sign of a game's own, drawn like the house's. */
export function Stroke({ path, size }: { path: string; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
