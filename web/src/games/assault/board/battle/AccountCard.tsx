// A battle as it was fought, for those who ask why it ended so.
import type { CSSProperties } from "react";
import { list, useWords, type Words } from "../../../../words";
import type { Effect, Reference } from "../../shapes";
import { effectsText } from "../around/printed";
import { counted } from "../news/since";
import { raceName, regionName, resourceName, slayerName, soldierName, spellName } from "../names";
import { Die } from "../pieces/Die";
import { dieWords, faceWords } from "../pieces/faces";
import { RaceSeal } from "../pieces/RaceSeal";
import type { BattleAccount, Means, SideAccount, Thrown } from "./account";
import css from "./AccountCard.module.css";
import { better, cause, faceOf, ignoredBy, reckoned } from "./reckoning";

interface AccountProps {
  reference: Reference;
  battle: BattleAccount;
  /** The race of who reads it; empty for those who only watch. */
  own: string;
}

export function AccountCard({ reference, battle, own }: AccountProps) {
  const words = useWords();
  const { attacker, defender } = battle;
  return (
    <article className={css.account} data-account={battle.at}>
      <h3 className={css.outcome}>{outcomeWords(words, reference, battle)}</h3>
      <p className={css.verdict}>{verdictWords(words, reference, battle, own)}</p>
      <div className={css.sides}>
        <SideTold
          reference={reference}
          battle={battle}
          side={attacker}
          enemy={defender}
          role="attacker"
        />
        <SideTold
          reference={reference}
          battle={battle}
          side={defender}
          enemy={attacker}
          role="defender"
        />
      </div>
    </article>
  );
}

/** How it ended, in one line. */
export function outcomeWords(words: Words, reference: Reference, battle: BattleAccount): string {
  return words("assault-battle-outcome", {
    outcome: battle.conquered ? "conquered" : battle.over ? "held" : "open",
    attacker: raceName(words, battle.attacker.race),
    defender: raceName(words, battle.defender.race),
    region: regionName(words, reference, battle.region),
  });
}

/** Whether the reader came off better, and what made the difference. */
function verdictWords(
  words: Words,
  reference: Reference,
  battle: BattleAccount,
  own: string,
): string {
  const winner = better(battle);
  const lines: string[] = [];
  const side = (["attacker", "defender"] as const).find((role) => battle[role].race === own);
  if (side !== undefined) {
    const how = winner === null ? "even" : winner === side ? "better" : "worse";
    lines.push(words("assault-battle-yours", { how }));
  }
  const why = cause(reference, battle);
  if (winner !== null && why !== null) {
    lines.push(
      words("assault-battle-cause", { cause: why, race: raceName(words, battle[winner].race) }),
    );
  }
  return lines.join(" ");
}

interface SideToldProps {
  reference: Reference;
  battle: BattleAccount;
  side: SideAccount;
  enemy: SideAccount;
  role: "attacker" | "defender";
}

