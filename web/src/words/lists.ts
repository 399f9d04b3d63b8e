// How things are listed, the same in every game.
import type { Words } from "./words";

/** One after the other, as all three languages write it: "Ebba, Per, Gro". */
export const list = (items: readonly string[]): string => items.join(", ");

/** As one would say it: "Ebba, Per and Gro". */
export const listAnd = (words: Pick<Words, "language">, items: readonly string[]): string =>
  said(words, "conjunction", items);

/** Any one of them: "2, 3 or 4". */
export const listOr = (words: Pick<Words, "language">, items: readonly string[]): string =>
  said(words, "disjunction", items);

// Never of the type "unit": Russian has no commas there.
function said(
  { language }: Pick<Words, "language">,
  type: "conjunction" | "disjunction",
  items: readonly string[],
): string {
  return new Intl.ListFormat(language, { type }).format(items);
}
