// What the command in the light could do as things are, from what the engine shows of it.
import { useForeseen } from "../../../useForeseen";
import { list, useWords, type Words } from "../../../../words";
import type { Can, Reference, SeatState } from "../../shapes";
import { raceName, regionName, resourceName, soldierName, spellName } from "../names";
import type { AroundProps } from "../props";
import css from "./Could.module.css";
import { commandOf } from "./lookup";
import { effectText, sentence } from "./printed";

export function Could({ around, own }: { around: AroundProps; own: SeatState }) {
  const words = useWords();
  const { reference, decision, pointed, show } = around;
  const option = decision?.options.find(({ notation }) => notation === pointed) ?? null;
  const played = option?.facts["do"] === "command" ? option : null;
  const seen = useForeseen(decision, played, show);
  const command = seen?.command;
  if (played === null || command === undefined) {
    return null;
  }
  const effects = commandOf(reference, own.race, command.command)?.parts.flatMap(
    ({ does }) => does,
  );
  return (
    <div className={css.could} role="status">
      {command.empty && <p>{words("assault-around-nothing-now")}</p>}
      {command.can.map((can, i) => {
        const effect = effects?.find(({ effect }) => effect === can.does);
        const what = things(words, reference, can);
        return (
          effect !== undefined &&
          what !== "" && (
            <p key={i}>
              {sentence(effectText(words, reference, effect, own.race, can.n))}: {what}
            </p>
          )
        );
      })}
    </div>
  );
}

/** Where, who, with whom, which cards: whatever the engine names. */
function things(words: Words, reference: Reference, can: Can): string {
  return list([
    ...(can.regions ?? []).map((region) => regionName(words, reference, region)),
    ...(can.units ?? []).map((unit) => soldierName(words, reference, unit)),
    ...(can.races ?? []).map((race) => raceName(words, race)),
    ...(can.cards ?? []).map((resource) => resourceName(words, resource)),
    ...(can.spell === undefined ? [] : [spellName(words, reference, can.spell)]),
  ]);
}
