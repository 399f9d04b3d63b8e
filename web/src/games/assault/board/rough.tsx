// The table in plain lines, where no part of it is drawn yet.
import { useWords } from "../../../words";
import type { MapProps } from "./map/props";
import type { AroundProps } from "./props";
import css from "./rough.module.css";

export function RealmMap({ reference, view, regions, onPick, onPoint }: MapProps) {
  const words = useWords();
  const { board } = reference;
  return (
    <svg className={css.map} viewBox={`0 0 ${board.width} ${board.height}`}>
      <title>{words("assault-title")}</title>
      {board.regions.map(({ id, name, outline, label, anchors }) => {
        const state = view.regions[id];
        const army = Object.entries(state?.units ?? {});
        return (
          <g
            key={id}
            onClick={() => onPick({ region: id })}
            onPointerEnter={() => onPoint({ region: id })}
          >
            <path
              data-region={id}
              data-mark={regions.get(id)?.kind}
              d={`M${outline.map(([x, y]) => `${x} ${y}`).join("L")}Z`}
            />
            <text x={label[0]} y={label[1]} className={css.name}>
              {name}
            </text>
            {army.map(([soldier, n], i) => (
              <text
                key={soldier}
                data-soldier={soldier}
                x={anchors.army[0]}
                y={anchors.army[1] + i * 18}
                onClick={(event) => {
                  event.stopPropagation();
                  onPick({ region: id, soldier });
                }}
              >
                {n} {soldier}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

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
