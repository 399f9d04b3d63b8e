// One side of a battle: who fights, with how many dice and why, what they show, what that comes to.
import { useState, type CSSProperties } from "react";
import type { Side } from "../../shapes";
import { raceName } from "../names";
import { RaceSeal } from "../pieces/RaceSeal";
import { ResultSign } from "../pieces/ResultSign";
import { useBattle } from "./context";
import { Counted } from "./Counted";
import { DiceTray } from "./DiceTray";
import { Fighters } from "./Fighters";
import { Modifiers } from "./Modifiers";
import { raceAsked } from "./offers";
import { Shares } from "./Shares";
import css from "./SideCard.module.css";
import { sideAt } from "./steps";

interface SideCardProps {
  side: Side;
  role: "attacker" | "defender";
}

export function SideCard({ side, role }: SideCardProps) {
  const { words, reference, battle, told, decision, you, motion } = useBattle();
  const race = raceName(words, side.race);
  const asked = raceAsked(decision, battle) === side.race;
  const rolled = side.special !== null || side.dice.length > 0;
  const spells = decision?.kind === "start-spell" && side.seat === you;
  const lit = sideAt(battle.step) === role || spells;
  // In the hand only one side is shown in full: whose step it is, or what somebody wants to see.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const open = wanted ?? (lit || asked);
  return (
    <section
      className={css.side}
      aria-label={words("assault-battle-side", { role, race })}
      data-race={side.race}
      data-role={role}
      data-now={lit || undefined}
      data-open={open || undefined}
      style={{ "--race": `var(--race-${side.race}-ink)` } as CSSProperties}
    >
      <header className={css.head}>
        <button
          type="button"
          className={css.seal}
          aria-expanded={open}
          aria-label={words("assault-battle-more", { race })}
          onClick={() => setWanted(!open)}
        >
          <RaceSeal race={side.race} size={34} />
        </button>
        <h3 className={css.race}>
          <small>{words("assault-battle-role", { role })}</small>
          {race}
          {side.seat === you && <span className={css.you}>{words("assault-battle-you")}</span>}
        </h3>
        <Decides side={side} />
        <dl className={css.totals}>
          {(["hits", "blocks", "arcane"] as const).map((result) => (
            <div key={result} data-result={result} title={words(`assault-battle-${result}-about`)}>
              <dt>
                <ResultSign result={result} size={18} />
                <span>{words(`assault-battle-${result}`)}</span>
              </dt>
              <dd>
                {rolled || side[result] > 0 ? <Counted n={side[result]} motion={motion} /> : "–"}
              </dd>
            </div>
          ))}
        </dl>
      </header>
      <Fighters side={side} asked={asked} />
      <DiceTray side={side} told={told?.[role] ?? null} asked={asked} />
      <div className={css.more}>
        <Shares
          reference={reference}
          shares={side.strength}
          of="dice"
          sum={words("assault-battle-roll", { n: side.roll })}
          label={words("assault-battle-strength-why")}
        />
        {rolled && (
          <Shares
            reference={reference}
            shares={side.totals}
            of="totals"
            sum={words("assault-battle-totals")}
            label={words("assault-battle-totals-why")}
          />
        )}
      </div>
      <Modifiers side={side} asked={asked} />
    </section>
  );
}

/** Who decides, where that is not those who fight. */
function Decides({ side }: { side: Side }) {
  const { words, reference, view, you } = useBattle();
  const slayers = side.race === "giantslayers";
  if (!slayers && !reference.seating.npcs.includes(side.race)) return null;
  const seat = view.seats.find((one) => one.seat === side.seat);
  return (
    <p className={css.decides}>
      {words(slayers ? "assault-battle-led" : "assault-battle-npc", {
        you: side.seat === you ? "yes" : "no",
        race: seat === undefined ? "" : raceName(words, seat.race),
      })}
    </p>
  );
}
