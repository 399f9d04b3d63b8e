/** How a seat is known: by a colour, and by the shape of its bases, as colour is never enough. */
export interface Side {
  colour: string;
  /** The sign as a letter, for flags and lists. */
  sign: string;
  /** Corners of the base, and how far in its edge goes between them. */
  corners: number;
  notch: number;
  radius: number;
}

const NOBODYS: Side = { colour: "#8a8378", sign: "○", corners: 24, notch: 1, radius: 0.68 };

const SIDES: readonly Side[] = [
  { colour: "#2f62b5", sign: "●", corners: 24, notch: 1, radius: 0.7 },
  { colour: "#c0392b", sign: "■", corners: 4, notch: 1, radius: 0.82 },
  { colour: "#d79a1e", sign: "▲", corners: 3, notch: 1, radius: 0.9 },
  { colour: "#7b4fb5", sign: "★", corners: 6, notch: 0.72, radius: 0.84 },
];

/** The side of a seat; a captive belongs to nobody. */
export function sideOf(seat: number | null): Side {
  return (seat === null ? undefined : SIDES[seat]) ?? NOBODYS;
}