function SideTold({ reference, battle, side, enemy, role }: SideToldProps) {
  const words = useWords();
  const race = raceName(words, side.race);
  const { dice, shown, usual, added, totals } = reckoned(reference, side);
  const [first = [], ...again] = side.rolls;
  const rounded = (n: number): string =>
    new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(n);
  const name = (unit: string): string =>
    side.slayers.includes(unit)
      ? slayerName(words, reference, unit)
      : soldierName(words, reference, unit);
  const losses = { defeated: side.defeated.map(name), wounded: side.wounded.map(name) };
  return (
    <section
      className={css.side}
      aria-label={words("assault-battle-side", { role, race })}
      style={{ "--race": `var(--race-${side.race}-ink)` } as CSSProperties}
    >
      <h4>
        <RaceSeal race={side.race} size={26} />
        {words("assault-battle-side", { role, race })}
      </h4>
      <dl className={css.lines}>
        <dt>{words("assault-battle-account-dice", { n: dice })}</dt>
        <dd>
          <Rolled reference={reference} race={side.race} dice={first} />
          <p>{words("assault-battle-account-shown", { ...shown })}</p>
          <p className={css.usual}>
            {words("assault-battle-account-usual", {
              hits: rounded(usual.hits),
              blocks: rounded(usual.blocks),
            })}
          </p>
        </dd>
        <dt>{words("assault-battle-account-added")}</dt>
        <dd>
          {again.map((roll, i) => (
            <div key={i} className={css.again}>
              <span>{words("assault-battle-account-again", { n: roll.length })}</span>
              <Rolled reference={reference} race={side.race} dice={roll} again />
            </div>
          ))}
          {counted(side.means.map((means) => meansWords(words, reference, side.race, means))).map(
            ([said, n]) => (
              <p key={said}>{n > 1 ? `${said} ×${n}` : said}</p>
            ),
          )}
          {again.length === 0 && side.means.length === 0 ? (
            <p>{words("assault-battle-account-nothing")}</p>
          ) : (
            <p className={css.usual}>{words("assault-battle-account-gain", { ...signs(added) })}</p>
          )}
        </dd>
        <dt>{words("assault-battle-totals")}</dt>
        <dd>
          <b>{words("assault-battle-account-shown", { ...totals })}</b>
        </dd>
        <dt>{words("assault-battle-account-damage")}</dt>
        <dd>
          <b>{damageWords(words, side, enemy)}</b>
          {losses.defeated.length > 0 && (
            <p className={css.fallen}>
              {words("assault-battle-account-defeated", { units: list(losses.defeated) })}
            </p>
          )}
          {losses.wounded.length > 0 && (
            <p>{words("assault-battle-account-wounded", { units: list(losses.wounded) })}</p>
          )}
          {losses.defeated.length + losses.wounded.length === 0 &&
            (battle.over || side.damage === 0) && <p>{words("assault-battle-account-unhurt")}</p>}
        </dd>
        <dt>{words("assault-battle-account-points")}</dt>
        <dd>
          <b>{side.points}</b>
        </dd>
      </dl>
    </section>
  );
}

const signs = ({ hits, blocks }: { hits: number; blocks: number }): Record<string, string> => ({
  hits: hits < 0 ? `−${-hits}` : `+${hits}`,
  blocks: blocks < 0 ? `−${-blocks}` : `+${blocks}`,
});

/** The sum that the damage to a side came from. */
function damageWords(words: Words, side: SideAccount, enemy: SideAccount): string {
  if (side.damage === null || side.totals === null || enemy.totals === null) {
    return side.damage === null ? "–" : String(side.damage);
  }
  const { damage } = side;
  const facts = { hits: enemy.totals.hits, blocks: side.totals.blocks, damage };
  const n = ignoredBy(enemy, side);
  return n > 0
    ? words("assault-battle-sum-ignored", { ...facts, n })
    : words("assault-battle-sum", facts);
}

function meansWords(words: Words, reference: Reference, race: string, means: Means): string {
  const doing = (name: string, does: readonly Effect[]): string =>
    `${name}: ${effectsText(words, reference, does, race)}`;
  switch (means.by) {
    case "spell": {
      const half = means.advanced ? "advanced" : "basic";
      const card = reference.spells.find(({ id }) => id === means.spell)?.[half];
      return doing(spellName(words, reference, means.spell, half), card?.does ?? []);
    }
    case "resource": {
      const card = reference.resources.find(({ id }) => id === means.resource);
      return doing(resourceName(words, means.resource), card?.does ?? []);
    }
    case "hits":
    case "blocks":
      return words("assault-battle-account-converted", { n: means.arcane, into: means.by });
    case "turned":
      return words("assault-battle-account-turned", {
        face: faceWords(words, faceOf(reference, race, means.die)),
      });
    case "hooked":
      return words("assault-battle-account-hooked");
    case "weakened":
      return words("assault-battle-account-weakened", {
        soldier: soldierName(words, reference, means.soldier),
      });
  }
}

interface RolledProps {
  reference: Reference;
  race: string;
  dice: readonly Thrown[];
  again?: boolean;
}

function Rolled({ reference, race, dice, again = false }: RolledProps) {
  const words = useWords();
  return (
    <ul className={css.rolled}>
      {dice.map((die, i) => {
        const face = faceOf(reference, race, die);
        return (
          <li key={i}>
            <Die
              face={face}
              special={die.special ? race : undefined}
              size={28}
              label={dieWords(words, face, die.special, again ? "again" : "thrown")}
            />
          </li>
        );
      })}
    </ul>
  );
}
