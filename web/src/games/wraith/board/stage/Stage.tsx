// The giant, as tall as there is room, with everything that happens on its body.
import { pieceName } from "../phrases";
import { useTable } from "../table";
import type { Kind } from "../types";
import { Cords } from "./Cords";
import { Ghosts } from "./Ghosts";
import { Holds } from "./Holds";
import { Pawn } from "./Pawn";
import { Scene } from "./Scene";
import css from "./Stage.module.css";

/** What is told large, in the middle of the stage. */
const BEATS = new Set<Kind>([
  "round-began",
  "giant-acts",
  "scarred",
  "rage-broke",
  "gave-way",
  "spell-cast",
  "skill-used",
  "won-health",
  "won-scars",
  "lost-village",
  "lost-stamina",
  "lost-wounds",
]);

export function Stage() {
  const { words, pieces, telling, view } = useTable();
  const { giant } = pieces.reference;
  const beat = telling && BEATS.has(telling.kind) ? telling : null;
  return (
    <div className={css.room}>
      <section
        className={css.stage}
        aria-label={words("wraith-board-body", { giant: pieceName(words, "giant", giant) })}
        data-telling={telling?.kind}
        data-result={telling ? undefined : view.result.slice(0, 3) || undefined}
        data-end={view.result || undefined}
      >
        <Scene giant={giant} dark={view.result === "lose-village"} />
        <Cords places={pieces.places} />
        <Ghosts />
        <Holds />
        <Pawn />
        {beat && (
          <p
            className={css.beat}
            key={beat.kind}
            aria-hidden
            data-end={view.result !== "" || undefined}
          >
            {words.say(beat.text)}
          </p>
        )}
        {!telling && view.result !== "" && (
          <p className={css.end}>
            <b>{words(view.result.startsWith("win") ? "wraith-board-won" : "wraith-board-lost")}</b>
            {words(`wraith-result-${view.result}`)}
          </p>
        )}
      </section>
    </div>
  );
}
