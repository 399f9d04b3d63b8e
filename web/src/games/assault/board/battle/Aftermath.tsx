// A battle that is just over: how it ended, and the way to why. It stays until it is put away, or
// until others have had their turn.
import { useMemo, useState } from "react";
import { Button, IconButton } from "../../../../parts/Button";
import { useWords } from "../../../../words";
import { useEarlier } from "../../../useEarlier";
import { asTold } from "../kinds";
import { RaceSeal } from "../pieces/RaceSeal";
import type { AroundProps } from "../props";
import { outcomeWords } from "./AccountCard";
import { battlesIn } from "./account";
import css from "./Aftermath.module.css";
import { BattleBookDialog } from "./Book";

/** So many turns begin before a battle is no news any more. */
const TURNS = 2;

export function Aftermath(props: AroundProps) {
  const { reference, view, log, begins } = props;
  const words = useWords();
  const battle = useMemo(() => battlesIn(log, begins).at(-1) ?? null, [log, begins]);
  const [away, setAway] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const since = useMemo(
    () =>
      log
        .slice(battle === null ? 0 : battle.at + battle.lines - begins)
        .filter((one) => asTold(one).kind === "turn-began").length,
    [battle, log, begins],
  );
  // The last battle, and the turn it was fought in, may lie before what was fetched.
  useEarlier(props, since < TURNS && (battle?.turn ?? "") === "");
  if (battle === null) return null;
  const fresh = view.battle === null && since < TURNS && away !== battle.at;
  return (
    <>
      {fresh && (
        <aside className={css.aftermath} aria-label={words("assault-battle-last")} data-aftermath>
          <RaceSeal
            race={battle.conquered ? battle.attacker.race : battle.defender.race}
            size={30}
          />
          <p>{outcomeWords(words, reference, { ...battle, over: true })}</p>
          <Button look="plain" onClick={() => setOpen(battle.at)}>
            {words("assault-battle-why")}
          </Button>
          <IconButton glyph="close" label={words("web-close")} onClick={() => setAway(battle.at)} />
        </aside>
      )}
      {open !== null && <BattleBookDialog {...props} at={open} close={() => setOpen(null)} />}
    </>
  );
}
