import { useCallback, useEffect, useState } from "react";
import { api } from "../wire/http";
import { browser } from "../wire/link";
import type { Missed, ReviewPoint } from "../wire/types";

/** How long to wait before more is asked for. */
const BEAT = 700;
/** What a chance must change by at one choice, of a hundred, for the game to have turned there. */
const TURN = 8;
const MOST_TURNS = 6;
const MOST_MISSED = 12;

export interface Reviewed {
  points: ReviewPoint[];
  /** How many choices there are; null until it is known. */
  choices: number | null;
  problem: unknown;
  again: () => void;
}

/** What is to be said of a finished game, as it comes; asked for while it is wanted. */
export function useReview(id: string, wanted: boolean): Reviewed {
  const [points, setPoints] = useState<ReviewPoint[]>([]);
  const [choices, setChoices] = useState<number | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const [beat, setBeat] = useState(0);
  const first = points.length;
  const whole = choices !== null && first > choices;
  useEffect(() => {
    if (!wanted || whole) {
      return undefined;
    }
    let gone = false;
    let stop: (() => void) | null = null;
    api.review(id, first).then(
      (part) => {
        if (gone) return;
        setChoices(part.choices);
        setPoints((before) =>
          before.length === part.first ? [...before, ...part.points] : before,
        );
        if (part.points.length === 0) {
          stop = browser.later(BEAT, () => setBeat((n) => n + 1));
        }
      },
      (trouble: unknown) => {
        if (!gone) setProblem(trouble);
      },
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [id, wanted, first, whole, tries, beat]);
  const again = useCallback(() => {
    setProblem(null);
    setTries((n) => n + 1);
  }, []);
  return { points, choices, problem, again };
}

/** A choice at which somebody's chance changed at once. */
export interface Turn {
  /** The choice after which it was so. */
  at: number;
  seat: number;
  was: number;
  now: number;
}

/** Where a game turned, in its order: the greatest changes from one choice to the next. */
export function turnsOf(points: readonly ReviewPoint[]): Turn[] {
  const found: Turn[] = [];
  for (let n = 1; n < points.length; n += 1) {
    const turn = greatest(points[n - 1], points[n]);
    if (turn !== null && Math.abs(turn.now - turn.was) >= TURN) {
      found.push(turn);
    }
  }
  const size = ({ was, now }: Turn): number => Math.abs(now - was);
  return found
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, MOST_TURNS)
    .toSorted((one, other) => one.at - other.at);
}

function greatest(before: ReviewPoint | undefined, after: ReviewPoint | undefined): Turn | null {
  let found: Turn | null = null;
  for (const [seat, now] of (after?.chances ?? []).entries()) {
    const was = before?.chances[seat] ?? now;
    if (found === null || Math.abs(now - was) > Math.abs(found.now - found.was)) {
      found = { at: after?.at ?? 0, seat, was, now };
    }
  }
  return found;
}

export interface Slip extends Missed {
  /** How many choices were made before it. */
  at: number;
}

/** The dearest of what was missed, in its order. */
export function slipsOf(points: readonly ReviewPoint[]): Slip[] {
  return points
    .flatMap(({ at, missed }) => (missed === null ? [] : [{ ...missed, at }]))
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, MOST_MISSED)
    .toSorted((one, other) => one.at - other.at);
}
