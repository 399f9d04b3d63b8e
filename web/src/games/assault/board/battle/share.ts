// What dice and totals are made of, in words.
import type { Words } from "../../../../words";
import type { Reference, Share } from "../../shapes";
import { resourceName, slayerName, spellName, unitName } from "../names";

/** Who or what a share comes from: "Elite Fire Giant", "Ore", "Snows of the North". */
export function shareWords(words: Words, reference: Reference, share: Share): string {
  const unit = share.unit === undefined ? "" : unitName(words, reference, share.unit);
  switch (share.reason) {
    case "unit":
      return unit;
    case "slayer":
      return slayerName(words, reference, share.slayer ?? "");
    case "spell": {
      const spell = spellName(words, reference, share.spell ?? "", share.half);
      return unit ? words("assault-battle-by-spell-on", { spell, unit }) : spell;
    }
    case "resource":
      return resourceName(words, share.resource ?? "");
    case "modifier":
      return words("assault-battle-modifier", { modifier: share.modifier ?? "" });
    case "lasting": {
      const leader = reference.races
        .flatMap(({ leaders }) => leaders)
        .find(({ unit: who }) => who === share.leader);
      return words("assault-leader-ability", {
        unit: leader?.unit ?? "",
        name: leader?.name ?? "",
      });
    }
    case "dice":
      return words("assault-battle-by-dice");
    case "limit":
      return words("assault-battle-by-limit");
  }
}

/** With its sign, and a minus that is as wide as a plus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Shares that come from the same are one: two Elite Giants with 3 dice each are 6 dice. */
export interface Sum {
  share: Share;
  times: number;
}

export function together(shares: readonly Share[]): Sum[] {
  const found: Sum[] = [];
  for (const share of shares) {
    const same = found.find((one) => isSame(one.share, share));
    if (same === undefined) {
      found.push({ share: { ...share }, times: 1 });
    } else {
      same.times += 1;
      same.share.n += share.n;
      same.share.hits += share.hits;
      same.share.blocks += share.blocks;
    }
  }
  return found;
}

const NAMES = [
  "reason",
  "unit",
  "slayer",
  "spell",
  "half",
  "resource",
  "modifier",
  "leader",
] as const;

function isSame(one: Share, other: Share): boolean {
  return NAMES.every((name) => one[name] === other[name]);
}
