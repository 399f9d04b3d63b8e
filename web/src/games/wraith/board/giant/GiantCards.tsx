// The giant's row, leftmost first: what each card will do, where it can be hurt, how far it is.
import { useRef } from "react";
import { giantThing } from "../aims";
import { Chips, TakeBack } from "../Chooser";
import {
  CallIcon,
  CardLostIcon,
  DropIcon,
  EffectIcon,
  KindIcon,
  PushIcon,
  ScarIcon,
  StunIcon,
  WeakIcon,
} from "../glyphs";
import { giantCardWords, placeName } from "../phrases";
import { givenTo, mayGive, sharedOut } from "../sharing";
import type { Lying } from "../sight";
import { handlesOf, useTable } from "../table";
import { GROUND, type Always, type GiantCard, type Strike } from "../types";
import { useSlide } from "../useSlide";
import css from "./GiantCards.module.css";

export function GiantCards() {
  const { words, row, telling, pieces } = useTable();
  const list = useRef<HTMLOListElement>(null);
  useSlide(list, row.map(({ card }) => card).join(" "));
  const leaving =
    telling?.kind === "left-row" || telling?.kind === "scar-above"
      ? String(telling.facts["giant_card"])
      : "";
  const left = pieces.giantCards.get(leaving);
  return (
    <ol ref={list} className={css.row} aria-label={words("wraith-board-row")}>
      {row.map((lying) => (
        <li key={lying.card} className={css.slot} data-slide={lying.card}>
          <Card lying={lying} />
        </li>
      ))}
      {left && (
        <li key={`left ${leaving}`} className={css.leaving} aria-hidden>
          <div className={css.card}>
            <b className={css.title}>{left.name}</b>
          </div>
        </li>
      )}
    </ol>
  );
}

function Card({ lying }: { lying: Lying }) {
  const table = useTable();
  const { words, view, lit, telling, aims } = table;
  const { piece, slot, scarred, wounds } = lying;
  const thing = giantThing(piece.id);
  const options = aims.get(thing) ?? [];
  const acts = telling?.facts["giant_card"] === piece.id ? telling.kind : undefined;
  const state = scarred || view.result === "" ? stateOf(lying, view.giant.suppressed) : "";
  const foreseen = useGhostWounds(piece.id);
  const share = table.sharing && givenTo(table.sharing, thing);
  const given = share === null ? 0 : Math.min(share, piece.wound_limit - wounds);
  const ghost = share === null ? foreseen : given;
  const gets = table.sharing !== null && mayGive(table.sharing, thing);
  const full = given > 0 && wounds + given === piece.wound_limit;
  return (
    <article
      className={css.card}
      data-kind={piece.kind}
      data-state={state}
      data-lit={lit === thing || undefined}
      data-reach={(table.sharing === null ? options.length > 0 : gets) || undefined}
      data-acts={acts}
      data-weak={
        (lit?.startsWith("place ") && !scarred && piece.footholds.includes(lit.slice(6))) ||
        undefined
      }
    >
      <button
        type="button"
        className={css.face}
        aria-label={`${slot + 1}: ${piece.name}. ${share === null ? "" : `${words("wraith-board-share-gets", { n: share })}. `}${words(`wraith-board-kind`, { kind: piece.kind })}. ${giantCardWords(words, lying).join(" ")}`}
        data-key={gets ? slot + 1 : undefined}
        {...handlesOf(table, thing)}
      />
      <div className={css.inner} aria-hidden>
        <header className={css.head}>
          <span className={css.number}>{slot + 1}</span>
          <b className={css.title}>{piece.name}</b>
        </header>
        {scarred ? (
          <div className={css.scar}>
            <ScarIcon />
            <span>{words("wraith-board-scar")}</span>
          </div>
        ) : (
          <>
            <div className={css.middle}>
              <span
                className={css.weak}
                title={words("wraith-board-weak-at", { spot: piece.weak_spot })}
              >
                <WeakIcon />
                <b>{piece.weak_spot}</b>
              </span>
              <span className={css.signs}>
                {piece.symbols.map((sign) => (
                  <i
                    key={sign}
                    data-sign={sign}
                    data-calls={calls(piece, sign, table.calling) || undefined}
                  >
                    <CallIcon sign={sign} />
                  </i>
                ))}
              </span>
            </div>
            <div className={css.toll}>
              <Pips wounds={wounds} limit={piece.wound_limit} ghost={ghost} />
              <span className={css.count}>
                <b>{wounds}</b>/{piece.wound_limit}
                {ghost > 0 && <i className={css.ghost}>+{ghost}</i>}
              </span>
            </div>
            <Deed piece={piece} />
          </>
        )}
        {(state !== "" || full) && !scarred && (
          <span className={css.state}>{words(`wraith-board-${full ? "scar-then" : state}`)}</span>
        )}
      </div>
      {share !== null && <TakeBack thing={thing} name={piece.name} />}
      {options.length > 0 && !sharedOut(options) && <Chips options={options} inline />}
      {acts === "hit" && <span className={css.hit}>{Number(telling?.facts["n"] ?? 0)}</span>}
    </article>
  );
}

