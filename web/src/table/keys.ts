import { useEffect } from "react";
import { dismissNotice, isTold, questionOf, showRule, useTable } from "./store";

export interface TableKeys {
  options: () => void;
  log: () => void;
  help: () => void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("button, a, summary, [role=button]");
}

/** What bears a number where one looks: in the window that is open, else at the table. */
function numbered(place: ParentNode, key: string): HTMLElement | undefined {
  const all = [...place.querySelectorAll<HTMLElement>(`[data-key="${key}"]`)];
  return all.find((one) => one.checkVisibility());
}

/** Play by keyboard alone. Keys stay quiet while somebody types or another window is open. */
export function useTableKeys(keys: TableKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) {
        return;
      }
      const dialog = document.querySelector("dialog[open]");
      const table = useTable.getState();
      const { session } = table;
      if (/^[1-9]$/.test(event.key)) {
        if (questionOf(table) !== null) {
          numbered(dialog ?? document, event.key)?.click();
        }
        return;
      }
      if (dialog !== null) {
        return;
      }
      switch (event.key) {
        case " ":
          if (isTold(table) || isControl(event.target)) {
            return;
          }
          session?.skip();
          break;
        case "u":
          session?.undo();
          break;
        case "h":
          void session?.hint();
          break;
        case "o":
          keys.options();
          break;
        case "l":
          keys.log();
          break;
        case "r":
          showRule(questionOf(table)?.rule ?? table.shown?.telling?.rule ?? null);
          break;
        case "?":
          keys.help();
          break;
        case "Escape":
          dismissNotice();
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [keys]);
}
