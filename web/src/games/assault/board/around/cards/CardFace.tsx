// What is printed on a card or a piece, in words, and how it stands with it now.
import { RuleChip } from "../../../../../parts/RuleChip";
import { useWords } from "../../../../../words";
import { eventOf, raceName, regionName, spellName, unitOf } from "../../names";
import { CommandGlyph } from "../../pieces/CommandGlyph";
import { RaceSeal } from "../../pieces/RaceSeal";
import { ResourceGlyph } from "../../pieces/ResourceGlyph";
import { SpellGlyph } from "../../pieces/SpellGlyph";
import type { AroundProps } from "../../props";
import { Checklist } from "../Checklist";
import { Coming } from "../Coming";
import { abilityName, commandOf, leaderOf, slayerOf, spellOf } from "../lookup";
import { Points } from "../Points";
import {
  choiceText,
  effectsText,
  resourceUse,
  effectText,
  needText,
  partText,
  sentence,
} from "../printed";
import css from "./CardFace.module.css";
import { kindOf, raceOfUnit, type Card } from "./card";

interface FaceProps {
  card: Card;
  around: AroundProps;
}

export function CardFace({ card, around }: FaceProps) {
  const words = useWords();
  return (
    <article className={css.card} data-card={card.kind}>
      <p className={css.kind}>
        <Sign card={card} around={around} />
        {kindOf(words, around.reference, card)}
      </p>
      <Body card={card} around={around} />
    </article>
  );
}

function Sign({ card, around: { reference } }: FaceProps) {
  switch (card.kind) {
    case "command":
      return <CommandGlyph command={card.command} race={card.race} size={34} />;
    case "event": {
      const { race = "", rune = "" } = eventOf(reference, card.event) ?? {};
      return race === "" ? (
        <ResourceGlyph resource={rune} size={34} />
      ) : (
        <RaceSeal race={race} size={38} />
      );
    }
    case "spell":
      return <SpellGlyph spell={card.spell} size={34} />;
    case "unit":
      return <RaceSeal race={raceOfUnit(reference, card.unit)} size={38} />;
    case "resource":
      return <ResourceGlyph resource={card.resource} size={34} />;
    case "slayer":
      return <RaceSeal race="giantslayers" size={38} />;
  }
}

function Body({ card, around }: FaceProps) {
  switch (card.kind) {
    case "command":
      return <CommandBody card={card} around={around} />;
    case "event":
      return <EventBody event={card.event} around={around} />;
    case "spell":
      return <SpellBody spell={card.spell} around={around} />;
    case "unit":
      return <UnitBody unit={card.unit} around={around} />;
    case "resource":
      return <ResourceBody resource={card.resource} around={around} />;
    case "slayer":
      return <SlayerBody slayer={card.slayer} around={around} />;
  }
}

// -- commands -----------------------------------------------------------------------------------

function CommandBody({
  card: { race, command, seat },
  around,
}: {
  card: Extract<Card, { kind: "command" }>;
  around: AroundProps;
}) {
  const words = useWords();
  const { reference, view } = around;
  const printed = commandOf(reference, race, command);
  const owner = view.seats.find((each) => each.seat === seat);
  const coming = owner?.commands[command];
  return (
    <>
      <ol className={css.parts}>
        {printed?.parts.map((part, i) => (
          <li key={i} data-per={part.per}>
            {sentence(partText(words, reference, part, race))}
          </li>
        ))}
      </ol>
      {printed && coming && (
        <section className={css.now}>
          <h3>{words("assault-around-comes-to")}</h3>
          <p>{words("assault-around-left", { n: coming.left })}</p>
          <Coming reference={reference} race={race} command={printed} coming={coming} />
        </section>
      )}
    </>
  );
}

// -- Events -------------------------------------------------------------------------------------

function EventBody({ event, around }: { event: string; around: AroundProps }) {
  const words = useWords();
  const { reference, view, you } = around;
  const card = eventOf(reference, event);
  if (card === undefined) {
    return null;
  }
  const own = view.seats.find(({ seat, progress }) => seat === you && event in progress);
  const owner = own ?? view.seats.find(({ race }) => race === card.race);
  return (
    <>
      <p className={css.worth}>
        <Points n={card.points} size={34} />
        {words("assault-around-points", { n: card.points })}
      </p>
      {card.region !== "" && (
        <p>
          {words("assault-around-token", { region: regionName(words, reference, card.region) })}
        </p>
      )}
      <h3>{words("assault-around-asks")}</h3>
      <Checklist
        reference={reference}
        card={card}
        progress={owner?.progress[event]}
        own={owner?.seat === you}
      />
      {card.without_rune.length > 0 && (
        <p>
          {words("assault-around-without-rune", {
            needs: card.without_rune.map((need) => needText(words, reference, need)).join(", "),
          })}
        </p>
      )}
      {card.rewards.length > 0 && (
        <p>
          {words("assault-around-reward", {
            does: effectsText(words, reference, card.rewards, card.race),
          })}
        </p>
      )}
      {card.lasting.length > 0 && (
        <p>
          {words("assault-around-lasting", {
            does: effectsText(words, reference, card.lasting, card.race),
          })}
        </p>
      )}
      {card.repeatable && <p>{words("assault-around-repeatable")}</p>}
      <RuleChip id="AG-EVENT-04" open={around.showRule} />
    </>
  );
}

