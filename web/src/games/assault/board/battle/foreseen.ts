// What the option in the light would do, in words: everything that is known before chance speaks.
import { list, type Words } from "../../../../words";
import type { ConquestShow, DiceShow, LossShow, Reference, Show } from "../../shapes";
import { conquers, percent, round } from "../phrases";
import { raceName, regionName, resourceName, slayerName, soldierName } from "../names";

export function foreseenWords(words: Words, reference: Reference, show: Show): string[] {
  const lines: string[] = [];
  if (show.loss) lines.push(...lossWords(words, reference, show.loss));
  if (show.spell?.pays) {
    const resource = resourceName(words, show.spell.pays);
    lines.push(words("assault-battle-would-pay", { resource }));
  }
  if (show.conquest) lines.push(...conquestWords(words, reference, show.conquest));
  if (show.dice) lines.push(...diceWords(words, show.dice));
  if (show.attack) {
    const { odds, sides } = show.attack;
    lines.push(
      words("assault-battle-would-attack", {
        n: sides.attacker.roll,
        m: sides.defender.roll,
        ends: conquers(show.attack) ? "conquest" : "points",
        chance: percent(odds.conquest),
        points: round(odds.attacker_points),
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

/** Both armies as they would stand; `left` is how many more may stay. */
function conquestWords(words: Words, reference: Reference, conquest: ConquestShow): string[] {
  const { region, stays, to, goes, left } = conquest;
  const army = (units: ConquestShow["goes"]): string =>
    list(
      Object.entries(units).map(([unit, n]) =>
        words("assault-battle-so-many", { n, soldier: soldierName(words, reference, unit) }),
      ),
    );
  const here = regionName(words, reference, region);
  const lines = [
    words("assault-battle-would-go", {
      army: army(goes),
      region: regionName(words, reference, to),
    }),
    Object.keys(stays).length > 0
      ? words("assault-battle-would-stay", { army: army(stays), region: here })
      : words("assault-battle-would-empty", { region: here }),
  ];
  if (left > 0) lines.push(words("assault-battle-would-more-stay", { n: left }));
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
