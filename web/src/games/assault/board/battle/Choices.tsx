// What a question offers besides the things of the two sides: cards, numbers, yes and no, done.
import type { Option } from "../../../../wire/types";
import { effectsText } from "../around/printed";
import { resourceName, spellName } from "../names";
import { ResourceGlyph } from "../pieces/ResourceGlyph";
import { SpellGlyph } from "../pieces/SpellGlyph";
import css from "./Choices.module.css";
import { useBattle } from "./context";
import { Pick } from "./Pick";
import { Would } from "./Would";

export function Choices() {
  const { words, decision, offers } = useBattle();
  if (decision === null) return null;
  const { spells, resources, amounts, answers } = offers;
  return (
    <div className={css.choices}>
      <div className={css.row}>
        {(spells.size > 0 || resources.size > 0) && (
          <ul className={css.cards} aria-label={words("assault-battle-cards")}>
            {[...resources].map(([resource, option]) => (
              <li key={resource}>
                <Resource resource={resource} option={option} />
              </li>
            ))}
            {[...spells].flatMap(([spell, { basic, advanced }]) => [
              basic && (
                <li key={basic.notation}>
                  <Spell spell={spell} option={basic} half="basic" />
                </li>
              ),
              advanced && (
                <li key={advanced.notation}>
                  <Spell spell={spell} option={advanced} half="advanced" />
                </li>
              ),
            ])}
          </ul>
        )}
        {amounts.length > 0 && (
          <ul className={css.amounts} aria-label={words("assault-battle-convert")}>
            {amounts.map((option) => (
              <li key={option.notation}>
                <Pick option={option} className={css.amount}>
                  {words.say(option.text)}
                </Pick>
              </li>
            ))}
          </ul>
        )}
        {answers.map((option) => (
          <Pick key={option.notation} option={option} className={css.answer} atOnce>
            {words.say(option.text)}
          </Pick>
        ))}
      </div>
      <Would />
    </div>
  );
}

function Resource({ resource, option }: { resource: string; option: Option }) {
  const { words, reference, battle } = useBattle();
  const card = reference.resources.find(({ id }) => id === resource);
  return (
    <Pick option={option} className={css.card}>
      <ResourceGlyph resource={resource} size={22} />
      <span className={css.name}>{resourceName(words, resource)}</span>
      <span className={css.does}>
        {card && effectsText(words, reference, card.does, battle.attacker.race)}
      </span>
    </Pick>
  );
}

interface SpellProps {
  spell: string;
  option: Option;
  half: "basic" | "advanced";
}

function Spell({ spell, option, half }: SpellProps) {
  const { words, reference, battle } = useBattle();
  const card = reference.spells.find(({ id }) => id === spell);
  return (
    <Pick option={option} className={css.card}>
      <SpellGlyph spell={spell} size={22} />
      <span className={css.name}>{spellName(words, reference, spell, half)}</span>
      <span className={css.does}>
        {card && effectsText(words, reference, card[half].does, battle.attacker.race)}
        {half === "advanced" && ` · ${words("assault-battle-advanced")}`}
      </span>
    </Pick>
  );
}
