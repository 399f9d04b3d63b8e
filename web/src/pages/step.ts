import { useEffect } from "react";

const STEP = "step";
/** Browsers refuse an address that changes too often, as it would while a replay runs fast. */
const SETTLED = 250;

/** The choice that an address asks for; without one, the beginning. */
export function stepIn(search: string): number {
  const found = new URLSearchParams(search).get(STEP) ?? "";
  return /^\d{1,6}$/.test(found) ? Number(found) : 0;
}

/** The address at which a choice of a replay is seen. */
export function stepAddress(id: string, step: number): string {
  return `/replay/${id}${step > 0 ? `?${STEP}=${step}` : ""}`;
}

/** Let the address of the page follow what is shown: it can be shared, and survives a reload. */
export function useStepInAddress(id: string, step: number): void {
  useEffect(() => {
    const settled = window.setTimeout(() => {
      const address = stepAddress(id, step);
      if (window.location.pathname + window.location.search !== address) {
        window.history.replaceState(window.history.state, "", address);
      }
    }, SETTLED);
    return () => window.clearTimeout(settled);
  }, [id, step]);
}
