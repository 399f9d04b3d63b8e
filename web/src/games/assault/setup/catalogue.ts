import { use } from "react";
import { api } from "../../../wire/http";
import type { Catalogue, Seating } from "../shapes";

let asked: Promise<Catalogue> | null = null;

/** Who plays with how many; asked once, a failure is asked again. */
function catalogue(): Promise<Catalogue> {
  asked ??= api.catalogue("assault").then(
    // The server tells of every game's catalogue only that it is one; the game knows its shape.
    (told) => told as unknown as Catalogue,
    (problem: unknown) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}

/** The seating for so many, within a field, which waits for it. */
export function useSeating(seats: number): Seating | undefined {
  return use(catalogue()).seatings.find((seating) => seating.seats === seats);
}
