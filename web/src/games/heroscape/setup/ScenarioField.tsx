// The scenarios, each with its battlefield, its story, who it is for and how long it goes on.
import { Glyph } from "../../../parts/Glyph";
import { listOr, useWords } from "../../../words";
import type { SetupFieldProps } from "../../face";
import type { Sheet } from "../shapes";
import { BattlefieldMap } from "./BattlefieldMap";
import { sheetOf, useCatalogue } from "./catalogue";
import css from "./ScenarioField.module.css";

export default function ScenarioField({ option, label, value, change }: SetupFieldProps) {
  const words = useWords();
  const catalogue = useCatalogue();
  return (
    <fieldset className={css.scenarios}>
      <legend>{label}</legend>
      <div className={css.sheets}>
        {option.choices.map((choice) => {
          const sheet = sheetOf(catalogue, choice);
          const field = catalogue.maps.find(({ id }) => id === sheet?.battlefield);
          return (
            <label key={choice} className={css.sheet} data-choice={choice}>
              <input
                type="radio"
                name={option.name}
                value={choice}
                checked={choice === value}
                onChange={() =>
                  // In the Basic Game armies are given, so nobody drafts or brings one.
                  change({ scenario: choice, ...(sheet?.game === "basic" && { armies: "draft" }) })
                }
              />
              {sheet && field && (
                <span className={css.picture}>
                  <BattlefieldMap sheet={sheet} field={field} />
                </span>
              )}
              <span className={css.name}>
                {words.first([`web-choice-heroscape-scenario-${choice}`], sheet?.name ?? choice)}
              </span>
              <span className={css.story}>{words.first([`heroscape-story-${choice}`], "")}</span>
              {sheet && <Facts sheet={sheet} />}
              <span className={css.tick}>
                <Glyph name="check" size={16} />
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function Facts({ sheet }: { sheet: Sheet }) {
  const words = useWords();
  const seats = sheet.seatings.map((seating) => String(seating.length));
  return (
    <span className={css.facts}>
      <span>{words("heroscape-card-game", { game: sheet.game })}</span>
      <span>{words("heroscape-sheet-players", { players: listOr(words, seats) })}</span>
      <span>{words("heroscape-sheet-rounds", { n: sheet.rounds })}</span>
    </span>
  );
}