// -- spells and resources -----------------------------------------------------------------------

function SpellBody({
  spell,
  around: { reference, showRule },
}: {
  spell: string;
  around: AroundProps;
}) {
  const words = useWords();
  const card = spellOf(reference, spell);
  if (card === undefined) {
    return null;
  }
  const time = words("assault-spell-time", { time: card.time });
  return (
    <>
      <p>{words("assault-around-spell-when", { time })}</p>
      <dl className={css.halves}>
        {(["basic", "advanced"] as const).map((half) => (
          <div key={half}>
            <dt>
              {words("assault-around-spell-half", {
                half,
                name: spellName(words, reference, spell, half),
              })}
            </dt>
            <dd>{sentence(effectsText(words, reference, card[half].does, ""))}</dd>
          </div>
        ))}
      </dl>
      <RuleChip id="AG-MAGIC-07" open={showRule} />
    </>
  );
}

function ResourceBody({ resource, around }: { resource: string; around: AroundProps }) {
  const words = useWords();
  const { reference, view } = around;
  const card = reference.resources.find(({ id }) => id === resource);
  if (card === undefined) {
    return null;
  }
  const owners = view.seats.filter(({ resources }) => (resources[resource] ?? 0) > 0);
  return (
    <>
      <p className={css.lead}>{resourceUse(words, reference, resource)}</p>
      <p>{words("assault-around-resource-copies", { n: card.copies })}</p>
      <h3>{words("assault-around-owners")}</h3>
      {owners.length === 0 && <p>{words("assault-around-nobody")}</p>}
      <ul className={css.owners}>
        {owners.map(({ seat, race, resources }) => (
          <li key={seat}>
            <RaceSeal race={race} />
            <span>{raceName(words, race)}</span>
            <b>{resources[resource]}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

// -- units and giantslayers ---------------------------------------------------------------------

function Numbers({ numbers }: { numbers: [name: string, n: number][] }) {
  const words = useWords();
  return (
    <dl className={css.numbers}>
      {numbers.map(([name, n]) => (
        <div key={name}>
          <dt>{words(`assault-around-${name}`)}</dt>
          <dd>
            <b>{n}</b>
            <span>{words(`assault-around-${name}-meaning`)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function UnitBody({
  unit,
  around: { reference, view, showRule },
}: {
  unit: string;
  around: AroundProps;
}) {
  const words = useWords();
  const printed = unitOf(reference, unit);
  if (printed === undefined) {
    return null;
  }
  const race = raceOfUnit(reference, unit);
  const owner = view.seats.find((seat) => seat.race === race);
  const leader = leaderOf(reference, unit);
  const { strength, fortitude, value } = printed;
  return (
    <>
      <Numbers
        numbers={[
          ["strength", strength],
          ["fortitude", fortitude],
          ["value", value],
        ]}
      />
      <p>
        {words("assault-around-copies", { n: printed.copies })}
        {owner && <> · {words("assault-around-in-supply", { n: owner.supply[unit] ?? 0 })}</>}
      </p>
      {printed.waits && <p>{words("assault-around-waits")}</p>}
      {printed.displaces && <p>{words("assault-around-displaces")}</p>}
      {leader && (
        <section className={css.now}>
          <h3>{words("assault-around-ability", { ability: abilityName(words, leader) })}</h3>
          {leader.now.length + leader.lasting.length === 0 && (
            <p>{words("assault-around-ability-none")}</p>
          )}
          {leader.now.length > 0 && (
            <p>
              {words("assault-around-ability-now", {
                does: choiceText(words, reference, leader.now, race),
              })}
            </p>
          )}
          {leader.lasting.length > 0 && (
            <p>
              {words("assault-around-ability-lasting", {
                does: effectsText(words, reference, leader.lasting, race),
              })}
            </p>
          )}
        </section>
      )}
      <RuleChip id="AG-BATTLE-28" open={showRule} />
    </>
  );
}

function SlayerBody({
  slayer,
  around: { reference, view, showRule },
}: {
  slayer: string;
  around: AroundProps;
}) {
  const words = useWords();
  const printed = slayerOf(reference, slayer);
  const state = view.slayers[slayer];
  if (printed === undefined || state === undefined) {
    return null;
  }
  const { recruit = 0, move = 0, attack = 0 } = reference.slayer_prices;
  return (
    <>
      <Numbers
        numbers={[
          ["strength", printed.strength],
          ["fortitude", printed.fortitude],
        ]}
      />
      <p>
        {words("assault-around-power", {
          does: effectText(words, reference, printed.power, ""),
        })}
      </p>
      <p>
        {words("assault-around-slayer-at", {
          where: state.region === "" ? "off" : "board",
          region: regionName(words, reference, state.region),
          wounded: state.wounded ? "yes" : "no",
        })}
      </p>
      <p>{words("assault-around-prices", { recruit, move, attack })}</p>
      <RuleChip id="AG-SLAYER-01" open={showRule} />
    </>
  );
}
