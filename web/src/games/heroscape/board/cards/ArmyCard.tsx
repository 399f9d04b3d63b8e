// An Army Card as it is printed: one side at a time, both to be turned up.
import { useId, useState } from "react";
import { Segments } from "../../../../parts/fields";
import { useWords, type Words } from "../../../../words";
import { printedName } from "../../names";
import type { ArmyCard as Printed } from "../../shapes";
import css from "./ArmyCard.module.css";
import { GeneralSign, NumberSign, type PrintedNumber } from "./signs";

export type Side = "basic" | "master";

interface ArmyCardProps {
  card: Printed;
  side: Side;
  /** Whether the other side may be turned up. */
  turns?: boolean;
  /** The heading's level where cards lie among other headings. */
  as?: "h3" | "h4";
}

/** The whole card, to be read. */
export function ArmyCard({ card, side, turns = false, as: Heading = "h3" }: ArmyCardProps) {
  const words = useWords();
  const [up, setUp] = useState<Side>(side);
  const id = useId();
  const shown = turns ? up : side;
  return (
    <article className={css.card} data-general={card.general} aria-labelledby={id}>
      <header className={css.band} style={{ background: `var(--${card.general}, var(--oak))` }}>
        <GeneralSign general={card.general} size={28} />
        <div>
          <Heading id={id}>{card.name}</Heading>
          <p>{words("heroscape-card-follows", { general: generalName(card.general) })}</p>
        </div>
        {shown === "master" && (
          <p className={css.points}>
            <b>{card.master.points}</b>
            <span>{words("heroscape-card-points", { n: card.master.points })}</span>
          </p>
        )}
      </header>
      <Numbers card={card} side={shown} />
      <p className={css.attributes}>{attributes(words, card).join(" · ")}</p>
      {shown === "master" && <Powers card={card} />}
      {turns && (
        <Segments
          label={words("heroscape-card-side")}
          value={up}
          choices={(["basic", "master"] as const).map((value) => ({
            value,
            label: words("heroscape-card-game", { game: value }),
          }))}
          onChange={setUp}
        />
      )}
    </article>
  );
}

function Numbers({ card, side }: { card: Printed; side: Side }) {
  const words = useWords();
  return (
    <dl className={css.numbers}>
      {numbersOf(card, side).map(([name, n]) => (
        <div key={name} data-number={name}>
          <dt>
            <NumberSign name={name} />
            {words("heroscape-card-number", { number: name })}
          </dt>
          <dd>{n}</dd>
        </div>
      ))}
    </dl>
  );
}

export function numbersOf(card: Printed, side: Side): [PrintedNumber, number][] {
  const { move, range, attack, defense } = card[side];
  const rest: [PrintedNumber, number][] = [
    ["move", move],
    ["range", range],
    ["attack", attack],
    ["defense", defense],
  ];
  return side === "master" ? [["life", card.master.life], ...rest] : rest;
}

function Powers({ card }: { card: Printed }) {
  const words = useWords();
  return (
    <dl className={css.powers}>
      {card.powers.map((power) => (
        <div key={String(power["name"])}>
          <dt>{printedName(words, "power", String(power["name"]))}</dt>
          <dd>{powerText(words, power)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The numbers and words that a power may have; one that has them not says so. */
const BARE = { attack: 0, defense: 0, range: 0, spaces: 0, only_range: 0 };

/** What a power does, in words with its own numbers. */
export function powerText(words: Words, power: Printed["powers"][number]): string {
  const key = `heroscape-power-text-${String(power["id"])}`;
  const { species, class: kind } = power;
  return words(key, {
    ...BARE,
    ...power,
    species: species ? words("heroscape-card-species", { species }) : "none",
    class: kind ? words("heroscape-card-class", { class: kind }) : "",
  });
}

export function generalName(general: string): string {
  return general.charAt(0).toUpperCase() + general.slice(1);
}

/** "Human · Unique Hero · Champion · Valiant · Medium 5" in the viewer's language. */
export function attributes(words: Words, card: Printed): string[] {
  return [
    words("heroscape-card-species", { species: card.species }),
    words("heroscape-card-kind", { kind: card.kind, rarity: card.rarity }),
    words("heroscape-card-class", { class: card.class }),
    words("heroscape-card-personality", { personality: card.personality }),
    words("heroscape-card-size", { size: card.size, height: card.height }),
    ...(card.figures > 1 ? [words("heroscape-card-figures", { n: card.figures })] : []),
    ...(card.spaces > 1 ? [words("heroscape-card-spaces", { n: card.spaces })] : []),
  ];
}
