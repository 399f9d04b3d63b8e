import { useWords } from "../words";
import type { Message, Note } from "../wire/types";
import css from "./Log.module.css";
import { useTable } from "./store";

/** What became of a seat, in a sentence. */
export function noteText(note: Note, names: readonly string[]): Message {
  const n = note.seat + 1;
  const name = names[note.seat] || { key: "web-seat-number", facts: { n } };
  switch (note.kind) {
    case "seat":
      return {
        key:
          note.now === "human"
            ? note.was === "human"
              ? "web-note-device"
              : "web-note-sat-down"
            : note.now === "bot"
              ? "web-note-to-bot"
              : "web-note-left-open",
        facts: { n, name: note.name || name },
      };
    case "bot":
      return { key: `web-note-stand-in-${note.why ?? "own"}`, facts: { n, name } };
    default:
      return { key: `web-note-${note.kind}`, facts: { n, name } };
  }
}

/** Who came, went, and let a bot play, since the game began: nobody sits down unseen. */
export function TableNotes() {
  const words = useWords();
  const notes = useTable((table) => table.notes);
  const seats = useTable((table) => table.seats);
  if (notes.length === 0) {
    return null;
  }
  const names = seats.map((seat) => seat.name);
  return (
    <details className={css.notes}>
      <summary>{words("web-notes", { n: notes.length })}</summary>
      <ol>
        {notes.map((note, i) => (
          <li key={i}>{words.say(noteText(note, names))}</li>
        ))}
      </ol>
    </details>
  );
}
