// What a card does in a battle, as it is printed on it.
import type { Words } from "../../../../words";
import type { Effect } from "../../shapes";
import { list } from "../names";

export function effectsWords(words: Words, effects: readonly Effect[]): string {
  return list(
    words,
    effects.map(({ effect, by, champions }) =>
      words(`assault-effect-${effect}`, {
        n: by ?? 0,
        champions: champions === true ? "yes" : "no",
      }),
    ),
  );
}
