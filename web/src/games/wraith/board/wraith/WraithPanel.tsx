// How the Wraith stands, what she dares without a card, her skills and her piles.
import { useRef } from "react";
import { fearlessThing, skillThing } from "../aims";
import { Chips, TakeBack } from "../Chooser";
import { DropIcon, EffectIcon, ShieldIcon, StunIcon } from "../glyphs";
import { Over } from "../Over";
import { effectName, effectsWords, pieceName, skillWords } from "../phrases";
import { givenTo, mayGive, sharedOut } from "../sharing";
import { handlesOf, useTable } from "../table";
import type { Fearless as Dare } from "../types";
import css from "./WraithPanel.module.css";

export function Vitals() {
  const { words, view, pieces, telling, preview, pointed } = useTable();
  const { wounds, wound_limit: limit, stunned, shield } = view.wraith;
  const then =
    pointed && preview
      ? (preview.view as { wraith?: { wounds?: number } }).wraith?.wounds
      : undefined;
  const more = then === undefined ? 0 : then - wounds;
  return (
    <div
      className={css.vitals}
      data-hurt={["suffered", "burnt", "fearless-price"].includes(telling?.kind ?? "") || undefined}
    >
      <h2 className={css.name}>{pieceName(words, "wraith", pieces.reference.wraith)}</h2>
      <div
        className={css.drops}
        role="img"
        title={words("wraith-board-last", { n: limit - wounds })}
        aria-label={words("wraith-board-wraith-wounds-told", { n: wounds, all: limit })}
      >
        {Array.from({ length: limit }, (_, i) => (
          <i
            key={i}
            data-full={i < wounds || undefined}
            data-ghost={(i >= wounds && i < wounds + more) || undefined}
            data-heals={(i < wounds && i >= wounds + more) || undefined}
            data-last={i === limit - 1 || undefined}
          >
            <DropIcon hollow={i >= wounds} />
          </i>
        ))}
        <b>
          {wounds}/{limit}
        </b>
      </div>
      <div className={css.states}>
        {stunned && (
          <span className={css.stunned} title={words("wraith-board-stunned")}>
            <StunIcon aria-hidden />
            {words("wraith-board-stunned-short")}
          </span>
        )}
        {shield > 0 && (
          <span className={css.shield}>
            <ShieldIcon aria-hidden />
            {words("wraith-board-shield", { n: shield })}
          </span>
        )}
      </div>
    </div>
  );
}

export function Fearless() {
  const { words, view } = useTable();
  return (
    <section className={css.fearless} aria-label={words("wraith-board-fearless")}>
      <span className={css.label} aria-hidden>
        {words("wraith-board-fearless")}
      </span>
      {view.wraith.fearless.map((dare) => (
        <DareButton key={dare.action} dare={dare} />
      ))}
    </section>
  );
}

function DareButton({ dare }: { dare: Dare }) {
  const table = useTable();
  const { words, aims, lit, view } = table;
  const thing = fearlessThing(dare.action);
  const options = aims.get(thing) ?? [];
  const name = effectName(words, dare.action);
  const fatal = view.wraith.wounds + dare.price >= view.wraith.wound_limit;
  return (
    <div className={css.dare} data-open={table.open === thing || undefined}>
      <button
        type="button"
        data-reach={options.length > 0 || undefined}
        data-lit={lit === thing || undefined}
        data-fatal={fatal || undefined}
        aria-label={`${words("wraith-board-fearless-told", { effect: name, n: dare.value ?? 0, price: dare.price })}${fatal ? `. ${words("wraith-board-fatal")}` : ""}`}
        {...handlesOf(table, thing)}
      >
        <EffectIcon effect={dare.action} />
        <b>
          {name}
          {dare.value === null ? "" : ` ${dare.value}`}
        </b>
        <span className={css.price}>
          {Array.from({ length: dare.price }, (_, i) => (
            <DropIcon key={i} />
          ))}
        </span>
      </button>
    </div>
  );
}

