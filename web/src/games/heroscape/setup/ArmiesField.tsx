import { useWords } from "../../../words";
import type { SetupFieldProps } from "../../face";
import { sheetOf, useCatalogue } from "./catalogue";

/** How armies come about; in the Basic Game they are given, and there is nothing to ask. */
export default function ArmiesField({ label, setup, usual }: SetupFieldProps) {
  const words = useWords();
  const sheet = sheetOf(useCatalogue(), setup["scenario"]);
  return sheet?.game === "basic" ? (
    <section>
      <h3>{label}</h3>
      <p>{words("heroscape-sheet-given")}</p>
    </section>
  ) : (
    usual
  );
}
