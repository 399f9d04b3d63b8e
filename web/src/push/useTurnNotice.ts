import { useEffect } from "react";
import { gameTitle } from "../table/names";
import { useTable } from "../table/store";
import { herald } from "../table/turn";
import { useWords } from "../words";
import { keepTelling, teller } from "./push";

/**
 * A tab that is open but out of sight has its own connection, so the server tells it nothing: it
 * shows the notification by itself. Who looks at the table needs none of it any more.
 */
export function useTurnNotice(): void {
  const words = useWords();
  const info = useTable((table) => table.info);
  const names = useTable((table) =>
    table.seats
      .filter((seat) => seat.kind === "human" && !seat.mine && seat.name !== "")
      .map((seat) => seat.name)
      .join(", "),
  );
  const { language } = words;
  useEffect(() => void keepTelling(language).catch(() => undefined), [language]);
  const table = info?.id ?? "";
  const title = info === null ? "" : `${words("web-your-turn")}: ${gameTitle(words, info.game)}`;
  useEffect(() => {
    if (table === "") {
      return;
    }
    const tell = async (turn: boolean): Promise<void> => {
      const worker = await teller();
      if (turn) {
        await worker?.showNotification(title, {
          body: names,
          icon: "/favicon.svg",
          tag: table,
          data: { table },
        });
      } else {
        const shown = await worker?.getNotifications({ tag: table });
        shown?.forEach((one) => one.close());
      }
    };
    const safely = (turn: boolean): void => void tell(turn).catch(() => undefined);
    if (!document.hidden) {
      safely(false);
    }
    return herald(safely);
  }, [table, title, names]);
}
