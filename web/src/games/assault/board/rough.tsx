// The table in plain lines, where no part of it is drawn yet.
import { useWords } from "../../../words";
import type { AroundProps } from "./props";
import css from "./rough.module.css";

export function RoughEvents({ view }: AroundProps) {
  const words = useWords();
  return (
    <ul className={css.list}>
      {view.event_row.map((event) => (
        <li key={event}>{words("assault-event-card", { event, name: event })}</li>
      ))}
    </ul>
  );
}

export function RoughSeats({ view }: AroundProps) {
  const words = useWords();
  return (
    <ul className={css.list}>
      {view.seats.map(({ seat, race, row }) => (
        <li key={seat}>
          <b>{words("assault-race", { race })}</b>{" "}
          {row.map((command) => words("assault-command", { command, race })).join(" · ")}
        </li>
      ))}
    </ul>
  );
}

export function RoughHand({ decision, pointed, point, choose }: AroundProps) {
  const words = useWords();
  return (
    <ul className={css.options}>
      {decision?.options.map((option) => (
        <li key={option.notation}>
          <button
            type="button"
            data-option={option.notation}
            data-lit={option.notation === pointed || undefined}
            onPointerEnter={() => point(option.notation)}
            onPointerLeave={() => point(null)}
            onClick={() => choose(option.notation)}
          >
            {words.say(option.text)}
          </button>
        </li>
      ))}
    </ul>
  );
}
