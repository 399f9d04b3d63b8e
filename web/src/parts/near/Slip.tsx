// A slip of paper near the hand: the thing in the light in words, and what would happen.
import css from "./Slip.module.css";

interface SlipProps {
  said: { title: string; lines: readonly string[] } | null;
  would: readonly string[];
}

export function Slip({ said, would }: SlipProps) {
  if (!said && would.length === 0) return null;
  return (
    <aside className={css.slip} data-lens aria-hidden="true">
      {said && (
        <>
          <h3 className={css.title}>{said.title}</h3>
          {said.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
      {would.length > 0 && (
        <ul className={css.would}>
          {would.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </aside>
  );
}
