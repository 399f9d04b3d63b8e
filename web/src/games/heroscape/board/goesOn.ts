import type { Happening } from "../../../wire/types";
import { asTold, type Kind } from "./types";

/** What is told space by space and yet is one deed. */
const STEPS = new Set<Kind>(["moved"]);

/** A walk is one line of the log, however many spaces it leads over. */
export function goesOn(before: Happening, happening: Happening): boolean {
  return (
    STEPS.has(asTold(happening).kind) &&
    before.kind === happening.kind &&
    before.seat === happening.seat &&
    before.facts["figure"] === happening.facts["figure"]
  );
}
