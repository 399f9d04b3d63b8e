import { useState, type ComponentProps } from "react";
import { useWords } from "../../../../words";
import { outcomeWords } from "../battle/AccountCard";
import type { BattleAccount } from "../battle/account";
import { BattleBookDialog } from "../battle/Book";
import css from "./News.module.css";

type AccountLineProps = Omit<ComponentProps<typeof BattleBookDialog>, "at" | "close"> & {
  battle: BattleAccount;
};

/** A battle in one line, with the way to its account. */
export function AccountLine({ battle, ...props }: AccountLineProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={css.battle} onClick={() => setOpen(true)}>
        {outcomeWords(words, props.reference, battle)}
        <u>{words("assault-battle-why")}</u>
      </button>
      {open && <BattleBookDialog {...props} at={battle.at} close={() => setOpen(false)} />}
    </>
  );
}
