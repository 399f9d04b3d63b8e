// Who fights for a side; casualties and those who stay out or behind are picked here.
import type { ReactNode } from "react";
import type { Option } from "../../../../wire/types";
import type { Side } from "../../shapes";
import { slayerName, soldierName, unitOf } from "../names";
import { UnitPicture } from "../pieces/UnitPiece";
import { fightersOf, type Fighter } from "./army";
import { useBattle } from "./context";
import css from "./Fighters.module.css";
import { Numbers } from "./Numbers";
import { Pick } from "./Pick";

/** Giantslayers have no rank: they stand as they are. */
const SLAYER = { rank: "regular", waits: false } as const;

interface FightersProps {
  side: Side;
  /** The question is about these soldiers. */
  asked: boolean;
}

export function Fighters({ side, asked }: FightersProps) {
  const { words, view, offers } = useBattle();
  const optionFor = ({ soldier, state }: Fighter): Option | undefined =>
    asked && (state === "fights" || state === "weakened")
      ? offers.soldiers.get(soldier)
      : undefined;
  return (
    <ul className={css.fighters} aria-label={words("assault-battle-units")}>
      {fightersOf(side, view).map((fighter) => (
        <li key={`${fighter.soldier} ${fighter.state}`} data-state={fighter.state}>
          <Soldier side={side} fighter={fighter} option={optionFor(fighter)} />
        </li>
      ))}
      {side.slayers.map((slayer) => (
        <li key={slayer} data-state="fights">
          <Slayer slayer={slayer} option={asked ? offers.slayers.get(slayer) : undefined} />
        </li>
      ))}
      {side.fallen_slayers.map((slayer) => (
        <li key={slayer} data-state="fallen">
          <Slayer slayer={slayer} option={undefined} fallen />
        </li>
      ))}
    </ul>
  );
}

interface SoldierProps {
  side: Side;
  fighter: Fighter;
  option: Option | undefined;
}

function Soldier({ side, fighter, option }: SoldierProps) {
  const { words, reference, decision, you, why } = useBattle();
  const { soldier, n, state } = fighter;
  const unit = soldier.replace(/!$/, "");
  const printed = unitOf(reference, unit);
  if (printed === undefined) return null;
  const { strength, fortitude, value } = printed;
  const name = soldierName(words, reference, soldier);
  const numbers = words("assault-battle-unit-numbers", { strength, fortitude, value });
  const inside: ReactNode = (
    <>
      <UnitPicture race={side.race} unit={printed} wounded={unit !== soldier} size={34} />
      {n > 1 && <b className={css.count}>×{n}</b>}
      <span className={css.name}>{name}</span>
      <span className={css.below}>
        {state === "fights" ? <Numbers of={printed} /> : words(`assault-battle-${state}`)}
      </span>
    </>
  );
  const title = `${name}: ${numbers}`;
  if (option !== undefined) {
    return (
      <Pick option={option} className={css.fighter} title={title}>
        {inside}
      </Pick>
    );
  }
  // One's own who cannot be chosen answer why.
  if (decision !== null && side.seat === you && state !== "fallen") {
    return (
      <button type="button" className={css.fighter} title={title} onClick={() => why({ unit })}>
        {inside}
      </button>
    );
  }
  return (
    <span className={css.fighter} title={title}>
      {inside}
    </span>
  );
}

interface SlayerProps {
  slayer: string;
  option: Option | undefined;
  fallen?: boolean;
}

function Slayer({ slayer, option, fallen = false }: SlayerProps) {
  const { words, reference, view } = useBattle();
  const printed = reference.slayers.find(({ id }) => id === slayer);
  const wounded = view.slayers[slayer]?.wounded === true;
  const said = words("assault-soldier", {
    unit: slayerName(words, reference, slayer),
    wounded: wounded ? "yes" : "no",
  });
  const inside = (
    <>
      <UnitPicture race="giantslayers" unit={SLAYER} wounded={wounded} size={34} />
      <span className={css.name}>{said}</span>
      <span className={css.below}>
        {fallen ? words("assault-battle-fallen") : printed && <Numbers of={printed} />}
      </span>
    </>
  );
  return option === undefined ? (
    <span className={css.fighter}>{inside}</span>
  ) : (
    <Pick option={option} className={css.fighter}>
      {inside}
    </Pick>
  );
}
