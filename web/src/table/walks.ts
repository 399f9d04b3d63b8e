import type { BoardModule } from "../games/face";
import type { Happening } from "../wire/types";

/** Lines that go on with one another are one line: the last of them says where it came to. */
export function inOneGo(
  lines: readonly Happening[],
  goesOn: BoardModule["goesOn"],
): readonly Happening[] {
  if (goesOn === undefined) {
    return lines;
  }
  return lines.filter((line, i) => {
    const next = lines[i + 1];
    return next === undefined || !goesOn(line, next);
  });
}
