// Combat dice: which faces there are, what one shows, and its words.
import type { Words } from "../../../../words";
import type { Face, Reference } from "../../shapes";

/** What a die can show; anything else is a miss. */
export const RESULTS = ["hits", "blocks", "arcane"] as const;
export type Result = (typeof RESULTS)[number];

export const MISS: Face = { hits: 0, blocks: 0, arcane: 0 };

/** The faces of a race's special die, or of the standard one; giantslayers have only that. */
export function facesOf(reference: Reference, race: string, special: boolean): readonly Face[] {
  const printed = special ? reference.races.find(({ id }) => id === race)?.die : undefined;
  return (printed ?? reference.die).faces;
}

export function faceAt(reference: Reference, race: string, special: boolean, face: number): Face {
  return facesOf(reference, race, special)[face] ?? MISS;
}

/** Every result of a face by itself: ["hits", "hits"]. */
export function resultsOn(face: Face): Result[] {
  return RESULTS.flatMap((result) => Array.from({ length: face[result] }, () => result));
}

export function faceWords(words: Words, face: Face): string {
  const shown = RESULTS.filter((result) => face[result] > 0);
  const [only] = shown;
  if (only === undefined) return words("assault-face-miss");
  if (shown.length > 1) return words("assault-face-mixed", { ...face });
  return words(`assault-face-${only}`, { n: face[only] });
}

/** How a die came to lie as it does; a die that was only thrown has nothing to add. */
export type DieState = "thrown" | "picked" | "again" | "turned";

/** "Special die: 2 hits, rolled again". */
export function dieWords(words: Words, face: Face, special: boolean, state: DieState): string {
  const die = words("assault-die", {
    die: special ? "special" : "standard",
    face: faceWords(words, face),
  });
  return state === "thrown" ? die : words("assault-battle-die-state", { die, state });
}
