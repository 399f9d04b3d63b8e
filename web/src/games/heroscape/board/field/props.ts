import type { Happening } from "../../../../wire/types";
import type { BoardProps } from "../../../face";
import type { Reference, Show, View } from "../../shapes";

/** What can be pointed at on a battlefield. */
export type Thing = { space: string } | { figure: string };

/**
 * How a space or a figure is marked: brass for what may be done, a lift for what is pointed at, a
 * hatched ring for what is dangerous there. The label stands by it: a price, a number of dice.
 */
export interface Mark {
  kind: "may" | "pointed" | "chosen" | "danger" | "zone" | "hindrance";
  label?: string;
}

/** A wish to look from somewhere; a new nonce is a new wish, and dragging leaves it. */
export interface CameraWish {
  kind: "home" | "above" | "follow" | "behind";
  figure?: string;
  target?: string;
  nonce: number;
}

/** What a battlefield is drawn from, in three dimensions or from above: it keeps no truth. */
export interface FieldProps {
  reference: Reference;
  view: View;
  /** The viewer's seat; null for a spectator. */
  you: number | null;
  /** Whether things may move. */
  motion: boolean;
  /** Milliseconds a happening is told for; 0 when skipping. */
  pace: number;
  /** Plain: no shadows, no smoothed edges. */
  quality: "full" | "plain";
  spaces: ReadonlyMap<string, Mark>;
  figures: ReadonlyMap<string, Mark>;
  /** What the option that is pointed at would do. */
  ghost: Show | null;
  telling: Happening | null;
  tale: BoardProps["tale"];
  /** The happening told now has been shown. */
  shown: () => void;
  camera: CameraWish;
  /** Hide what is above this level; null: show all. */
  top: number | null;
  onPoint: (thing: Thing | null) => void;
  /** Somebody touched a thing; null: beside everything. */
  onPick: (thing: Thing | null) => void;
  /** WebGL is gone for good. */
  onLost?: () => void;
}
