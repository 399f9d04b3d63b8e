// Which thing an element of the map stands for.
import type { Thing } from "./props";

/** Everything in a region that can be picked besides the region itself. */
export const INSIDE = ["soldier", "slayer", "event", "marker"] as const;

export function thingOf(element: Element | null): Thing | null {
  const get = (name: string): string | null => element?.getAttribute(`data-${name}`) ?? null;
  const [slayer, event, marker] = [get("slayer"), get("event"), get("marker")];
  const [soldier, region] = [get("soldier"), get("region")];
  if (slayer !== null) return { slayer };
  if (event !== null) return { event };
  if (region === null) return null;
  if (marker !== null) return { marker, region };
  return soldier === null ? { region } : { region, soldier };
}

/** The thing that an event has hit. */
export function thingAt(target: EventTarget): Thing | null {
  return thingOf((target as Element).closest("[data-region]"));
}
