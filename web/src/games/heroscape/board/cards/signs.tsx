// Signs that need no colour: a shape for each seat, one for each Valkyrie general.

const SEATS = [
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  "M4 4h16v16H4z",
  "M12 2.5 22 20.5H2z",
  "M12 1.5 22.5 12 12 22.5 1.5 12z",
];

/** The outline of a player's sign, on a 24 grid. */
export function seatShape(seat: number): string {
  return SEATS[seat % SEATS.length] ?? "";
}

/** The sign of a player: circle, square, triangle, diamond, in the player's colour. */
export function SeatSign({ seat, size = 16 }: { seat: number; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" data-seat={seat}>
      <path
        d={seatShape(seat)}
        fill={`var(--seat-${seat % SEATS.length})`}
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

// Drawn on a 24 grid: wings, horns, a leaf, an eye, a crown.
const GENERALS: Record<string, string> = {
  jandar: "M12 5c-2-2-6-3-10-2 0 6 3 10 8 11l-1 7h6l-1-7c5-1 8-5 8-11-4-1-8 0-10 2z",
  utgar: "M3 2c0 6 2 9 5 10v4l4 6 4-6v-4c3-1 5-4 5-10-2 3-4 4-6 4l-3-3-3 3C7 6 5 5 3 2z",
  ullar: "M12 2c6 4 8 8 8 12a8 8 0 0 1-7 8V11l-1-3-1 3v11a8 8 0 0 1-7-8c0-4 2-8 8-12z",
  vydar:
    "M1 12c3-5 7-7 11-7s8 2 11 7c-3 5-7 7-11 7s-8-2-11-7zm11 5a5 5 0 1 0 0-10 5 5 0 0 0 0 10zm0-3a2 2 0 1 1 0-4 2 2 0 0 1 0 4z",
  einar: "M2 6l5 5 5-8 5 8 5-5-2 12H4zM4 20h16v2H4z",
};

/** The sign of the general whom a card follows. */
export function GeneralSign({ general, size = 22 }: { general: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" data-general={general}>
      <path
        d={GENERALS[general] ?? "M12 2l10 10-10 10L2 12z"}
        fill="currentColor"
        fillRule="evenodd"
      />
    </svg>
  );
}

// The numbers of a card, each with its own sign.
const NUMBERS = {
  life: "M12 21C5 15.5 2.5 12 2.5 8.3 2.5 5.5 4.5 3.5 7.2 3.500c2 0 3.7 1 4.8 2.9 1.1-1.9 2.8-2.9 4.8-2.9 2.7 0 4.7 2 4.7 4.800C21.5 12 19 15.5 12 21z",
  move: "M8 2c2.5 0 4 2 4 5 0 2-.6 3-.6 4.500H5.800C5.6 9.5 4.5 8.5 4.5 6.5 4.5 3.8 6 2 8 2zM6 13.500h5.200c0 2-1 3.5-2.6 3.500S6 15.5 6 13.500zM16.5 6c2 0 3.3 1.8 3.3 4.3 0 2-1 3-1.3 5h-5c0-1.5-.6-2.5-.6-4.400C12.9 8 14.3 6 16.5 6zM13.4 17h4.900c-.2 2-1.2 4-2.6 4s-2.5-1.7-2.3-4z",
  range:
    "M12 2v4M12 18v4M2 12h4M18 12h4M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z",
  attack: "M20 3l1 1-9 11-2-2zM9 13l3 3-2 1-3-3zM6 15l3 3-4 3-2-2zM4 3l9 9-2 2-8-10z",
  defense: "M12 2l8 3v6c0 6-3.5 9.5-8 11-4.5-1.5-8-5-8-11V5z",
} as const;

export type PrintedNumber = keyof typeof NUMBERS;

export function NumberSign({ name, size = 16 }: { name: PrintedNumber; size?: number }) {
  const drawn = name === "range";
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={NUMBERS[name]}
        fill={drawn ? "none" : "currentColor"}
        stroke={drawn ? "currentColor" : "none"}
        strokeWidth={drawn ? 2.2 : 0}
        strokeLinecap="round"
      />
    </svg>
  );
}
