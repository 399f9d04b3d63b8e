// What is one's own: points, commands with what they come to now, spells, resources, dice.
import { useWords } from "../../../../words";
import type { SeatState } from "../../shapes";
import { commandName, raceName, resourceName } from "../names";
import { CommandGlyph } from "../pieces/CommandGlyph";
import { RaceSeal } from "../pieces/RaceSeal";
import { ResourceGlyph } from "../pieces/ResourceGlyph";
import type { AroundProps } from "../props";
import { Coming } from "./Coming";
import { Could } from "./Could";
import { DiceFaces } from "./DiceFaces";
import { commandOf, seatOf } from "./lookup";
import { cardOption, optionOf } from "./options";
import css from "./OwnHand.module.css";
import { Points } from "./Points";
import { held } from "./seats";
import { SpellHand } from "./SpellHand";
import { Read, Thing } from "./Thing";

export function OwnHand(around: AroundProps) {
  const own = seatOf(around.view, around.you);
  return own === undefined ? null : <Hand around={around} own={own} />;
}

interface OwnProps {
  around: AroundProps;
  own: SeatState;
}

function Hand({ around, own }: OwnProps) {
  const words = useWords();
  const name = raceName(words, own.race);
  return (
    <section
      className={css.hand}
      aria-label={words("assault-around-yours", { race: name })}
      data-race={own.race}
    >
      <div className={css.self}>
        <RaceSeal race={own.race} size={34} />
        <span className={css.race}>{name}</span>
        <Row around={around} own={own} />
        {own.points !== null && (
          <span className={css.points}>
            <Points n={own.points} size={34} />
            <span className="unseen">{words("assault-around-own-points", { n: own.points })}</span>
          </span>
        )}
      </div>
      <div className={css.sides}>
        <div className={css.commands}>
          <h3 className="unseen">{words("assault-around-commands")}</h3>
          <ul className={css.tiles}>
            {own.hand.map((command) => (
              <li key={command} data-command={command}>
                <Command around={around} own={own} command={command} />
              </li>
            ))}
          </ul>
          <div className={css.could}>
            <Could around={around} own={own} />
          </div>
        </div>
        <div className={css.cards}>
          <SpellHand around={around} own={own} />
          <Resources around={around} own={own} />
          <details className={css.dice}>
            <summary>{words("assault-around-dice")}</summary>
            <DiceFaces reference={around.reference} race={own.race} />
          </details>
        </div>
      </div>
    </section>
  );
}

/** What lies in the row already: its order counts. */
function Row({ around, own }: OwnProps) {
  const words = useWords();
  const { race, row, row_right: right } = own;
  if (row.length === 0) {
    return null;
  }
  return (
    <ol className={css.row} aria-label={words("assault-around-row")}>
      {row.map((command, i) => (
        <li key={command}>
          <Read
            around={around}
            card={{ kind: "command", race, command, seat: own.seat }}
            className={css.played}
          >
            <CommandGlyph command={command} race={race} size={16} />
            <span>{commandName(words, command, race)}</span>
            <small aria-hidden="true">
              ←{i} {right[i] ?? 0}→
            </small>
            <span className="unseen">
              {words("assault-around-left", { n: i })},{" "}
              {words("assault-around-right", { n: right[i] ?? 0 })}
            </span>
          </Read>
        </li>
      ))}
    </ol>
  );
}

function Command({ around, own, command }: OwnProps & { command: string }) {
  const words = useWords();
  const { reference, decision } = around;
  const { race } = own;
  const printed = commandOf(reference, race, command);
  const coming = own.commands[command];
  const name = commandName(words, command, race);
  return (
    <Thing
      around={around}
      option={optionOf(decision, { do: "command", command })}
      thing={{ command }}
      card={{ kind: "command", race, command, seat: own.seat }}
      name={name}
      className={css.command}
    >
      <span className={css.name}>
        <CommandGlyph command={command} race={race} size={20} />
        {name}
      </span>
      {printed && coming && (
        <Coming reference={reference} race={race} command={printed} coming={coming} short />
      )}
    </Thing>
  );
}

function Resources({ around, own }: OwnProps) {
  const words = useWords();
  const { decision } = around;
  const cards = held(own.resources);
  return (
    <section>
      <h3>{words("assault-around-resources")}</h3>
      {cards.length === 0 && <p className={css.none}>{words("assault-around-resources-none")}</p>}
      <ul className={css.resources}>
        {cards.map(([resource, n]) => {
          const name = resourceName(words, resource);
          return (
            <li key={resource} data-resource={resource}>
              <Thing
                around={around}
                option={cardOption(decision, "own", resource)}
                thing={{ resource }}
                card={{ kind: "resource", resource }}
                name={name}
              >
                <span className={css.resource}>
                  <ResourceGlyph resource={resource} size={20} />
                  <span>{name}</span>
                  <b>{n}</b>
                </span>
              </Thing>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
