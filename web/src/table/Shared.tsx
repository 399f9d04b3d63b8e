import { useRef, useState } from "react";
import { Button } from "../parts/Button";
import { useWords } from "../words";
import css from "./dialogs.module.css";

/** A link to copy, or to hand to the system's own way of sharing where there is one. */
export function Shared({ link, title }: { link: string; title: string }) {
  const words = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      field.current?.select(); // no clipboard outside https: the old way, or by hand
      // oxlint-disable-next-line typescript/no-deprecated
      document.execCommand("copy");
    }
    setCopied(true);
  };
  return (
    <div className={css.shared}>
      <input
        ref={field}
        readOnly
        value={link}
        aria-label={words("web-link")}
        onFocus={(event) => event.target.select()}
      />
      <Button glyph={copied ? "check" : "copy"} onClick={() => void copy()}>
        <span aria-live="polite">{words(copied ? "web-copied" : "web-copy")}</span>
      </Button>
      {"share" in navigator && (
        <Button
          glyph="share"
          onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
        >
          {words("web-share-by")}
        </Button>
      )}
    </div>
  );
}
