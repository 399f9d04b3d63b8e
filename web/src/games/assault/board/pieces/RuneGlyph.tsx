// The three runes: a sign cut into a stone, each stone of another outline.

/** On a 24 grid: the stone, and the strokes of the sign. */
const RUNES: Record<string, { stone: string; sign: string }> = {
  "rune-journey": {
    stone: "M12 1 21.5 6V18L12 23 2.5 18V6Z",
    sign: "M9 18.5V5.5L15 9 9 12.5 15.5 18.5",
  },
  "rune-blood": {
    stone: "M12 1A11 11 0 0 1 12 23 11 11 0 0 1 12 1Z",
    sign: "M8.5 18.5V7L12 10.5 15.5 7V18.5M12 10.5V15",
  },
  "rune-enemy": {
    stone: "M4 2H20L22 12 20 22H4L2 12Z",
    sign: "M9 19V5M9 8.5 15 12 9 15.5",
  },
};

interface RuneGlyphProps {
  rune: string;
  size?: number;
  x?: number;
  y?: number;
}

export function RuneGlyph({ rune, size = 20, x, y }: RuneGlyphProps) {
  const drawn = RUNES[rune] ?? RUNES["rune-journey"];
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      data-rune={rune}
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawn?.stone} fill={`var(--${rune}, currentcolor)`} />
      <path
        d={drawn?.sign}
        fill="none"
        stroke="var(--rune-cut)"
        strokeWidth="2.2"
        strokeLinecap="square"
        strokeLinejoin="miter"
      />
    </svg>
  );
}
