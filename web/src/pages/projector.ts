import { viewsAfter } from "../wire/patch";
import type { Happening, JsonObject, Message, Replay, ReplayFrame } from "../wire/types";
import { Teller, type Shown, type Weighing } from "../table/telling";

export const REPLAY_SPEEDS = ["1", "4", "16"] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** How long a choice is looked at, besides what it leads to. */
const BEAT = 600;

export interface Seen {
  at: number;
  /** The choice that is gone to as soon as it is there. */
  awaited: number | null;
  playing: boolean;
  speed: ReplaySpeed;
  shown: Shown | null;
  log: Happening[];
  loaded: number;
}

/** A frame with what is to be seen after each of its happenings, and at its end. */
type Picture = ReplayFrame & { views: JsonObject[]; view: JsonObject };

type Later = (ms: number, then: () => void) => () => void;

/** Shows the frames of a replay: forwards they are told, everywhere else they are just there. */
export class Projector {
  private readonly frames: Picture[] = [];
  /** How many lines the log has after each frame. */
  private readonly lines: number[] = [];
  private readonly teller: Teller;
  private log: Happening[] = [];
  private at = 0;
  /** A choice to go to as soon as it is there. */
  private awaited: number | null = null;
  private playing = false;
  private speed: ReplaySpeed = "1";
  private shown: Shown | null = null;
  private stopBeat: (() => void) | null = null;

  constructor(
    board: Weighing,
    pace: () => number,
    private readonly changed: (seen: Seen) => void,
    private readonly later: Later,
  ) {
    this.teller = new Teller(
      board,
      () => pace() / Number(this.speed),
      (shown) => this.show(shown),
      later,
    );
  }

  /** Put further frames at the end of those that are there. */
  add({ view: first, frames }: Pick<Replay, "view" | "frames">): void {
    let view = first;
    for (const frame of frames) {
      const views = viewsAfter(view, frame.patches);
      view = views.at(-1) ?? view;
      this.frames.push({ ...frame, views, view });
      this.log = [...this.log, ...frame.happenings];
      this.lines.push(this.log.length);
    }
    if (this.shown === null) {
      this.jump(0);
    }
    if (this.awaited !== null && this.awaited < this.frames.length) {
      this.jump(this.awaited);
    } else {
      this.tell();
    }
  }

  /** Go to a choice as soon as it is there, unless somebody goes elsewhere before. */
  await(at: number): void {
    if (at < this.frames.length) {
      this.jump(at);
    } else {
      this.awaited = at;
      this.tell();
    }
  }

  jump(at: number): void {
    this.awaited = null;
    const view = this.viewAt(at);
    if (view !== null) {
      this.at = at;
      this.teller.settle(view, this.lines[at] ?? 0);
    }
  }

  /** What was done at a choice, as far as it is there. */
  done(at: number): Message | null {
    return this.frames[at]?.text ?? null;
  }

  /** Who made a choice. */
  chooser(at: number): number | null {
    return this.frames[at]?.seat ?? null;
  }

  /** One choice on, told; while one is being told, straight to its end. */
  next(): void {
    this.awaited = null;
    const frame = this.frames[this.at + 1];
    if (this.teller.busy) {
      this.teller.skip();
    } else if (frame !== undefined) {
      this.at += 1;
      const from = this.lines[this.at - 1] ?? 0;
      const { happenings, views, view } = frame;
      this.teller.tell({ from, happenings, views, view });
    }
  }

  back(): void {
    this.pause();
    this.jump(Math.max(0, this.at - 1));
  }

  play(): void {
    if (this.at >= this.frames.length - 1) {
      this.jump(0);
    }
    this.playing = true;
    this.tell();
    this.beat();
  }

  pause(): void {
    this.stopBeat?.();
    this.stopBeat = null;
    this.playing = false;
    this.tell();
  }

  setSpeed(speed: ReplaySpeed): void {
    this.speed = speed;
    this.tell();
  }

  close(): void {
    this.stopBeat?.();
    this.teller.close();
  }

  private viewAt(at: number): JsonObject | null {
    return this.frames[at]?.view ?? null;
  }

  private show(shown: Shown): void {
    this.shown = shown;
    this.tell();
    if (this.playing && shown.telling === null) {
      this.beat();
    }
  }

  /** While playing: wait a moment, then the next choice. */
  private beat(): void {
    this.stopBeat?.();
    this.stopBeat = this.later(BEAT / Number(this.speed), () => {
      this.stopBeat = null;
      if (this.at < this.frames.length - 1) {
        if (!this.teller.busy) {
          this.next();
        }
      } else {
        this.pause();
      }
    });
  }

  private tell(): void {
    const { at, awaited, playing, speed, shown, log } = this;
    this.changed({ at, awaited, playing, speed, shown, log, loaded: this.frames.length });
  }
}
