import type { Happening } from "../wire/types";

export interface Round {
  heading: Happening | null;
  lines: Happening[];
  /** Where its first line stands in the log. */
  first: number;
}

const BEGAN = /(^|-)began$/;

/** The log cut where a round begins: at the kind of beginning that came first. */
export function groupByRound(log: readonly Happening[]): Round[] {
  const round = log.find(({ kind }) => BEGAN.test(kind))?.kind;
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
