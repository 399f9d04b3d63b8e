import { describe, expect, it } from "vitest";
import { closer, CLOSEST, held, onto, scaleOf, seen, type Gaze } from "./gaze";

const sheet = { width: 1200, height: 900 };
const pane = { width: 1000, height: 500 };
const whole: Gaze = { close: 1, at: [600, 450] };

describe("the gaze", () => {
  it("shows the whole sheet in the middle of the pane", () => {
    const { x, y, width, height } = seen(held(whole, sheet, pane), sheet, pane);
    expect([y, height]).toEqual([0, 900]);
    expect([x + width / 2, width]).toEqual([600, 1800]);
  });

  it("never leaves the sheet", () => {
    for (const at of [
      [-500, -500],
      [5000, 5000],
      [0, 900],
    ] as const) {
      const { x, y, width, height } = seen(held({ close: 4, at }, sheet, pane), sheet, pane);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(1200.001);
      expect(y + height).toBeLessThanOrEqual(900.001);
    }
    expect(held({ close: 0.1, at: [0, 0] }, sheet, pane).close).toBe(1);
    expect(held({ close: 99, at: [0, 0] }, sheet, pane).close).toBe(CLOSEST);
  });

  it("comes closer to what is under the hand", () => {
    const before = held({ close: 3, at: [600, 450] }, sheet, pane);
    const hand: [number, number] = [650, 420];
    const after = closer(before, 1.5, hand, sheet, pane);
    const screen = (gaze: Gaze): number => (hand[0] - gaze.at[0]) * scaleOf(gaze, sheet, pane);
    expect(after.close).toBe(4.5);
    expect(screen(after)).toBeCloseTo(screen(before), 6);
  });

  it("goes onto a region so that all of it is seen, on a phone too", () => {
    const box = { x: 438, y: 470, width: 213, height: 179 };
    for (const size of [pane, { width: 390, height: 500 }, { width: 700, height: 300 }]) {
      const { x, y, width, height } = seen(onto(box, sheet, size), sheet, size);
      expect(x).toBeLessThanOrEqual(box.x);
      expect(y).toBeLessThanOrEqual(box.y);
      expect(x + width).toBeGreaterThanOrEqual(box.x + box.width);
      expect(y + height).toBeGreaterThanOrEqual(box.y + box.height);
    }
  });
});
