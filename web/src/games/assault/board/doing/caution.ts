// A word before something of worth is left lying: asked once, then done.
import type { Decision, JsonObject, Message, Option } from "../../../../wire/types";
import type { Show } from "../props";

/** Questions whose "done" gives up what could still be done. */
const WORTH = new Set([
  "maneuver",
  "recruit",
  "relocate",
  "heal",
  "attack",
  "mark",
  "partner",
  "leader-do",
  "spells",
  "forge",
  "scavenge",
  "slayer-attack",
]);

export function caution(
  decision: Decision,
  notation: string,
  show: (notation: string) => Promise<JsonObject | null>,
): Message | null | Promise<Message | null> {
  const option = decision.options.find((one) => one.notation === notation);
  if (option === undefined) return null;
  if (decision.kind === "act")
    return (
      lateClaim(decision, option) ??
      (option.facts["do"] === "command" ? show(notation).then(emptyCommand) : null)
    );
  if (option.facts["do"] !== "done" || !WORTH.has(decision.kind)) return null;
  // Food alone recruits nobody.
  const left = decision.options.filter(
    ({ facts }) => facts["do"] !== "done" && facts["do"] !== "eat",
  );
  if (left.length === 0) return null;
  const n = Number(decision.facts["n"] ?? 0);
  return { key: "assault-caution", facts: { kind: decision.kind, n } };
}

/** Events are claimed before anything else: what comes first decides. */
function lateClaim(decision: Decision, option: Option): Message | null {
  const claim = decision.options.find(({ facts }) => facts["do"] === "claim");
  if (claim === undefined || option.facts["do"] === "claim") return null;
  return { key: "assault-caution-claim", facts: { claim: claim.text } };
}

/** Whether a command could do anything as things are, only the rules know. */
function emptyCommand(shown: JsonObject | null): Message | null {
  const command = (shown as Show | null)?.command;
  return command?.empty === true ? { key: "assault-show-empty", facts: {} } : null;
}
