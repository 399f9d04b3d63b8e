import { useId, useState } from "react";
import { useLocation } from "wouter";
import { Glyph } from "../parts/Glyph";
import { Loading, Trouble } from "../parts/states";
import { api, Refused } from "../wire/http";
import { useWords } from "../words";
import css from "./OpenRecord.module.css";
import pages from "./pages.module.css";
import { useTitle } from "./title";

/** More than a server takes: there is no need to read it. */
const LARGEST = 64 * 1024;

/** What a file says; refused where that is no record. */
async function recordIn(file: File): Promise<Record<string, unknown>> {
  if (file.size > LARGEST) {
    throw new Refused(413, "too-large", { key: "refused-too-large", facts: { limit: LARGEST } });
  }
  try {
    const found: unknown = JSON.parse(await file.text());
    if (typeof found === "object" && found !== null && !Array.isArray(found)) {
      return { ...found };
    }
  } catch {
    // said below
  }
  throw new Refused(422, "no-record", { key: "web-open-no-record", facts: {} });
}

/** A game out of a file: of this server, of another, or of the terminal. */
export default function OpenRecord() {
  const words = useWords();
  const [, go] = useLocation();
  const field = useId();
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  useTitle(words("web-open-record"));
  const open = (file: File | undefined): void => {
    if (file === undefined || busy) {
      return;
    }
    setBusy(true);
    setProblem(null);
    recordIn(file)
      .then((record) => api.openRecord(record))
      .then(
        (table) => go(`/replay/${table.id}`),
        (trouble: unknown) => {
          setProblem(trouble);
          setBusy(false);
        },
      );
  };
  return (
    <article className={pages.narrow}>
      <h1>{words("web-open-record")}</h1>
      <p>{words("web-open-meaning")}</p>
      <label
        htmlFor={field}
        className={css.drop}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          open(event.dataTransfer.files[0]);
        }}
      >
        <Glyph name="log" size={32} />
        <span>{words("web-open-drop")}</span>
        <span className={css.choose} aria-hidden="true">
          {words("web-open-choose")}
        </span>
        <input
          id={field}
          className="unseen"
          aria-label={words("web-open-drop")}
          type="file"
          accept=".json,application/json"
          disabled={busy}
          onChange={(event) => {
            open(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </label>
      {busy && <Loading />}
      {problem !== null && <Trouble problem={problem} />}
      <p className={css.meaning}>{words("web-open-where")}</p>
    </article>
  );
}
