// The battlefield for keys and for ears: a grid of unseen cells that speak, over whatever is drawn.
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { figureThing, sortOf, spaceThing } from "./aims";
import css from "./Cells.module.css";
import { wouldDo } from "./Lens";
import { costWords, figureWords, glyphWords, spaceWords } from "./phrases";
import { useTable, type Table } from "./table";
import type { Space } from "./types";
import { choosable, walked } from "./walk";
import { list } from "../../../words";
import { printedName } from "../names";

export function Cells() {
  const table = useTable();
  const { words, ground, view, aims, decision, look, touch, shut, open } = table;
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const [within, setWithin] = useState(false);
  const [edge, setEdge] = useState("");
  const may = useMemo(() => choosable(ground, view, aims), [ground, view, aims]);
  const rows = useMemo(() => rowsOf(ground.reference.battlefield.spaces), [ground]);
  const here = (at === null ? undefined : ground.spaces.get(at)) ?? firstCell(table, may);
  const lines = wouldDo(table);

  // Whoever stood in the grid when the question changed is told what is under them now.
  const heard = useRef(decision);
  useEffect(() => {
    if (heard.current === decision) return;
    heard.current = decision;
    if (decision && within && here) look(thingAt(table, here));
  });

  const go = (space: Space): void => {
    setAt(space.name);
    setEdge("");
    look(thingAt(table, space));
  };
  const next = (by: number): void => {
    const now = may.findIndex(({ name }) => name === here?.name);
    const space =
      now < 0 ? may[by > 0 ? 0 : may.length - 1] : may[(now + by + may.length) % may.length];
    if (space) go(space);
    else setEdge(words("heroscape-board-nothing-to-choose"));
  };
  const press = (event: KeyboardEvent): void => {
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === "Enter") touch(thingAt(table, here));
    else if (key === "n") next(1);
    else if (key === "p") next(-1);
    else if (key === "Escape") {
      if (open !== null) shut();
      else {
        look(null);
        grid.current?.blur();
      }
    } else {
      const space = walked(ground, here, key);
      if (space === undefined) return;
      if (space === null) setEdge(words("heroscape-board-edge"));
      else go(space);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <div
        ref={grid}
        className={css.grid}
        role="grid"
        tabIndex={0}
        aria-label={words("heroscape-board-field", {
          name: printedName(words, "battlefield", ground.reference.battlefield.name),
        })}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={here ? `${id}-${here.name}` : undefined}
        onKeyDown={press}
        onFocus={() => {
          setWithin(true);
          if (here && table.hand() === "key") go(here);
        }}
        onBlur={() => {
          setWithin(false);
          look(null);
        }}
      >
        {rows.map((row) => (
          <div key={row[0]?.r} role="row">
            {row.map((space) => (
              <span
                key={space.name}
                id={`${id}-${space.name}`}
                role="gridcell"
                aria-selected={space.name === here?.name}
                data-cell={space.name}
              >
                {space.name === here?.name ? cellWords(table, space) : space.name}
              </span>
            ))}
          </div>
        ))}
      </div>
      <p id={`${id}-keys`} className={css.keys}>
        {words("heroscape-board-keys")}
      </p>
      <p className="unseen" role="status" data-spoken>
        {within ? [edge, ...lines].filter(Boolean).join(". ") : ""}
      </p>
    </>
  );
}

function rowsOf(spaces: readonly Space[]): Space[][] {
  const rows = new Map<number, Space[]>();
  for (const space of spaces) rows.set(space.r, [...(rows.get(space.r) ?? []), space]);
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => a.q - b.q || b.level - a.level));
}

/** Where one begins: at what may be chosen, else at a figure of one's own, else in the first row. */
function firstCell({ ground, view, you }: Table, may: readonly Space[]): Space | undefined {
  const own = view.figures.find(({ seat, fate }) => seat === you && fate === "standing");
  return (
    may[0] ??
    (own?.space ? ground.spaces.get(own.space) : undefined) ??
    ground.reference.battlefield.spaces[0]
  );
}

/** What Enter means on a space: the space itself, or who stands there. */
function thingAt({ meant, standing }: Table, space: Space): string {
  const thing = meant(spaceThing(space.name));
  const figure = standing.get(space.name);
  return figure && sortOf(thing) === "figure" ? figureThing(figure.figure) : thing;
}

/** A cell as it is spoken. */
export function cellWords(table: Table, space: Space): string {
  const { words, standing, aims, ground, view } = table;
  const parts = [spaceWords(table, space)];
  const figure = standing.get(space.name);
  if (figure) parts.push(words("heroscape-board-stands", { figure: figureWords(table, figure) }));
  parts.push(glyphWords(table, space.name));
  const zone = view.phase === "gather" ? ground.zoneOf.get(space.name) : undefined;
  if (zone !== undefined)
    parts.push(words("heroscape-board-zone", { zone: words("heroscape-zone", { zone }) }));
  const options = aims.get(thingAt(table, space)) ?? [];
  if (options.length > 0) parts.push(words("heroscape-board-may", { n: options.length }));
  const [only] = options;
  if (options.length === 1 && only) parts.push(costWords(words, only.facts));
  return list(parts.filter(Boolean));
}
