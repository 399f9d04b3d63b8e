import type { BoardModule } from "../games/face";
import type { Happening, JsonObject } from "../wire/types";

/** What is to be seen while a step is told, and after it. */
export interface Shown {
  view: JsonObject;
  telling: Happening | null;
  /** How many lines of the log have been told. */
  told: number;
}

/** A step to tell: what happened, and the truth it led to. */
export interface Tale {
  /** The log had this many lines before it. */
  from: number;
  happenings: Happening[];
  view: JsonObject;
}

export type Teaching = Pick<BoardModule, "retell" | "weight">;

/** A longer wait would be a wait for nothing. */
const LONGEST = 4000;

/**
 * Tells what happened, one thing after the other.
 *
 * The view is the old one, led from happening to happening by the board's `retell`; at the end
 * of each step the true view takes its place. Whatever the board gets wrong lasts a moment.
 */
export class Teller {
  private view: JsonObject | null = null;
  private told = 0;
  private tales: Tale[] = [];
  private at = 0;
  private stop: (() => void) | null = null;

  constructor(
    private readonly board: Teaching,
    private readonly pace: () => number,
    private readonly show: (shown: Shown) => void,
    private readonly later: (ms: number, then: () => void) => () => void,
  ) {}

  get busy(): boolean {
    return this.tales.length > 0;
  }

  /** Show the truth at once and forget what was still to be told. */
  settle(view: JsonObject, told: number): void {
    this.stop?.();
    this.stop = null;
    this.tales = [];
    this.at = 0;
    this.view = view;
    this.told = told;
    this.show({ view, telling: null, told });
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
  }

  private go(): void {
    this.stop = null;
    for (;;) {
      const tale = this.tales[0];
      if (tale === undefined) {
        return;
      }
      const happening = tale.happenings[this.at];
      if (happening === undefined || this.view === null) {
        this.tales.shift();
        this.at = 0;
        this.view = tale.view;
        this.told = tale.from + tale.happenings.length;
        if (this.tales.length === 0) {
          this.show({ view: this.view, telling: null, told: this.told });
        }
        continue;
      }
      this.at += 1;
      this.told = tale.from + this.at;
      const wait = this.next(happening);
      if (wait > 0) {
        this.show({ view: this.view, telling: happening, told: this.told });
        this.stop = this.later(wait, () => this.go());
        return;
      }
    }
  }

  /** Lead the view on by a happening; returns how long to look at it. */
  private next(happening: Happening): number {
    const pace = this.pace();
    if (pace === 0 || this.view === null) {
      return 0;
    }
    try {
      this.view = this.board.retell(this.view, happening);
      return Math.min(LONGEST, this.board.weight(happening) * pace);
    } catch (problem) {
      console.warn("a happening could not be retold", happening.kind, problem);
      return pace;
    }
  }
}
