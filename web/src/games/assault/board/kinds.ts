// What has happened, by its kind: the shapes name every fact of it.
import type { Happening } from "../../../wire/types";
import type { Happenings } from "../shapes";

export type Kind = keyof Happenings;

/** A happening with its facts by kind; what a game tells, its own board knows. */
export type Told = { [K in Kind]: { kind: K; facts: Happenings[K] } }[Kind];

export function asTold(happening: Happening): Told {
  return happening as unknown as Told;
}

/** Somebody's half of a battle where no race is: those who hunt giants. */
export const GIANTSLAYERS = "giantslayers";
