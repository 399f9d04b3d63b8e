import type { Vector3 } from "three";
import { ALWAYS, fitting, type Box, type How, type Place, type Rect } from "./fitting";
import { seen, type Screen } from "./screen";
import type { Side } from "./sides";

/** Something written over the field: a name, a price, a number of dice. */
export interface Flag {
  key: string;
  text: string;
  at: Vector3;
  look: string;
  /** The more it weighs, the sooner it finds a place; those of 10 and more are always shown. */
  weight: number;
  /** What is left of a name that has no room: the sign of its side. */
  pip?: Pick<Side, "sign" | "colour">;
}

/** Half of a pip, and the height of a flag, in pixels. */
const PIP = 6;
const TALL = 20;

/** Words are the page's own, laid over the canvas: sharp at any size, and in the reader's font. */
export class Flags {
  private readonly shown = new Map<string, HTMLSpanElement>();
  private fits = new Map<string, How | null>();

  constructor(
    private readonly layer: HTMLElement,
    private readonly classes: Record<string, string>,
  ) {}

  /**
   * Which of them have room beside those bodies is found when the eye rests: names that came and
   * went while it moves would flicker.
   */
  write(flags: readonly Flag[], bodies: ReadonlyMap<string, Rect>, screen: Screen): void {
    const boxes = flags.flatMap((flag) => boxOf(flag, screen) ?? []);
    if (!screen.moving) this.fits = fitting(boxes, bodies);
    else {
      const fresh = boxes.filter(({ key, weight }) => weight >= ALWAYS || !this.fits.has(key));
      for (const [key, how] of fitting(fresh, bodies)) this.fits.set(key, how);
    }
    const used = new Set<string>();
    for (const { key, flag, places } of boxes) {
      const how = this.fits.get(key);
      const place = how && (places.find((one) => one.how === how) ?? places[0]);
      if (!place) continue;
      used.add(key);
      const pip = place.how === "pip" ? flag.pip : undefined;
      const span = this.span(key);
      const text = pip?.sign ?? flag.text;
      if (span.textContent !== text) span.textContent = text;
      span.className = `${this.classes.flag ?? ""} ${this.classes[pip ? "pip" : flag.look] ?? ""}`;
      span.style.color = pip?.colour ?? "";
      const x = Math.round((place.left + place.right) / 2);
      span.style.transform = `translate(${x}px, ${Math.round(place.bottom)}px) translate(-50%, -100%)`;
    }
    for (const [key, span] of this.shown)
      if (!used.has(key)) {
        span.remove();
        this.shown.delete(key);
      }
  }

  private span(key: string): HTMLSpanElement {
    const found = this.shown.get(key);
    if (found) return found;
    const span = document.createElement("span");
    this.layer.append(span);
    this.shown.set(key, span);
    return span;
  }

  dispose(): void {
    for (const span of this.shown.values()) span.remove();
    this.shown.clear();
  }
}

interface Written extends Box {
  flag: Flag;
}

/** The room a flag may take; none where what it belongs to is not seen. */
function boxOf(flag: Flag, screen: Screen): Written | null {
  const { width, height } = screen;
  const { x, y, z: depth } = seen(screen, flag.at);
  const out = (along: number, size: number): boolean => Math.abs(along / size - 0.5) > 0.525;
  if (depth > 1 || out(x, width) || out(y, height)) return null;
  const half = Math.min(width / 2, flag.text.length * 3.6 + 8);
  const aside = half - 2 * PIP;
  const at = (how: How, middle: number, reach: number, tall: number): Place => {
    // Nothing is cut off at the edge.
    const on = Math.min(width - reach, Math.max(reach, middle));
    const bottom = Math.max(tall, y);
    const shy = flag.pip !== undefined && how !== "pip";
    return { how, shy, left: on - reach, right: on + reach, top: bottom - tall, bottom };
  };
  const places = [at("over", x, half, TALL)];
  if (flag.pip)
    places.push(
      at("right", x + aside, half, TALL),
      at("left", x - aside, half, TALL),
      at("pip", x, PIP, 2 * PIP),
    );
  return { key: flag.key, weight: flag.weight, depth, flag, places };
}
