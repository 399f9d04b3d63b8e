import type { Words } from "../../words";

/** What is printed on cards and sheets in the language spoken; what an owner has corrected as it is. */
export function printedName(words: Words, sort: "power" | "battlefield", name: string): string {
  const id = name.toLowerCase().replaceAll("'", "").replaceAll(" ", "-");
  return words(`heroscape-${sort}-name`, { id, name });
}
