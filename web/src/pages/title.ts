import { useEffect } from "react";
import { useWords } from "../words";

/** The title of the page in the browser's tab. */
export function useTitle(title: string): void {
  const words = useWords();
  const house = words("web-house");
  useEffect(() => {
    document.title = title === "" || title === house ? house : `${title} · ${house}`;
  }, [title, house]);
}
