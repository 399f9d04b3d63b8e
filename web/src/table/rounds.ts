import type { Happening } from "../wire/types";

export interface Round {
  heading: Happening | null;
  lines: Happening[];
  /** Where its first line stands in the log. */
  first: number;
}

const BEGAN = /(^|-)began$/;
const ROUND = "round-began";

/**
 * The log cut where a round begins; in a game that calls nothing so, at the kind of beginning that
 * came first.
 */
export function groupByRound(log: readonly Happening[]): Round[] {
  const begun = log.filter(({ kind }) => BEGAN.test(kind));
  const round = (begun.find(({ kind }) => kind === ROUND) ?? begun[0])?.kind;
  const rounds: Round[] = [];
  log.forEach((line, i) => {
    if (line.kind === round) {
      rounds.push({ heading: line, lines: [], first: i });
      return;
    }
    let last = rounds.at(-1);
    if (last === undefined) {
      last = { heading: null, lines: [], first: i };
      rounds.push(last);
    }
    last.lines.push(line);
  });
  return rounds;
}
