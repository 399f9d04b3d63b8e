/** How far a finger may slip and still mean a touch, in pixels. */
const SLIP = 6;
/** How long it may rest, in milliseconds. */
const LONG = 900;

export interface Touches {
  /** The pointer is over that place of the canvas; null: it has left. */
  over: (at: { x: number; y: number } | null) => void;
  /** A touch that was no drag. */
  tap: (at: { x: number; y: number }) => void;
}

/** Tells touches from drags. Returns how to stop listening. */
export function listen(canvas: HTMLCanvasElement, touches: Touches): () => void {
  let down: { id: number; x: number; y: number; at: number; moved: boolean } | null = null;
  let fingers = 0;
  const place = (event: PointerEvent): { x: number; y: number } => {
    const box = canvas.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * 2 - 1,
      y: 1 - ((event.clientY - box.top) / box.height) * 2,
    };
  };
  const press = (event: PointerEvent): void => {
    fingers++;
    if (fingers > 1 && down) down.moved = true;
    if (!event.isPrimary || event.button !== 0) return;
    down = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      at: event.timeStamp,
      moved: false,
    };
  };
  const move = (event: PointerEvent): void => {
    if (down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > SLIP)
      down.moved = true;
    if (event.pointerType === "mouse" && event.buttons === 0 && event.target === canvas)
      touches.over(place(event));
    else if (down?.moved) touches.over(null);
  };
  const lift = (event: PointerEvent): void => {
    fingers = Math.max(0, fingers - 1);
    const start = down;
    if (start?.id !== event.pointerId) return;
    down = null;
    const meant = !start.moved && event.timeStamp - start.at < LONG && event.target === canvas;
    if (meant) touches.tap(place(event));
  };
  const forget = (): void => {
    fingers = 0;
    down = null;
  };
  const leave = (): void => touches.over(null);
  canvas.addEventListener("pointerdown", press);
  canvas.addEventListener("pointerleave", leave);
  // A drag may end anywhere.
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", lift);
  window.addEventListener("pointercancel", forget);
  window.addEventListener("blur", forget);
  return () => {
    canvas.removeEventListener("pointerdown", press);
    canvas.removeEventListener("pointerleave", leave);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", lift);
    window.removeEventListener("pointercancel", forget);
    window.removeEventListener("blur", forget);
  };
}
