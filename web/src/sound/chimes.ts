/** What can be heard. A board says which happening sounds like what. */
export const SOUNDS = ["turn", "dice", "cards", "wound", "victory", "defeat"] as const;
export type Sound = (typeof SOUNDS)[number];

interface Tone {
  /** Seconds after the beginning, and for how long. */
  at: number;
  lasts: number;
  /** Hertz: where it begins and where it glides to. */
  from: number;
  to?: number;
  shape?: OscillatorType;
}

/** Short and soft, all in one key. */
const SCORE: Record<Sound, readonly Tone[]> = {
  turn: [
    { at: 0, lasts: 0.35, from: 440 },
    { at: 0.14, lasts: 0.5, from: 660 },
  ],
  dice: [0, 0.06, 0.11, 0.19].map((at) => ({
    at,
    lasts: 0.05,
    from: 320 - at * 400,
    to: 180,
    shape: "triangle" as const,
  })),
  cards: [{ at: 0, lasts: 0.09, from: 900, to: 500, shape: "triangle" }],
  wound: [{ at: 0, lasts: 0.3, from: 150, to: 70 }],
  victory: [
    { at: 0, lasts: 0.4, from: 330 },
    { at: 0.16, lasts: 0.4, from: 440 },
    { at: 0.32, lasts: 0.9, from: 660 },
  ],
  defeat: [
    { at: 0, lasts: 0.5, from: 330 },
    { at: 0.28, lasts: 1, from: 220, to: 196 },
  ],
};

/** Of one sound, no more often than that: a hand of cards is one rustle. */
const APART = 0.12;

/** Makes sounds. Nothing is made, not even the means, before somebody wants and has touched it. */
export class Chimes {
  private context: AudioContext | null = null;
  private loudness: GainNode | null = null;
  private touched = false;
  private last: Partial<Record<Sound, number>> = {};

  constructor(
    private readonly make: () => AudioContext,
    /** How loud, from 0 (off) to 1. */
    private readonly volume: () => number,
  ) {}

  /** Somebody has used the page: from now on browsers let it sound. */
  touch(): void {
    this.touched = true;
  }

  /** Another volume is wished for: what sounds now follows too. */
  heed(): void {
    if (this.loudness !== null) {
      this.loudness.gain.value = this.volume();
    }
  }

  play(sound: Sound): void {
    if (!this.touched || this.volume() === 0) {
      return;
    }
    const context = (this.context ??= this.make());
    if (this.loudness === null) {
      this.loudness = context.createGain();
      this.loudness.connect(context.destination);
    }
    this.loudness.gain.value = this.volume();
    void context.resume();
    const now = context.currentTime;
    const before = this.last[sound];
    if (before !== undefined && now - before < APART) {
      return;
    }
    this.last[sound] = now;
    for (const tone of SCORE[sound]) {
      this.strike(context, this.loudness, now, tone);
    }
  }

  private strike(context: AudioContext, out: AudioNode, now: number, tone: Tone): void {
    const { at, lasts, from, to = from, shape = "sine" } = tone;
    const begins = now + at;
    const voice = context.createOscillator();
    const swell = context.createGain();
    voice.type = shape;
    voice.frequency.setValueAtTime(from, begins);
    voice.frequency.exponentialRampToValueAtTime(to, begins + lasts);
    swell.gain.setValueAtTime(0.0001, begins);
    swell.gain.exponentialRampToValueAtTime(1, begins + Math.min(0.02, lasts / 4));
    swell.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
    voice.connect(swell);
    swell.connect(out);
    voice.start(begins);
    voice.stop(begins + lasts);
  }
}
