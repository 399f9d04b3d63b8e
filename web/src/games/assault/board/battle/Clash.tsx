// Where the two sides meet: hits of one less blocks of the other, for both of them.
import type { Side } from "../../shapes";
import { raceName } from "../names";
import { ResultSign } from "../pieces/ResultSign";
import css from "./Clash.module.css";
import { useBattle } from "./context";
import { sideAt } from "./steps";

export function Clash() {
  const { words, battle } = useBattle();
  const { attacker, defender } = battle;
  return (
    <div className={css.clash} role="group" aria-label={words("assault-battle-damage")}>
      <Blow from={attacker} to={defender} towards="defender" />
      <Blow from={defender} to={attacker} towards="attacker" />
    </div>
  );
}

interface BlowProps {
  from: Side;
  to: Side;
  towards: "attacker" | "defender";
}

/** The damage that a side takes, once it is known, with the sum it comes from. */
function Blow({ from, to, towards }: BlowProps) {
  const { words, battle } = useBattle();
  const race = raceName(words, to.race);
  const { damage } = to;
  return (
    <div className={css.blow} data-towards={towards} data-known={damage !== null || undefined}>
      <span className={css.to}>{words("assault-battle-damage-to", { race })}</span>
      {damage === null ? (
        <span className={css.open} title={words("assault-battle-damage-open")}>
          <span aria-hidden="true">?</span>
          <span className="unseen">{words("assault-battle-damage-open")}</span>
        </span>
      ) : (
        <>
          <span className={css.sum} aria-hidden="true">
            {from.hits}
            <ResultSign result="hits" size={16} />
            <i>−</i>
            {to.blocks}
            <ResultSign result="blocks" size={16} />
            <i>=</i>
          </span>
          <b className={css.damage} aria-hidden="true">
            {damage}
          </b>
          <span className="unseen">
            {words("assault-battle-sum", { hits: from.hits, blocks: to.blocks, damage })}
          </span>
          {to.damage_left > 0 && sideAt(battle.step) === towards && (
            <span className={css.left}>
              {words("assault-battle-damage-left", { n: to.damage_left })}
            </span>
          )}
        </>
      )}
    </div>
  );
}
