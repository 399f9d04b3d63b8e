// The thing in the light, in words, near the hand; and what the option in the light would do.
import { Slip } from "../../../parts/near/Slip";
import { thingWords, wouldDo } from "./phrases";
import { useTable } from "./table";

export function Lens() {
  const table = useTable();
  return <Slip said={table.lit ? thingWords(table, table.lit) : null} would={wouldDo(table)} />;
}
