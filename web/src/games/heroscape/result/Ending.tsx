// The battlefield as the battle left it: who still stands, and where the others fell.
import { useMemo } from "react";
import { useWords } from "../../../words";
import { BattlefieldMap } from "../setup/BattlefieldMap";
import type { Reference } from "../shapes";
import { mapOf, type End } from "./end";
import css from "./Result.module.css";

export function Ending({ reference, end }: { reference: Reference; end: End }) {
  const words = useWords();
  const field = useMemo(() => mapOf(reference), [reference]);
  return (
    <figure className={css.ending}>
      <BattlefieldMap
        sheet={{ zones: [], glyphs: [], figures: end.standing }}
        field={field}
        fallen={end.fallen}
      />
      <figcaption>
        {words("heroscape-result-ending", {
          standing: end.standing.length,
          fallen: end.fallen.length,
        })}
      </figcaption>
    </figure>
  );
}
