// What a happening tells of dice that were thrown.
import type { Happening } from "../../../wire/types";

export type Face = "skull" | "shield" | "blank";

/** Dice that somebody rolls: combat dice by their faces, or one of twenty. */
export interface Cast {
  faces: Face[];
  d20: number | null;
  defends: boolean;
}

/** The letters by which a throw is told. */
const LETTERS: Readonly<Record<string, Face>> = { k: "skull", s: "shield", b: "blank" };

/** What a happening tells of dice: the face of each, or the number of the twenty-sided one. */
export function castOf({ facts }: Happening): Cast | null {
  if (facts["roll"] !== undefined) {
    return { faces: [], d20: Number(facts["roll"]), defends: false };
  }
  if (facts["faces"] === undefined) return null;
  const faces = Array.from(String(facts["faces"])).flatMap((letter) => LETTERS[letter] ?? []);
  return { faces, d20: null, defends: facts["shields"] !== undefined };
}
