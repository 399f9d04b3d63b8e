// What leads from one view to the next: made by the server (`server/patches.py`), put on here.
import type { Change } from "./schema";
import type { JsonObject } from "./types";

/** A view with all changes made. The old one stays as it is, and what did not change is shared. */
export function patched(view: JsonObject, changes: Change[]): JsonObject {
  return changes.reduce<unknown>((now, change) => changed(now, change, 0), view) as JsonObject;
}

/** The view after each patch, one after the other. */
export function viewsAfter(view: JsonObject, patches: Change[][]): JsonObject[] {
  let now = view;
  return patches.map((changes) => (now = patched(now, changes)));
}

function changed(here: unknown, change: Change, depth: number): unknown {
  const step = change.at[depth];
  if (step === undefined) {
    return change.now;
  }
  if (Array.isArray(here) && typeof step === "number" && step < here.length) {
    const copy = [...(here as unknown[])];
    copy[step] = changed(copy[step], change, depth + 1);
    return copy;
  }
  if (typeof here !== "object" || here === null || Array.isArray(here)) {
    throw new Error(`a patch leads nowhere: ${change.at.join(".")}`);
  }
  const { [step]: old, ...others } = here as JsonObject;
  if (depth + 1 === change.at.length && !("now" in change)) {
    return others;
  }
  return { ...here, [step]: changed(old, change, depth + 1) };
}
