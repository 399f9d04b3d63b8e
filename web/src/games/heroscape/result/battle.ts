// How a battle went, read out of its replay: points from round to round, who felled whom, and the
// moment that turned it.
import type { Happening } from "../../../wire/types";
import type { Reference, View } from "../shapes";

/** One thing that happened, and how the table stood after it. */
export interface Moment {
  happening: Happening;
  view: View;
}

/** The points of every seat at the end of a round, or in the Basic Game at the start of a turn. */
export interface Reading {
  /** The number of the round or turn; 0 before the first. */
  n: number;
  points: number[];
}

export interface Kills {
  unit: string;
  seat: number;
  /** The names of those it has felled, in the order they fell. */
  felled: string[];
  points: number;
}

export interface Turning {
  happening: Happening;
  round: number;
  /** By how many points the lead changed. */
  swing: number;
  /** The side that gained. */
  side: number;
}

export interface Battle {
  readings: Reading[];
  kills: Kills[];
  turning: Turning | null;
}

export function battleOf(reference: Reference, moments: readonly Moment[]): Battle {
  const fought = moments.filter(({ view }) => view.phase !== "gather");
  return {
    readings: readingsOf(reference, fought),
    kills: killsOf(reference, fought),
    turning: turningOf(fought),
  };
}

function pointsOf(view: View): number[] {
  return view.seats.map(({ points }) => points);
}

// -- points -----------------------------------------------------------------------------------

function readingsOf(reference: Reference, moments: readonly Moment[]): Reading[] {
  const [first] = moments;
  const last = moments.at(-1);
  if (first === undefined || last === undefined) {
    return [];
  }
  const basic = reference.scenario.game === "basic";
  const found: Reading[] = [{ n: 0, points: pointsOf(first.view) }];
  for (const { happening, view } of moments) {
    if (happening.kind === (basic ? "turn-began" : "round-ended")) {
      found.push({ n: found.length, points: pointsOf(view) });
    }
  }
  const end = found.at(-1);
  const points = pointsOf(last.view);
  return end !== undefined && end.points.every((n, seat) => n === points[seat])
    ? found
    : [...found, { n: found.length, points }];
}

// -- who felled whom ---------------------------------------------------------------------------

/** What somebody does to others; until the next of these, whoever falls has fallen by it. */
const DEEDS = new Set(["attacked", "special-attack", "fire-line", "swiped", "bitten", "countered"]);
/** Harm that nobody does. */
const MISHAPS = new Set([
  "fell",
  "fell-far",
  "fell-deep",
  "gassed",
  "cursed",
  "turn-began",
  "revealed",
]);

function killsOf(reference: Reference, moments: readonly Moment[]): Kills[] {
  const units = new Map(
    reference.units.flatMap(({ id, card, figures }) =>
      figures.map((figure, i) => [figure, { unit: id, card, i, of: figures.length }] as const),
    ),
  );
  const cards = new Map(reference.cards.map((card) => [card.id, card]));
  const kills = new Map<string, Kills>();
  let by = "";
  let before: View | undefined;
  for (const { happening, view } of moments) {
    const figure = String(happening.facts["figure"] ?? "");
    if (DEEDS.has(happening.kind)) {
      by = figure;
    } else if (MISHAPS.has(happening.kind)) {
      by = "";
    } else if (happening.kind === "destroyed") {
      const doer = units.get(by);
      const victim = units.get(figure);
      const seat = seatAt(before ?? view, by);
      const theirs = seatAt(before ?? view, figure);
      const card = victim && cards.get(victim.card);
      if (
        doer &&
        victim &&
        card &&
        seat !== null &&
        theirs !== null &&
        !together(view, seat, theirs)
      ) {
        const old = kills.get(doer.unit) ?? { unit: doer.unit, seat, felled: [], points: 0 };
        kills.set(doer.unit, {
          ...old,
          felled: [...old.felled, victim.of > 1 ? `${card.name} ${victim.i + 1}` : card.name],
          points: old.points + card.master.points / card.figures,
        });
      }
    }
    before = view;
  }
  return [...kills.values()].sort(
    (a, b) => b.points - a.points || b.felled.length - a.felled.length,
  );
}

function seatAt(view: View, figure: string): number | null {
  return view.figures.find((each) => each.figure === figure)?.seat ?? null;
}

function together(view: View, one: number, other: number): boolean {
  return view.seats[one]?.side === view.seats[other]?.side;
}

// -- the turning point -------------------------------------------------------------------------

/** How far each side is ahead of the best of the others. */
function leads(view: View): Map<number, number> {
  const sides = new Map<number, number>();
  for (const { side, points } of view.seats) {
    sides.set(side, (sides.get(side) ?? 0) + points);
  }
  return new Map(
    [...sides].map(([side, points]) => {
      const others = [...sides].filter(([other]) => other !== side).map(([, n]) => n);
      return [side, points - Math.max(...others)];
    }),
  );
}

/** The moment in which the lead changed most; the earliest, of several. */
function turningOf(moments: readonly Moment[]): Turning | null {
  let found: Turning | null = null;
  for (let i = 1; i < moments.length; i += 1) {
    const moment = moments[i];
    const earlier = moments[i - 1];
    if (moment === undefined || earlier === undefined) {
      continue;
    }
    const before = leads(earlier.view);
    for (const [side, lead] of leads(moment.view)) {
      const swing = lead - (before.get(side) ?? lead);
      if (swing > (found?.swing ?? 0)) {
        const { happening } = moment;
        found = { happening, round: moment.view.round, swing, side };
      }
    }
  }
  return found;
}
