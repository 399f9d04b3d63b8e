import { use } from "react";
import { api } from "../../../wire/http";
import type { ArmyCard, Catalogue, PrintedSeat, Sheet } from "../shapes";

let asked: Promise<Catalogue> | null = null;

/** The cards, scenarios and maps of the server; asked once, a failure is asked again. */
function catalogue(): Promise<Catalogue> {
  asked ??= api.catalogue("heroscape").then(
    // The server tells of every game's catalogue only that it is one; the game knows its shape.
    (told) => told as unknown as Catalogue,
    (problem: unknown) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}

/** The same within a field, which waits for it. */
export function useCatalogue(): Catalogue {
  return use(catalogue());
}

export function sheetOf({ scenarios }: Catalogue, id: unknown): Sheet | undefined {
  return scenarios.find((sheet) => sheet.id === id);
}

/** What a seat is given in a scenario for so many. */
export function seatOf(
  sheet: Sheet | undefined,
  seats: number,
  seat: number,
): PrintedSeat | undefined {
  return sheet?.seatings.find((seating) => seating.length === seats)?.[seat];
}

/** Armies that go together in a scenario for so many. */
export function draftsOf(sheet: Sheet | undefined, seats: number): Sheet["drafts"][number] {
  const at = sheet?.seatings.findIndex((seating) => seating.length === seats) ?? -1;
  return sheet?.drafts[at] ?? [];
}

export function cardNamed(cards: readonly ArmyCard[], id: string): ArmyCard | undefined {
  return cards.find((card) => card.id === id);
}
