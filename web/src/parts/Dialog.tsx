import { useEffect, useId, useRef, type ReactNode } from "react";
import { useWords } from "../words";
import { IconButton } from "./Button";
import css from "./parts.module.css";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Rises from the lower edge, for lists on small screens. */
  sheet?: boolean;
  /** As wide as prose is read, or as the screen allows: for many cards at once. */
  wide?: boolean | "screen";
}

/** A window over the page. The browser's own <dialog> keeps focus inside and closes on Escape. */
export function Dialog({ title, onClose, children, sheet = false, wide = false }: DialogProps) {
  const words = useWords();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    (dialog?.querySelector<HTMLElement>("[data-first], [data-option]") ?? dialog)?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) {
        before.focus();
      }
    };
  }, []);
  const look = [
    css.dialog,
    sheet ? css.sheet : "",
    wide === "screen" ? css.screen : wide ? css.wide : "",
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      className={look}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) {
          onClose(); // the veil around it
        }
      }}
    >
      <div className={css.dialogHead}>
        <h2 id={id}>{title}</h2>
        <IconButton glyph="close" label={words("web-close")} onClick={onClose} />
      </div>
      <div className={css.dialogBody}>{children}</div>
    </dialog>
  );
}
