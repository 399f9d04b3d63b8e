import { USUAL_PACE } from "../../../../settings/settings";

/** Something that moves on the field for a while. */
export interface Act {
  /** The figures that are on their way: nobody else puts them anywhere. */
  figures: string[];
  /** How long it takes at the usual pace, in milliseconds. */
  lasts: number;
  /** How it looks when that part of its time has passed. */
  step: (t: number) => void;
}

/** Plays one act after another; a new one ends the old one where it would have ended. */
export class Motion {
  private act: Act | null = null;
  private start = -1;
  private lasts = 0;
  private after: () => void = () => undefined;

  get figures(): ReadonlySet<string> {
    return new Set(this.act?.figures ?? []);
  }

  get playing(): boolean {
    return this.act !== null;
  }

  play(act: Act, pace: number, after: () => void): void {
    this.finish();
    this.act = act;
    this.start = -1;
    this.lasts = Math.max(60, (act.lasts * pace) / USUAL_PACE);
    this.after = after;
    act.step(0);
  }

  /** Go on; time begins with the first frame, so that a slow one costs nothing of the act. */
  step(now: number): void {
    if (this.act === null) return;
    if (this.start < 0) this.start = now;
    const t = (now - this.start) / this.lasts;
    if (t < 1) this.act.step(t);
    else this.end();
  }

  /** Jump to the end, without a word to anybody. */
  finish(): void {
    this.after = () => undefined;
    this.end();
  }

  private end(): void {
    const { act, after } = this;
    this.act = null;
    act?.step(1);
    after();
  }
}

// -- how time passes in an act -------------------------------------------------------------------

export function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

export function easeIn(t: number): number {
  return t * t;
}

export function easeOut(t: number): number {
  return 1 - (1 - t) * (1 - t);
}

/** There and back. */
export function swing(t: number): number {
  return Math.sin(Math.PI * t);
}

/** A ball that falls and springs up twice. */
export function bounce(t: number): number {
  if (t < 0.5) return 4 * t * t;
  if (t < 0.8) return 1 - 0.28 * (1 - ((t - 0.65) / 0.15) ** 2);
  return 1 - 0.07 * (1 - ((t - 0.9) / 0.1) ** 2);
}

/** The shorter way round from one angle to another. */
export function turned(from: number, to: number, t: number): number {
  const full = Math.PI * 2;
  const way = ((((to - from) % full) + full * 1.5) % full) - Math.PI;
  return from + way * t;
}
