import { useEffect } from "react";
import type { BoardProps } from "./face";

/** Fetches older lines of the log, page by page, as long as something is needed of them. */
export function useEarlier(
  { begins, older }: Pick<BoardProps, "begins" | "older">,
  needed: boolean,
) {
  useEffect(() => {
    if (needed && begins > 0) void older();
  }, [needed, begins, older]);
}
