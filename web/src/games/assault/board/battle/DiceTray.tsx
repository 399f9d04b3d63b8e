// The dice of a side: their places before the roll, the dice as they lie after it.
import { useState } from "react";
import type { Side } from "../../shapes";
import type { SideAccount } from "./account";
import { useBattle } from "./context";
import css from "./DiceTray.module.css";
import { Pick } from "./Pick";
import { trayOf, type LyingDie } from "./tray";
import { Die } from "../pieces/Die";
import { dieWords, faceAt, faceWords, MISS } from "../pieces/faces";
import { raceName } from "../names";

/** Seven of them lie in a row. */
const DIE = 40;

interface DiceTrayProps {
  side: Side;
  told: SideAccount | null;
  /** The question is about these dice. */
  asked: boolean;
}

export function DiceTray({ side, told, asked }: DiceTrayProps) {
  const { words, offers, decision } = useBattle();
  const tray = trayOf(side, asked ? offers : null, told);
  const [open, setOpen] = useState<{ decision: unknown; at: number } | null>(null);
  const turning = tray.find(
    ({ at, options }) => open?.decision === decision && open.at === at && options.length > 0,
  );
  const special = side.race === "giantslayers" ? undefined : side.race;
  const waiting = tray.length === 0 ? side.roll : 0;
  return (
    <div className={css.box}>
      <ul
        className={css.tray}
        aria-label={words("assault-battle-dice-of", { race: raceName(words, side.race) })}
      >
        {Array.from({ length: waiting }, (_, i) => (
          <li key={`place ${i}`}>
            <Die face={MISS} special={i === 0 ? special : undefined} size={DIE} empty />
          </li>
        ))}
        {tray.map((die, i) => (
          <li key={dieOf(die, told)}>
            <Lying
              die={die}
              race={side.race}
              late={i * 40}
              open={turning === die}
              turn={() =>
                setOpen((before) =>
                  before?.decision === decision && before.at === die.at
                    ? null
                    : { decision, at: die.at },
                )
              }
            />
          </li>
        ))}
      </ul>
      {waiting > 0 && (
        <span className="unseen">{words("assault-battle-roll", { n: waiting })}</span>
      )}
      {turning && <Faces die={turning} race={side.race} />}
    </div>
  );
}

/** A die that was rolled again is a new one to the eye: it falls once more. */
function dieOf({ at, state, face }: LyingDie, told: SideAccount | null): string {
  return state === "again" ? `${at} again ${face} ${told?.rolls.length ?? 0}` : `${at}`;
}

interface LyingProps {
  die: LyingDie;
  race: string;
  late: number;
  open: boolean;
  turn: () => void;
}

function Lying({ die, race, late, open, turn }: LyingProps) {
  const { words, reference, motion, decision, why, battle, you } = useBattle();
  const face = faceAt(reference, race, die.special, die.face);
  const label = dieWords(words, face, die.special, die.state);
  const [only, ...more] = die.options;
  const drawn = (
    <Die
      face={face}
      special={die.special ? race : undefined}
      state={die.state}
      size={DIE}
      fallsAfter={motion ? late : undefined}
    />
  );
  if (only === undefined) {
    const mine = [battle.attacker, battle.defender].some(
      (side) => side.race === race && side.seat === you,
    );
    const asks = decision?.kind === "reroll" || decision?.kind === "set-die";
    return mine && asks && die.state !== "picked" ? (
      <button
        type="button"
        className={css.still}
        aria-label={label}
        onClick={() => why({ die: die.special ? "special" : "standard" })}
      >
        {drawn}
      </button>
    ) : (
      <span role="img" aria-label={label}>
        {drawn}
      </span>
    );
  }
  if (more.length > 0 || decision?.kind === "set-die") {
    return (
      <button
        type="button"
        className={css.die}
        aria-label={label}
        aria-expanded={open}
        onClick={turn}
      >
        {drawn}
      </button>
    );
  }
  return (
    <Pick option={only} className={css.die} label={label} atOnce>
      {drawn}
    </Pick>
  );
}

/** The faces to which a die can be turned. */
function Faces({ die, race }: { die: LyingDie; race: string }) {
  const { words, reference } = useBattle();
  return (
    <div className={css.faces} role="group" aria-label={words("assault-battle-turn-to")}>
      <span aria-hidden="true">{words("assault-battle-turn-to")}</span>
      {die.options.map((option) => {
        const face = faceAt(reference, race, die.special, Number(option.facts["to_face"]));
        return (
          <Pick
            key={option.notation}
            option={option}
            className={css.die}
            label={faceWords(words, face)}
          >
            <Die face={face} special={die.special ? race : undefined} size={36} />
          </Pick>
        );
      })}
    </div>
  );
}
