// What every panel is made of: a title, things to choose, and the way out below them.
import type { ReactNode } from "react";
import type { Option } from "../../../../wire/types";
import { unitOf } from "../names";
import { UnitPiece } from "../pieces/UnitPiece";
import { useTable } from "../table";
import css from "./doing.module.css";

interface ChoiceProps {
  option: Option;
  /** What stands on it, where that is not the option in words. */
  children?: ReactNode;
  /** What it is, for those who do not see what stands on it. */
  label?: string | undefined;
  tone?: "brass" | "plain" | "stop" | "pass" | "price" | "danger" | undefined;
  className?: string | undefined;
}

/** An option to press; whoever points at it sees what it would do. */
export function Choice({ option, children, label, tone = "plain", className }: ChoiceProps) {
  const { words, choose, light, pointed } = useTable();
  return (
    <button
      type="button"
      className={[css.choice, className].filter(Boolean).join(" ")}
      data-tone={tone}
      data-option={option.notation}
      data-lit={pointed?.notation === option.notation || undefined}
      aria-label={label}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "touch") light(option);
      }}
      onPointerLeave={() => light(null)}
      onFocus={() => light(option)}
      onBlur={() => light(null)}
      onClick={() => choose(option)}
    >
      {children ?? words.say(option.text)}
    </button>
  );
}

/** Options that name nothing on the table: done, all of them, pass. */
export function isPlain({ facts }: Option): boolean {
  return !Object.entries(facts).some(([name, fact]) => name !== "do" && typeof fact === "string");
}

/** A soldier as it stands on the map, beside its name. */
export function Piece({ soldier }: { soldier: string }) {
  const { reference } = useTable();
  const unit = unitOf(reference, soldier);
  const race = reference.races.find(({ units }) => units.some(({ id }) => id === unit?.id));
  if (!unit || !race) return null;
  return (
    <svg viewBox="-32 -42 64 74" width="30" height="34" aria-hidden="true" className={css.piece}>
      <UnitPiece race={race.id} unit={unit} wounded={soldier.endsWith("!")} size={48} />
    </svg>
  );
}

interface PanelProps {
  title: ReactNode;
  children?: ReactNode;
  /** Beside the plain options of the question, which always lie below. */
  foot?: ReactNode;
  plain?: readonly Option[] | undefined;
}

export function Panel({ title, children, foot, plain }: PanelProps) {
  const { words, decision, view } = useTable();
  const { left } = view;
  const below = plain ?? decision?.options.filter(isPlain) ?? [];
  return (
    <section className={css.panel} data-doing={decision?.kind} aria-label={words("assault-doing")}>
      <header className={css.head}>
        <h3>{title}</h3>
        {left && (
          <p className={css.left} data-left={left.n}>
            <b>{left.n}</b> {words("assault-doing-left", { of: left.of, n: left.n })}
          </p>
        )}
      </header>
      <div className={css.body}>{children}</div>
      {(below.length > 0 || foot) && (
        <footer className={css.foot}>
          {foot}
          {below.map((option) => (
            <Choice
              key={option.notation}
              option={option}
              tone={option.facts["do"] === "done" ? "plain" : "brass"}
            />
          ))}
        </footer>
      )}
    </section>
  );
}
