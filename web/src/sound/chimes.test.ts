import { expect, test } from "vitest";
import { Chimes, SOUNDS } from "./chimes";

/** Notes what a page does with a real one. */
class FakeContext {
  currentTime = 0;
  destination = {};
  struck: number[] = [];
  gains: { gain: { value: number } }[] = [];
  resume = () => Promise.resolve();

  createGain() {
    const ramp = () => undefined;
    const node = {
      gain: { value: 1, setValueAtTime: ramp, exponentialRampToValueAtTime: ramp },
      connect: () => undefined,
    };
    this.gains.push(node);
    return node;
  }

  createOscillator() {
    const ramp = () => undefined;
    return {
      type: "sine",
      frequency: { setValueAtTime: ramp, exponentialRampToValueAtTime: ramp },
      connect: () => undefined,
      start: (at: number) => this.struck.push(at),
      stop: () => undefined,
    };
  }
}

function setting() {
  const context = new FakeContext();
  const made: FakeContext[] = [];
  const wish = { volume: 0.5 };
  const make = (): AudioContext => {
    made.push(context);
    return context as unknown as AudioContext;
  };
  return { context, made, wish, chimes: new Chimes(make, () => wish.volume) };
}

test("nothing sounds, and nothing is made, before somebody has used the page", () => {
  const { chimes, made } = setting();
  chimes.play("turn");
  expect(made).toHaveLength(0);
  chimes.touch();
  chimes.play("turn");
  expect(made).toHaveLength(1);
});

test("nothing is made where nobody wants sounds, and the switch counts at once", () => {
  const { chimes, made, wish, context } = setting();
  chimes.touch();
  wish.volume = 0;
  chimes.play("victory");
  expect(made).toHaveLength(0);
  wish.volume = 0.3;
  chimes.play("victory");
  expect(context.gains[0]?.gain.value).toBe(0.3);
  wish.volume = 0;
  chimes.heed();
  expect(context.gains[0]?.gain.value).toBe(0);
  const struck = context.struck.length;
  context.currentTime = 5;
  chimes.play("victory");
  expect(context.struck).toHaveLength(struck);
});

test("every sound is a few tones, and the same one is not heaped up", () => {
  const { chimes, context } = setting();
  chimes.touch();
  for (const [n, sound] of SOUNDS.entries()) {
    context.currentTime = n * 10;
    context.struck = [];
    chimes.play(sound);
    const { length } = context.struck;
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThan(5);
    chimes.play(sound);
    expect(context.struck).toHaveLength(length);
    context.currentTime += 1;
    chimes.play(sound);
    expect(context.struck).toHaveLength(2 * length);
  }
});
