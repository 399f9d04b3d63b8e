// What a race is known by besides its colours (room.css): the outline of its seal, the sign in it,
// and the pattern of its lands. All by shape, so that nobody needs to see colours.

/** The races in the order of the Ordning, and those who hunt giants. */
export const RACES = ["storm", "cloud", "fire", "frost", "stone", "hill"] as const;

export type RaceName = (typeof RACES)[number] | "giantslayers";

/** A colour of a race: `metal` is light, `stone` dark, `ink` fits the surfaces of the theme. */
export function raceColour(race: string, part: "metal" | "stone" | "ink"): string {
  return `var(--race-${race in SEALS ? race : "giantslayers"}-${part})`;
}

/** Outlines of seals on a 48 grid: a star, scallops, a flame, a crystal, a block, a mound. */
const SEALS: Record<RaceName, string> = {
  storm:
    "M24 0.5 30.9 7.4 40.6 7.4 40.6 17.1 47.5 24 40.6 30.9 40.6 40.6 30.9 40.6 24 47.5 17.1 40.6 7.4 40.6 7.4 30.9 0.5 24 7.4 17.1 7.4 7.4 17.1 7.4Z",
  cloud:
    "M24 2a8 8 0 0 1 7.6 4.4 8 8 0 0 1 10 10A8 8 0 0 1 46 24a8 8 0 0 1-4.4 7.6 8 8 0 0 1-10 10A8 8 0 0 1 24 46a8 8 0 0 1-7.6-4.4 8 8 0 0 1-10-10A8 8 0 0 1 2 24a8 8 0 0 1 4.4-7.6 8 8 0 0 1 10-10A8 8 0 0 1 24 2Z",
  fire: "M24 1C30 8 45 13 45 29a21 18 0 0 1-42 0C3 13 18 8 24 1Z",
  frost: "M24 1.5 43.5 12.7V35.3L24 46.5 4.5 35.3V12.7Z",
  stone: "M11 3H37L45 11V37L37 45H11L3 37V11Z",
  hill: "M3 43V27A21 24 0 0 1 45 27V43Q34 47 24 45.5 14 47 3 43Z",
  giantslayers: "M24 2 44 8V24C44 36 35 43 24 47 13 43 4 36 4 24V8Z",
};

/** Signs on a 24 grid: a bolt, a cloud, a flame, a flake, a boulder, a club; a spear for slayers. */
const SIGNS: Record<RaceName, string> = {
  storm: "M14.5 1.5 4.5 13.5H10.5L8 22.5 19.5 9.5H13Z",
  cloud:
    "M7 19.5A5 5 0 0 1 6.2 9.6 6.5 6.5 0 0 1 18.7 9.8 4.9 4.9 0 0 1 18 19.5ZM8.5 16.5H17a2 2 0 0 0 0-4H15.7A3.8 3.8 0 0 0 8.6 11.5L8.3 12.6 7.3 12.7A1.9 1.9 0 0 0 8.5 16.5Z",
  fire: "M12.5 1.5C13.5 6 19 8.5 19 14.5A7 7 0 0 1 5 14.5C5 11.5 6.5 9.5 8 8 8 10.5 9 11.5 10 11.7 9.5 7.5 10.5 4 12.5 1.5ZM12 21A3.2 3.2 0 0 0 15.2 17.6C15.2 15.5 13 14.5 12.5 12.5 10.5 14 8.8 15.5 8.8 17.6A3.2 3.2 0 0 0 12 21Z",
  frost:
    "M11 1.5H13V5L15.3 3.6 16.3 5.3 13 7.3V10.3L15.6 8.8 15.7 5 17.7 5 17.6 7.7 20.7 5.9 21.7 7.6 18.6 9.4 21 10.6 20.1 12.3 16.6 10.5 14 12 16.6 13.5 20.1 11.7 21 13.4 18.6 14.6 21.7 16.4 20.7 18.1 17.6 16.3 17.7 19 15.7 19 15.6 15.2 13 13.7V16.7L16.3 18.7 15.3 20.4 13 19V22.5H11V19L8.7 20.4 7.7 18.7 11 16.7V13.7L8.4 15.2 8.3 19 6.3 19 6.4 16.3 3.3 18.1 2.3 16.4 5.4 14.6 3 13.4 3.9 11.7 7.4 13.5 10 12 7.4 10.5 3.9 12.3 3 10.6 5.4 9.4 2.3 7.6 3.3 5.9 6.4 7.7 6.3 5 8.3 5 8.4 8.8 11 10.3V7.3L7.7 5.3 8.7 3.6 11 5Z",
  stone:
    "M2.5 20.5 6 9.5 11 4.5 18 6.5 21.5 20.5ZM7.6 10.5 5.5 17.5 10.5 12ZM11.8 7 12.3 11 16.5 8.5ZM13.5 13 9 18.5H18.7L17 10.8Z",
  hill: "M16 2C20 1 23 4 22 8 21 12 17 12.5 15 14L7.5 22.5 2.5 18 10 10C11.5 8 12 3 16 2ZM15.5 5.5A1.3 1.3 0 1 0 15.5 8.1 1.3 1.3 0 0 0 15.5 5.5ZM18.7 8A1.1 1.1 0 1 0 18.7 10.2 1.1 1.1 0 0 0 18.7 8Z",
  giantslayers:
    "M20.5 1.5 22.5 3.5 20 10 17.8 8.4 5.5 20.7 3.3 18.5 15.6 6.2 14 4ZM3 3 6 2 12 8 10 10ZM14 16 16 14 22 20 20 22Z",
};

/** Lines of a pattern on a tile of 16 by 16, to be stroked: each race hatches its lands its own way. */
const PATTERNS: Record<RaceName, string> = {
  storm: "M0 12 5 4 8 12 13 4 16 9M-3 4 0 12",
  cloud: "M0 8a4 4 0 0 1 8 0 4 4 0 0 1 8 0M-4 16a4 4 0 0 1 8 0 4 4 0 0 1 8 0 4 4 0 0 1 8 0",
  fire: "M4 16C4 11 8 11 8 6 8 11 12 11 12 16M12 8C12 4 16 4 16 0M4 8C4 4 0 4 0 0",
  frost: "M8 3V13M3.7 5.5 12.3 10.5M12.3 5.5 3.7 10.5",
  stone: "M0 4H16M0 12H16M4 4V12M12 12V16M12 0V4",
  hill: "M0 14Q4 6 8 14T16 14M-4 6Q0 -2 4 6M4 6Q8 -2 12 6M12 6Q16 -2 20 6",
  giantslayers: "M0 16 16 0",
};

function of<T>(table: Record<RaceName, T>, race: string): T {
  return race in table ? table[race as RaceName] : table.giantslayers;
}

/** The outline of a race's seal, on a 48 grid. */
export const sealShape = (race: string): string => of(SEALS, race);
/** The sign of a race, on a 24 grid; holes by the even-odd rule. */
export const raceSign = (race: string): string => of(SIGNS, race);
/** What is stroked on a tile of 16 by 16 for the lands of a race. */
export const racePattern = (race: string): string => of(PATTERNS, race);
