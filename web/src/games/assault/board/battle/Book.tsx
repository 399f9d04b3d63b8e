// All battles so far: a list, each with its account.
import { useMemo, useState } from "react";
import { Button } from "../../../../parts/Button";
import { Dialog } from "../../../../parts/Dialog";
import { useWords } from "../../../../words";
import { useEarlier } from "../../../useEarlier";
import { raceName, regionName } from "../names";
import { RaceSeal } from "../pieces/RaceSeal";
import type { AroundProps } from "../props";
import { AccountCard, outcomeWords } from "./AccountCard";
import { battlesIn, tookPart } from "./account";
import css from "./Book.module.css";

type BookProps = Pick<AroundProps, "reference" | "view" | "you" | "log" | "begins" | "older">;

/** The way to it, and to one battle of it. */
export function BattleBook(props: BookProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" glyph="book" onClick={() => setOpen(true)}>
        {words("assault-battle-book-open")}
      </Button>
      {open && <BattleBookDialog {...props} at={null} close={() => setOpen(false)} />}
    </>
  );
}

interface BookDialogProps extends BookProps {
  /** The battle to open first, by its place in the log; null: the last one. */
  at: number | null;
  close: () => void;
}

export function BattleBookDialog({ at, close, ...props }: BookDialogProps) {
  const { reference, view, you, log, begins } = props;
  const words = useWords();
  const battles = useMemo(() => battlesIn(log, begins).reverse(), [log, begins]);
  useEarlier(props, true);
  const [chosen, setChosen] = useState(at);
  const own = view.seats.find(({ seat }) => seat === you)?.race ?? "";
  const battle = battles.find((one) => one.at === chosen) ?? battles[0];
  return (
    <Dialog title={words("assault-battle-book")} wide="screen" onClose={close}>
      {battle === undefined ? (
        <p>{words("assault-battle-book-none")}</p>
      ) : (
        <div className={css.book}>
          <ol className={css.list} aria-label={words("assault-battle-book")}>
            {battles.map((one) => (
              <li key={one.at}>
                <button
                  type="button"
                  aria-pressed={one === battle}
                  data-own={tookPart(one, own) || undefined}
                  onClick={() => setChosen(one.at)}
                >
                  <span className={css.seals}>
                    <RaceSeal race={one.attacker.race} size={22} />
                    <RaceSeal race={one.defender.race} size={22} />
                  </span>
                  <span className={css.where}>{regionName(words, reference, one.region)}</span>
                  <span className={css.who}>
                    {words("assault-battle-line", {
                      n: one.round,
                      attacker: raceName(words, one.attacker.race),
                      defender: raceName(words, one.defender.race),
                    })}
                  </span>
                  <span className={css.how}>{outcomeWords(words, reference, one)}</span>
                </button>
              </li>
            ))}
          </ol>
          <div className={css.account}>
            <AccountCard reference={reference} battle={battle} own={own} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