export function Skills() {
  const table = useTable();
  const { words, view, pieces, aims, lit } = table;
  if (pieces.reference.wraith.skills.length === 0) return null;
  return (
    <section className={css.skills} aria-label={words("wraith-board-skills")}>
      {pieces.reference.wraith.skills.map((skill, i) => {
        const tokens = view.wraith.skills[i]?.tokens ?? 0;
        const thing = skillThing(skill.id);
        const options = aims.get(thing) ?? [];
        const share = table.sharing && givenTo(table.sharing, thing);
        const gives = table.sharing !== null && mayGive(table.sharing, thing);
        return (
          <div
            key={skill.id}
            className={css.skill}
            data-shape={i}
            style={{ "--skill": colourOf(skill.colour) } as React.CSSProperties}
            data-reach={(table.sharing === null ? options.length > 0 : gives) || undefined}
            data-lit={lit === thing || undefined}
            data-dead={tokens === 0 || undefined}
          >
            <button
              type="button"
              className={css.face}
              aria-label={`${skillWords(words, skill, tokens)}${share === null ? "" : `. ${words("wraith-board-share-pays", { n: share })}`}`}
              {...handlesOf(table, thing)}
            />
            <span className={css.skillHead} aria-hidden>
              {skill.effects.map((effect, j) => (
                <EffectIcon key={j} effect={effect.type} />
              ))}
              <b>{skill.name}</b>
            </span>
            <span className={css.tokens} aria-hidden title={effectsWords(words, skill.effects)}>
              {Array.from({ length: skill.pool }, (_, j) => (
                <i
                  key={j}
                  data-full={j < tokens || undefined}
                  data-goes={(j < tokens && j >= tokens - (share ?? 0)) || undefined}
                />
              ))}
              <b>
                {tokens - (share ?? 0)}/{skill.pool}
              </b>
            </span>
            {share !== null && <TakeBack thing={thing} name={skill.name} />}
            {options.length > 0 && !sharedOut(options) && <Chips options={options} inline />}
          </div>
        );
      })}
    </section>
  );
}

/** Pools have the colours of the box; the shape of their tokens tells them apart as well. */
function colourOf(colour: string): string {
  const known: Record<string, string> = {
    blue: "#7fb2e5",
    green: "#8cc46a",
    red: "#e8785e",
    yellow: "#e6c34a",
    purple: "#b995e0",
  };
  return known[colour] ?? "#c9bda8";
}

export function Piles() {
  const { words, view, pieces, touch } = useTable();
  const { deck, discard, removed } = view.wraith;
  const dialog = useRef<HTMLDialogElement>(null);
  const counts = new Map<string, number>();
  for (const card of discard) counts.set(card, (counts.get(card) ?? 0) + 1);
  return (
    <section className={css.piles}>
      <div className={css.pile}>
        <Over
          label={words("wraith-board-pile-told", { pile: "deck", n: deck })}
          onClick={() => touch("deck wraith")}
        />
        <span aria-hidden>{words("wraith-board-deck-wraith")}</span>
        <b aria-hidden>{deck}</b>
      </div>
      <div className={css.pile}>
        <Over
          label={words("wraith-board-pile-told", { pile: "discard", n: discard.length })}
          opens="dialog"
          onClick={() => dialog.current?.showModal()}
        />
        <span aria-hidden>{words("wraith-board-discard")}</span>
        <b aria-hidden>{discard.length}</b>
      </div>
      <div
        className={css.pile}
        role="img"
        aria-label={words("wraith-board-pile-told", { pile: "removed", n: removed })}
      >
        <span aria-hidden>{words("wraith-board-removed")}</span>
        <b aria-hidden>{removed}</b>
      </div>
      <dialog
        ref={dialog}
        className={css.dialog}
        aria-label={words("wraith-board-discard-title")}
        onClick={(event) => {
          if (event.target === event.currentTarget) event.currentTarget.close();
        }}
      >
        <div className={css.sheet}>
          <h2>{words("wraith-board-discard-title")}</h2>
          {discard.length === 0 && <p>{words("wraith-board-discard-empty")}</p>}
          <ul>
            {[...counts].map(([card, n]) => {
              const piece = pieces.wraithCards.get(card);
              return (
                <li key={card}>
                  <b>{piece?.name ?? card}</b>
                  {n > 1 && <i>×{n}</i>}
                  <span>{piece && effectsWords(words, piece.actions)}</span>
                </li>
              );
            })}
          </ul>
          <button type="button" onClick={() => dialog.current?.close()}>
            {words("wraith-board-close")}
          </button>
        </div>
      </dialog>
    </section>
  );
}
