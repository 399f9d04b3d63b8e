// The battle table: nine steps, both sides with their dice, what the totals are made of, damage,
// losses. Everything that a battle asks is answered here.
import { useEffect, useMemo, useRef, type RefObject } from "react";
import { Glyph } from "../../../../parts/Glyph";
import { useWords } from "../../../../words";
import type { Decision } from "../../../../wire/types";
import { useForeseen } from "../../../useForeseen";
import { raceName, regionName } from "../names";
import type { AroundProps } from "../props";
import type { Battle, Show } from "../../shapes";
import { battlesIn } from "./account";
import css from "./BattleTable.module.css";
import { Choices } from "./Choices";
import { Clash } from "./Clash";
import { BattleProvider, type BattleTableState } from "./context";
import { offersOf } from "./offers";
import { SideCard } from "./SideCard";
import { StepTrack } from "./StepTrack";

interface BattleTableProps extends AroundProps {
  /** Put the table aside to see the map; without it, it cannot be. */
  putAside?: () => void;
}

/** The battle that is being fought, or being told; nothing in peace. */
export function BattleTable(props: BattleTableProps) {
  const { battle } = props.view;
  return battle === null ? null : <Fought {...props} battle={battle} />;
}

function Fought(props: BattleTableProps & { battle: Battle }) {
  const { reference, view, you, decision, log, begins, pointed, point, choose, why, motion } =
    props;
  const { battle } = props;
  const words = useWords();
  const offers = useMemo(() => offersOf(decision), [decision]);
  const told = useMemo(() => battlesIn(log, begins).at(-1) ?? null, [log, begins]);
  const option = decision?.options.find(({ notation }) => notation === pointed) ?? null;
  const would = useForeseen<Show>(decision, option, props.show);
  const table = useMemo(
    (): BattleTableState => ({
      words,
      reference,
      view,
      battle,
      told,
      you,
      decision,
      offers,
      pointed,
      point,
      choose,
      would,
      why,
      motion,
    }),
    [
      words,
      reference,
      view,
      battle,
      told,
      you,
      decision,
      offers,
      pointed,
      point,
      choose,
      would,
      why,
      motion,
    ],
  );
  const box = useRef<HTMLElement>(null);
  useFocusKept(box, decision);
  const { attacker, defender } = battle;
  const region = regionName(words, reference, attacker.region);
  const facts = { race: raceName(words, attacker.race), region };
  return (
    <BattleProvider value={table}>
      <section
        ref={box}
        className={css.table}
        data-battle={defender.region}
        data-step={battle.step}
        aria-label={words("assault-battle-title", {
          region: regionName(words, reference, defender.region),
        })}
      >
        <header className={css.head}>
          <h2>
            {words("assault-battle-title", {
              region: regionName(words, reference, defender.region),
            })}
          </h2>
          <p>
            {words(
              attacker.region === defender.region ? "assault-battle-within" : "assault-battle-from",
              facts,
            )}
          </p>
          {props.putAside && (
            <button type="button" className={css.aside} onClick={props.putAside}>
              <Glyph name="map" size={18} />
              {words("assault-battle-put-aside")}
            </button>
          )}
        </header>
        <StepTrack step={battle.step} />
        <div className={css.sides}>
          <SideCard side={attacker} role="attacker" />
          <Clash />
          <SideCard side={defender} role="defender" />
        </div>
        <Choices />
      </section>
    </BattleProvider>
  );
}

/** Whoever answers by keyboard finds something to choose of the next question under the keys. */
function useFocusKept(box: RefObject<HTMLElement | null>, decision: Decision | null): void {
  const had = useRef(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const note = (event: FocusEvent): void => {
      had.current = event.target instanceof Element && event.target.matches("[data-notation]");
    };
    element.addEventListener("focusin", note);
    return () => element.removeEventListener("focusin", note);
  }, [box]);
  useEffect(() => {
    if (decision !== null && had.current && document.activeElement === document.body) {
      box.current?.querySelector<HTMLElement>("[data-notation]")?.focus();
    }
  }, [box, decision]);
}
