import { useState } from "react";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { useWords } from "../words";
import css from "./dialogs.module.css";
import { useTable } from "./store";

/** Ways out of a game with others: for a while, together, or for good. */
export function LeaveDialog({ close }: { close: () => void }) {
  const words = useWords();
  const session = useTable((table) => table.session);
  const seats = useTable((table) => table.seats);
  const sides = seats.length;
  const [sure, setSure] = useState(false);
  const act = (deed: () => void) => (): void => {
    deed();
    close();
  };
  return (
    <Dialog title={words("web-leave-game")} onClose={close}>
      <div className={css.parts}>
        <section className={css.part}>
          <h3>{words("web-rest")}</h3>
          <p className={css.meaning}>{words("web-rest-meaning")}</p>
          <Button glyph="bot" onClick={act(() => session?.do("rest"))}>
            {words("web-rest")}
          </Button>
        </section>
        <section className={css.part}>
          <h3>{words("web-offer-end")}</h3>
          <p className={css.meaning}>{words("web-offer-end-meaning")}</p>
          <Button glyph="door" onClick={act(() => session?.askFor("end"))}>
            {words("web-offer-end")}
          </Button>
        </section>
        <section className={css.part}>
          <h3>{words("web-resign")}</h3>
          <p className={css.meaning}>{words(sides > 2 ? "web-resign-many" : "web-resign-two")}</p>
          <Button
            look="danger"
            onClick={sure ? act(() => session?.do("resign")) : () => setSure(true)}
          >
            {words(sure ? "web-resign-sure" : "web-resign")}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}
