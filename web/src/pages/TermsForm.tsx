import { Field, Segments } from "../parts/fields";
import type { NewTable } from "../wire/types";
import { useWords } from "../words";
import css from "./NewTable.module.css";
import seats from "./SeatsForm.module.css";

export type Terms = NonNullable<NewTable["terms"]>;

export const NO_TERMS: Terms = { clock: "none", minutes: 60, away: 0 };

const DAY = 24 * 60;
const CHOICES: Record<"game" | "move", number[]> = {
  game: [15, 30, 60, 120, 240],
  move: [DAY, 2 * DAY, 3 * DAY, 7 * DAY],
};
const AWAY = [0, 5, 15, 60, DAY];

/** Clocks, and for how long one may be away: what people agree on before they sit down. */
export function TermsForm({ terms, set }: { terms: Terms; set: (terms: Terms) => void }) {
  const words = useWords();
  const span = (minutes: number): string =>
    minutes % DAY === 0
      ? words("web-days", { n: minutes / DAY })
      : minutes % 60 === 0
        ? words("web-hours", { n: minutes / 60 })
        : words("web-minutes", { n: minutes });
  const clock = terms.clock ?? "none";
  return (
    <fieldset className={seats.seats}>
      <legend>{words("web-terms")}</legend>
      <Segments
        label={words("web-clock")}
        value={clock}
        choices={(["none", "game", "move"] as const).map((value) => ({
          value,
          label: words(`web-clock-${value}`),
        }))}
        onChange={(wish) => set({ ...terms, clock: wish, minutes: wish === "move" ? 3 * DAY : 60 })}
      />
      <div className={`${css.others} ${seats.terms}`}>
        {clock !== "none" && (
          <Field label={words(`web-clock-${clock}-each`)}>
            <select
              value={terms.minutes}
              onChange={(event) => set({ ...terms, minutes: Number(event.target.value) })}
            >
              {CHOICES[clock].map((minutes) => (
                <option key={minutes} value={minutes}>
                  {span(minutes)}
                </option>
              ))}
            </select>
          </Field>
        )}
        <Field label={words("web-away-after")}>
          <select
            value={terms.away}
            onChange={(event) => set({ ...terms, away: Number(event.target.value) })}
          >
            {AWAY.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? words("web-away-agreed") : span(minutes)}
              </option>
            ))}
          </select>
        </Field>
      </div>
    </fieldset>
  );
}
