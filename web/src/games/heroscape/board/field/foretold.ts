/**
 * What an option of HeroScape would do, as the engine says it: everything known before chance
 * speaks. Points are axial with fractions, and a height in levels.
 */
export type Point = [q: number, r: number, height: number];

export interface Show {
  figure?: string;
  way?: Way;
  attack?: Aim;
  area?: Area;
  rolls?: Roll[];
  /** Where a figure would stand: placed, dropped, cloned, summoned. */
  stands?: string[];
}

export interface Way {
  kind: "walk" | "fly" | "grapple" | "stay";
  /** The head's spaces, from where it stands to the end. */
  spaces: string[];
  /** The tail's, of a figure of two spaces. */
  spaces2?: string[];
  price: number;
  points: number;
  strikes: Strike[];
  falls: Fall[];
  /** What ends the move before its points do; empty: nothing. */
  stops: string;
}

export interface Strike {
  by: string;
  at: string;
  dice: number;
  chance: number;
}

export interface Fall {
  at: string;
  kind: "fall" | "far" | "deep";
  levels: number;
  dice: number;
  chance: number;
}

export interface Aim {
  figure: string;
  target: string;
  distance: number;
  range: number;
  adjacent: boolean;
  attack: DiceReason[];
  defense: DiceReason[];
  sight: SightLine;
  odds: Odds;
}

export interface DiceReason {
  reason: string;
  n: number;
}

export interface SightLine {
  eye: Point;
  aim: Point;
  clear: boolean;
  hindrances: Hindrance[];
}

export interface Hindrance {
  kind: "terrain" | "overhang" | "ruin" | "figure";
  at: Point;
  space?: string;
  figure?: string;
  ruin?: number;
}

export interface Area {
  spaces: string[];
  victims: string[];
  aims: Aim[];
}

export interface Roll {
  what: string;
  die: "d20" | "combat";
  needs: number;
  chance: number;
}

export interface Odds {
  wounds: number[];
  destroys: number;
}
