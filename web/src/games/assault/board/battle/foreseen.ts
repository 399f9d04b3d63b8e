// What the option in the light would do, in words: everything that is known before chance speaks.
import type { Words } from "../../../../words";
import type { DiceShow, LossShow, Reference, Show } from "../../shapes";
import { raceName, resourceName, slayerName, soldierName } from "../names";

export function foreseenWords(words: Words, reference: Reference, show: Show): string[] {
  const lines: string[] = [];
  if (show.loss) lines.push(...lossWords(words, reference, show.loss));
  if (show.spell?.pays) {
    const resource = resourceName(words, show.spell.pays);
    lines.push(words("assault-battle-would-pay", { resource }));
  }
  if (show.dice) lines.push(...diceWords(words, show.dice));
  if (show.attack?.odds) {
    const { odds, sides } = show.attack;
    lines.push(
      words("assault-battle-would-attack", {
        n: sides.attacker.roll,
        m: sides.defender.roll,
        chance: Math.round(odds.conquest * 100),
      }),
    );
  }
  return lines;
}

function lossWords(words: Words, reference: Reference, loss: LossShow): string[] {
  const { unit, becomes, takes, left, points } = loss;
  const soldier = reference.slayers.some(({ id }) => id === unit)
    ? slayerName(words, reference, unit)
    : soldierName(words, reference, unit);
  const lines = [
    words("assault-battle-would-loss", { soldier, becomes }),
    words("assault-battle-would-take", { damage: takes, left }),
  ];
  if (points > 0) lines.push(words("assault-battle-would-points", { n: points }));
  return lines;
}

/** Dice that roll again show nothing yet; until then only what stays is known. */
function diceWords(words: Words, dice: DiceShow): string[] {
  const { race, hits, blocks, most, again, damage } = dice;
  if (again.length > 0) return [words("assault-battle-would-roll", { n: again.length })];
  if (most > 0) return [words("assault-battle-would-choose", { n: most })];
  return [
    words("assault-battle-would-totals", { race: raceName(words, race), hits, blocks }),
    words("assault-battle-would-damage", {
      attacker: damage.attacker,
      defender: damage.defender,
    }),
  ];
}
