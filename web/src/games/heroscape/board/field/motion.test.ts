import { describe, expect, it } from "vitest";
import { bounce, Motion, turned } from "./motion";

function act(steps: number[]): { figures: string[]; lasts: number; step: (t: number) => void } {
  return { figures: ["finn"], lasts: 350, step: (t) => void steps.push(t) };
}

describe("motion", () => {
  it("takes its time from the first frame on, and then says that it is done", () => {
    const [steps, said]: [number[], string[]] = [[], []];
    const motion = new Motion();
    motion.play(act(steps), 350, () => said.push("shown"));
    expect([...motion.figures]).toEqual(["finn"]);
    motion.step(10_000);
    motion.step(10_175);
    expect(steps[2]).toBeCloseTo(0.5);
    motion.step(10_400);
    expect(steps.at(-1)).toBe(1);
    expect(said).toEqual(["shown"]);
    expect(motion.playing).toBe(false);
  });

  it("jumps to its end when it is skipped, and says nothing", () => {
    const [steps, said]: [number[], string[]] = [[], []];
    const motion = new Motion();
    motion.play(act(steps), 350, () => said.push("shown"));
    motion.finish();
    expect(steps.at(-1)).toBe(1);
    expect(said).toEqual([]);
  });

  it("gives way to the next one", () => {
    const [first, second]: [number[], number[]] = [[], []];
    const motion = new Motion();
    motion.play(act(first), 350, () => undefined);
    motion.play(act(second), 350, () => undefined);
    expect(first.at(-1)).toBe(1);
    expect(second).toEqual([0]);
  });
});

it("turns the shorter way round", () => {
  expect(turned(3, -3, 1)).toBeCloseTo(Math.PI * 2 - 3);
  expect(turned(0, 1, 0.5)).toBeCloseTo(0.5);
});

it("falls to the ground and stays there", () => {
  expect(bounce(0)).toBe(0);
  expect(bounce(1)).toBeCloseTo(1);
  expect(bounce(0.5)).toBeCloseTo(1);
});
