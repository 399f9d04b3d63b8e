// The happening that is told now, in motion; when it has been seen the shell may go on.
import { useCallback, useMemo, useState } from "react";
import type { Happening } from "../../../../../wire/types";
import type { MapProps } from "../props";
import { flightOf, type Flight } from "./flights";

export function useFlight(props: MapProps): { flight: Flight | null; done: () => void } {
  const { telling, tale, reference, view, motion, pace, shown } = props;
  const [over, setOver] = useState<Happening | null>(null);
  const moves = motion && pace > 0;
  const flight = useMemo(
    () => (telling && moves ? flightOf(telling, reference, view, tale) : null),
    // A tale is told happening by happening: with the next, everything here is new.
    // oxlint-disable-next-line react/exhaustive-deps
    [telling, moves],
  );
  const done = useCallback(() => {
    setOver(telling);
    shown();
  }, [telling, shown]);
  return { flight: over === telling ? null : flight, done };
}