function calls(piece: GiantCard, sign: string, calling: readonly string[]): boolean {
  return calling.includes(sign) && piece.kind === "normal";
}

/** What the leftmost card is about to do. */
function stateOf({ slot, scarred, wounds, piece }: Lying, dazzled: boolean): string {
  if (scarred) return "scar";
  if (piece.kind === "always_active") return "works";
  if (slot !== 0 || piece.kind !== "normal") return "";
  if (dazzled) return "dazzled";
  return wounds > 0 ? "held-back" : "strikes-next";
}

/** Wounds that the option in the light would put on a card. */
function useGhostWounds(card: string): number {
  const { preview, pointed } = useTable();
  if (!preview || !pointed) return 0;
  return preview.happenings
    .filter(({ kind, facts }) => kind === "hit" && facts["giant_card"] === card)
    .reduce((sum, { facts }) => sum + Number(facts["n"] ?? 0), 0);
}

function Pips({ wounds, limit, ghost }: { wounds: number; limit: number; ghost: number }) {
  return (
    <span className={css.pips}>
      {Array.from({ length: limit }, (_, i) => (
        <i
          key={i}
          data-full={i < wounds || undefined}
          data-ghost={(i >= wounds && i < wounds + ghost) || undefined}
        />
      ))}
    </span>
  );
}

/** What the card does, in signs: where it strikes and what that brings. */
function Deed({ piece }: { piece: GiantCard }) {
  return (
    <div className={css.deed}>
      {piece.kind !== "normal" && <KindIcon kind={piece.kind} />}
      {piece.attack && <StrikeSigns strike={piece.attack} />}
      {piece.always && <AlwaysSigns always={piece.always} />}
    </div>
  );
}

function Area({ area }: { area: readonly string[] }) {
  const { words } = useTable();
  return (
    <span className={css.area}>
      {area.map((name) => (
        <i key={name} data-ground={name === GROUND || undefined} title={placeName(words, name)}>
          {name === GROUND ? "" : name}
        </i>
      ))}
    </span>
  );
}

function StrikeSigns({ strike }: { strike: Strike }) {
  return (
    <>
      <Area area={strike.area} />
      <span className={css.harm}>
        {strike.wounds > 0 && (
          <i data-harm="wound">
            {strike.wounds}
            <DropIcon />
          </i>
        )}
        {strike.cards > 0 && (
          <i data-harm="card">
            {strike.cards}
            <CardLostIcon aria-hidden />
          </i>
        )}
        {strike.stun && (
          <i data-harm="stun">
            <StunIcon aria-hidden />
          </i>
        )}
        {strike.push && (
          <i data-harm="push">
            <PushIcon way={strike.push.way} />
            {strike.push.by === GROUND ? <em data-ground /> : strike.push.by}
          </i>
        )}
      </span>
    </>
  );
}

function AlwaysSigns({ always }: { always: Always }) {
  const { words } = useTable();
  const { effect, actions = [], by = 0, area, push } = always;
  return (
    <>
      {area && <Area area={area} />}
      <span className={css.harm}>
        {actions.map((action) => (
          <i key={action}>
            <EffectIcon effect={action} />
          </i>
        ))}
        {effect === "scorch" && (
          <i data-harm="wound">
            {by}
            <DropIcon />
          </i>
        )}
        {effect === "leak" && (
          <i data-harm="card">
            {by}
            <CardLostIcon aria-hidden />
          </i>
        )}
        {push && (
          <i data-harm="push">
            <PushIcon way={push.way} />
            {push.by}
          </i>
        )}
        {!["scorch", "leak", "drift"].includes(effect) && (
          <i className={css.short}>{words("wraith-board-always-short", { effect, n: by })}</i>
        )}
      </span>
    </>
  );
}
