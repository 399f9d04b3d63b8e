// How the battle is won, and what is special about it, in words.
import { list, useWords, type Words } from "../../../../words";
import type { Reference, View } from "../../shapes";
import css from "./Goals.module.css";
import type { CardsProps } from "./props";

type Clause = Reference["scenario"]["victory"][number];

export function Goals({ reference, view, you }: CardsProps) {
  const words = useWords();
  const { scenario } = reference;
  return (
    <section className={css.goals} aria-labelledby="heroscape-goals">
      <h3 id="heroscape-goals">{words("heroscape-goals")}</h3>
      <ul>
        {scenario.victory.map((clause, i) => (
          <li key={i} data-goal={String(clause["id"])} data-whose={whose(clause, view, you)}>
            {goalText(words, clause, reference, view, you)}
            <Standing clause={clause} view={view} />
          </li>
        ))}
      </ul>
      {scenario.special.length > 0 && (
        <>
          <h4>{words("heroscape-specials")}</h4>
          <ul>
            {scenario.special.map((clause, i) => (
              <li key={i}>{specialText(words, clause, reference)}</li>
            ))}
          </ul>
        </>
      )}
      <Progress reference={reference} view={view} />
    </section>
  );
}

/** How far each side is with a goal. */
function Standing({ clause, view }: { clause: Clause; view: View }) {
  const words = useWords();
  const found = view.goals.filter(
    ({ id, space, need }) =>
      need > 0 && id === clause["id"] && (space ?? "") === (clause["space"] ?? ""),
  );
  return (
    found.length > 0 && (
      <small className={css.standing}>
        {found
          .map(({ side, have, need, away }) =>
            words("heroscape-progress-goal", { side, have, need, away: away ?? -1 }),
          )
          .join("; ")}
      </small>
    )
  );
}

type Whose = "all" | "yours" | "theirs" | "side";

/** Whom a goal is for, as the viewer sees it. */
export function whose(clause: Clause, view: View, you: number | null): Whose {
  const sides = clause["sides"];
  if (!Array.isArray(sides) || sides.length === 0) {
    return "all";
  }
  const mine = you === null ? undefined : view.seats[you]?.side;
  if (mine === undefined) {
    return "side";
  }
  return sides.some((side) => side === mine) ? "yours" : "theirs";
}

function facts(clause: Clause, reference: Reference): Record<string, string | number> {
  const found: Record<string, string | number> = { rounds: reference.scenario.rounds };
  for (const [name, value] of Object.entries(clause)) {
    if (Array.isArray(value)) {
      found[name] = list(
        value.map((each) =>
          name === "seats" ? String(Number(each) + 1) : glyphName(reference, String(each)),
        ),
      );
    } else {
      found[name] = name === "card" ? cardName(reference, String(value)) : value;
    }
  }
  return found;
}

function glyphName(reference: Reference, id: string): string {
  return reference.glyphs.find((glyph) => glyph.id === id)?.name ?? id;
}

function cardName(reference: Reference, id: string): string {
  return reference.cards.find((card) => card.id === id)?.name ?? id;
}

function goalText(
  words: Words,
  clause: Clause,
  reference: Reference,
  view: View,
  you: number | null,
): string {
  return words(`heroscape-goal-${String(clause["id"])}`, {
    ...facts(clause, reference),
    whose: whose(clause, view, you),
  });
}

function specialText(words: Words, clause: Clause, reference: Reference): string {
  return words(`heroscape-special-${String(clause["id"])}`, facts(clause, reference));
}

/** How far it has come besides: rounds, gas, who stands where it counts. */
function Progress({ reference, view }: Pick<CardsProps, "reference" | "view">) {
  const words = useWords();
  const { scenario } = reference;
  const left = scenario.rounds - view.round + 1;
  const said: string[] = [
    ...(scenario.rounds > 0 && view.phase !== "gather"
      ? [words("heroscape-progress-rounds", { n: Math.max(0, left), all: scenario.rounds })]
      : []),
    ...scenario.victory.flatMap((clause) => {
      const space = String(clause["space"] ?? "");
      if (space === "") {
        return [];
      }
      const on = view.figures.find((figure) => figure.space === space || figure.space2 === space);
      const seat = on?.seat ?? null;
      return [words("heroscape-progress-space", { space, player: seat === null ? 0 : seat + 1 })];
    }),
    ...(view.gas > 0 ? [words("heroscape-progress-gas", { n: view.gas })] : []),
    ...(view.truce ? [words("heroscape-progress-truce")] : []),
  ];
  return (
    said.length > 0 && (
      <ul className={css.progress} aria-label={words("heroscape-progress")}>
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  );
}
