import css from "./Over.module.css";

interface OverProps {
  /** What the thing is, in words, for those who do not see it. */
  label: string;
  onClick: () => void;
  opens?: "dialog";
}

/** A button laid over what is drawn: the drawing is for eyes, the words for ears. */
export function Over({ label, onClick, opens }: OverProps) {
  return (
    <button
      type="button"
      className={css.over}
      aria-label={label}
      aria-haspopup={opens}
      onClick={onClick}
    />
  );
}
