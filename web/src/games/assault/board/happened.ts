// For tests: what has happened, with only what a test speaks of.
import type { Happening } from "../../../wire/types";
import type { Kind } from "./kinds";

export function happened(kind: Kind, facts: Happening["facts"] = {}): Happening {
  return { kind, rule: "", seat: 0, facts, text: { key: `assault-event-${kind}`, facts: {} } };
}
