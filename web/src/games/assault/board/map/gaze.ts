// How close one looks at the sheet, and at which part of it: pure sums, so that they can be tested.
import type { Point } from "../../../../look/art/relief";
import type { Box } from "./land/land";

export interface Gaze {
  /** How much closer than the whole sheet. */
  close: number;
  at: Point;
}

export interface Size {
  width: number;
  height: number;
}

export const CLOSEST = 7;

/** Pixels for a unit of the sheet. */
export const scaleOf = ({ close }: Pick<Gaze, "close">, sheet: Size, pane: Size): number =>
  Math.min(pane.width / sheet.width, pane.height / sheet.height) * close;

const within = (at: number, shown: number, all: number): number =>
  shown >= all ? all / 2 : Math.min(all - shown / 2, Math.max(shown / 2, at));

/** A gaze that stays on the sheet. */
export function held({ close, at }: Gaze, sheet: Size, pane: Size): Gaze {
  const near = Math.min(CLOSEST, Math.max(1, close));
  const scale = scaleOf({ close: near }, sheet, pane);
  return {
    close: near,
    at: [
      within(at[0], pane.width / scale, sheet.width),
      within(at[1], pane.height / scale, sheet.height),
    ],
  };
}

/** The part of the sheet that is seen; wider than the sheet where the pane is. */
export function seen(gaze: Gaze, sheet: Size, pane: Size): Box {
  const scale = scaleOf(gaze, sheet, pane);
  const [width, height] = [pane.width / scale, pane.height / scale];
  return { x: gaze.at[0] - width / 2, y: gaze.at[1] - height / 2, width, height };
}

/** Closer by so much, while the point under the hand stays where it is. */
export function closer(gaze: Gaze, by: number, to: Point, sheet: Size, pane: Size): Gaze {
  const close = Math.min(CLOSEST, Math.max(1, gaze.close * by));
  const ratio = gaze.close / close;
  return held(
    {
      close,
      at: [to[0] + (gaze.at[0] - to[0]) * ratio, to[1] + (gaze.at[1] - to[1]) * ratio],
    },
    sheet,
    pane,
  );
}

/** Close enough that a region fills the pane. */
export function onto(box: Box, sheet: Size, pane: Size): Gaze {
  const whole = scaleOf({ close: 1 }, sheet, pane);
  const fits = Math.min(pane.width / (box.width * 1.15), pane.height / (box.height * 1.15));
  const at: Point = [box.x + box.width / 2, box.y + box.height / 2];
  return held({ close: Math.max(1, fits / whole), at }, sheet, pane);
}
