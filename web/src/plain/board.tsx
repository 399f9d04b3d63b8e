import { readable, useWords } from "../words";
import type { BoardModule, BoardProps } from "../games/face";
import css from "./board.module.css";

/** Any game's view in words: enough to play by, until its board is drawn. */
function Board({ view, decision, telling, pointed, point, choose }: BoardProps) {
  const words = useWords();
  return (
    <div className={css.board}>
      {telling && <p className={css.telling}>{words.say(telling.text)}</p>}
      {decision && (
        <ul className={css.options}>
          {decision.options.map((option) => (
            <li key={option.notation}>
              <button
                type="button"
                className={option.notation === pointed ? css.pointed : undefined}
                data-option={option.notation}
                onMouseEnter={() => point(option.notation)}
                onMouseLeave={() => point(null)}
                onClick={() => choose(option.notation)}
              >
                {words.say(option.text)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Thing thing={view as Json} />
    </div>
  );
}

/** What a view is made of, whatever the game. */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function isObject(thing: Json): thing is { [key: string]: Json } {
  return typeof thing === "object" && thing !== null && !Array.isArray(thing);
}

function Thing({ thing }: { thing: Json }) {
  if (Array.isArray(thing)) {
    return thing.length === 0 ? (
      <span className={css.nothing}>–</span>
    ) : (
      <ul className={css.things}>
        {thing.map((item, i) => (
          <li key={i} className={isObject(item) ? css.card : css.value}>
            <Thing thing={item} />
          </li>
        ))}
      </ul>
    );
  }
  if (isObject(thing)) {
    return (
      <dl className={css.facts}>
        {Object.entries(thing).map(([name, value]) => (
          <div key={name} className={isObject(value) ? css.part : css.fact}>
            <dt>{readable(name)}</dt>
            <dd>
              <Thing thing={value} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  if (thing === null || thing === "") {
    return <span className={css.nothing}>–</span>;
  }
  return typeof thing === "boolean" ? (thing ? "✓" : "✗") : thing;
}

export const board: BoardModule = {
  Board,
  weight: () => 1,
};
