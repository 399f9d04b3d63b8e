import { Vector3, type PerspectiveCamera } from "three";
import { fitting, type Box } from "./fitting";

/** Something written over the field: a name, a price, a number of dice. */
export interface Flag {
  key: string;
  text: string;
  at: Vector3;
  look: string;
  /** The more it weighs, the sooner it finds a place; those of 10 and more are always shown. */
  weight: number;
}

/** Words are the page's own, laid over the canvas: sharp at any size, and in the reader's font. */
export class Flags {
  private readonly shown = new Map<string, HTMLSpanElement>();

  constructor(
    private readonly layer: HTMLElement,
    private readonly classes: Record<string, string>,
  ) {}

  write(flags: readonly Flag[], camera: PerspectiveCamera, width: number, height: number): void {
    const point = new Vector3();
    const boxes: (Box & { flag: Flag; x: number; y: number })[] = [];
    for (const flag of flags) {
      point.copy(flag.at).project(camera);
      if (point.z > 1 || Math.abs(point.x) > 1.05 || Math.abs(point.y) > 1.05) continue;
      // Nothing is cut off at the edge.
      const half = Math.min(width / 2, flag.text.length * 3.6 + 8);
      const x = Math.min(width - half, Math.max(half, ((point.x + 1) / 2) * width));
      const y = Math.max(20, ((1 - point.y) / 2) * height);
      const box = { left: x - half, right: x + half, top: y - 20, bottom: y };
      boxes.push({ ...box, flag, x, y, weight: flag.weight, depth: point.z });
    }
    const kept = fitting(boxes);
    const used = new Set<string>();
    for (const { flag, x, y } of kept) {
      used.add(flag.key);
      const span = this.span(flag.key);
      if (span.textContent !== flag.text) span.textContent = flag.text;
      span.className = `${this.classes.flag ?? ""} ${this.classes[flag.look] ?? ""}`;
      span.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -100%)`;
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
