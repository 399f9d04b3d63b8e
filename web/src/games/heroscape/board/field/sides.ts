/** How a seat is known: by a colour, and by the shape of its bases, as colour is never enough. */
export interface Side {
  colour: string;
  /** The shape as a letter, for flags and lists. */
  sign: string;
  /** The base: how many corners, how far they are, how much narrower than long. */
  corners: number;
  radius: number;
  narrow: number;
}

const NOBODYS: Side = { colour: "#8a8378", sign: "⬡", corners: 6, radius: 0.76, narrow: 1 };

// Bases turn with their figures: a diamond is known from a square by being narrow.
const SIDES: readonly Side[] = [
  { colour: "#2f6fc0", sign: "●", corners: 24, radius: 0.7, narrow: 1 },
  { colour: "#cc4630", sign: "■", corners: 4, radius: 0.84, narrow: 1 },
  { colour: "#2f9a63", sign: "▲", corners: 3, radius: 0.92, narrow: 1 },
  { colour: "#dba622", sign: "◆", corners: 4, radius: 0.94, narrow: 0.68 },
];

/** The side of a seat; a captive belongs to nobody. */
export function sideOf(seat: number | null): Side {
  return (seat === null ? undefined : SIDES[seat]) ?? NOBODYS;
}
