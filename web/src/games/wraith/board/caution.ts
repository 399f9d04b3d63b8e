import type { Decision, JsonObject, Message } from "../../../wire/types";
import { asView } from "./types";

/** What a Fearless Action costs is paid first: where that ends the fight, it is asked about (W10). */
export function caution(
  decision: Decision,
  notation: string,
  _show: unknown,
  view: JsonObject,
): Message | null {
  const option = decision.options.find((one) => one.notation === notation);
  if (option?.facts["do"] !== "fearless") return null;
  const { wounds, wound_limit, fearless } = asView(view).wraith;
  const price = fearless.find(({ action }) => action === option.facts["effect"])?.price ?? 0;
  return wounds + price < wound_limit ? null : { key: "wraith-caution-fatal", facts: { n: price } };
}
