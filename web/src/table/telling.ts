import type { BoardModule, Telling } from "../games/face";
import type { Happening, JsonObject } from "../wire/types";

/** What is to be seen while a step is told, and after it. */
export interface Shown {
  view: JsonObject;
  telling: Happening | null;
  /** The whole step that is being told, and where in it we are. */
  tale: Telling | null;
  /** How many lines of the log have been told. */
  told: number;
  /** The happening told now was looked at: on to the next. Once it is another, it does nothing. */
  next: () => void;
}

/** A step to tell: what happened, the view after each happening, and the truth it led to. */
export interface Tale {
  /** The log had this many lines before it. */
  from: number;
  happenings: Happening[];
  views: JsonObject[];
  /** Where nothing happened, there is a truth all the same. */
  view: JsonObject;
}

export type Weighing = Pick<BoardModule, "weight">;

/** A longer wait would be a wait for nothing. */
const LONGEST = 4000;

const NOTHING = (): void => undefined;

/**
 * Tells what happened, one thing after the other, each with the view that it led to.
 *
 * A happening is told until the board has shown it, at the longest for the time it weighs.
 */
export class Teller {
  private told = 0;
  private tales: Tale[] = [];
  private at = -1;
  private stop: (() => void) | null = null;

  constructor(
    private readonly board: Weighing,
    private readonly pace: () => number,
    private readonly show: (shown: Shown) => void,
    private readonly later: (ms: number, then: () => void) => () => void,
  ) {}

  get busy(): boolean {
    return this.tales.length > 0;
  }

  /** Show the truth at once and forget what was still to be told. */
  settle(view: JsonObject, told: number): void {
    this.close();
    this.told = told;
    this.rest(view);
  }

  tell(tale: Tale): void {
    this.tales.push(tale);
    if (this.tales.length === 1) {
      this.go();
    }
  }

  /** To the end of everything that is to be told. */
  skip(): void {
    const last = this.tales.at(-1);
    if (last !== undefined) {
      this.settle(last.view, last.from + last.happenings.length);
    }
  }

  close(): void {
    this.stop?.();
    this.stop = null;
    this.tales = [];
    this.at = -1;
  }

  private rest(view: JsonObject): void {
    this.show({ view, telling: null, tale: null, told: this.told, next: NOTHING });
  }

  private go(): void {
    this.stop?.();
    this.stop = null;
    for (;;) {
      const tale = this.tales[0];
      if (tale === undefined) {
        return;
      }
      this.at += 1;
      const at = this.at;
      const happening = tale.happenings[at];
      const view = tale.views[at];
      if (happening === undefined || view === undefined) {
        this.tales.shift();
        this.at = -1;
        this.told = tale.from + tale.happenings.length;
        if (this.tales.length === 0) {
          this.rest(tale.view);
        }
        continue;
      }
      this.told = tale.from + at + 1;
      const wait = Math.min(LONGEST, this.weigh(happening) * this.pace());
      if (wait > 0) {
        const { happenings, views } = tale;
        const next = (): void => {
          if (this.tales[0] === tale && this.at === at) {
            this.go();
          }
        };
        this.stop = this.later(wait, next);
        const { told } = this;
        this.show({ view, telling: happening, tale: { happenings, views, at }, told, next });
        return;
      }
    }
  }

  private weigh(happening: Happening): number {
    try {
      return this.board.weight(happening);
    } catch (problem) {
      console.warn("a happening could not be weighed", happening.kind, problem);
      return 1;
    }
  }
}
