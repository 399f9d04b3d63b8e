// Units on their way: who can go, where to and at which price, and what is left of the move.
import type { Aim, Thing } from "../aims";
import { fact, soldierOf, sortOf } from "../aims";
import { wayKind } from "../marks";
import { regionName, slayerName, soldierName } from "../names";
import { useTable, type Table } from "../table";
import css from "./doing.module.css";
import { Choice, Panel, Piece } from "./parts";

const KINDS = ["stop", "pass", "price", "danger"] as const;

export function March() {
  const table = useTable();
  const { words, reference, decision, aims, held, take } = table;
  const movers = [...new Set(aims.flatMap(({ from }) => (from === null ? [] : [from])))];
  const ways = aims.filter(({ from, at }) => at.length > 0 && (from === null || from === held));
  const kinds = new Set(ways.map(({ option }) => wayKind(option.facts)));
  return (
    <Panel title={words("assault-march", { kind: decision?.kind ?? "" })}>
      {decision?.kind === "onward" && (
        <p className={css.note}>
          {words("assault-march-onward", {
            soldier: soldierName(words, reference, walkerOf(table)),
            region: regionName(words, reference, fact(decision.facts, "region")),
          })}
        </p>
      )}
      {movers.length > 0 && (
        <ul className={css.movers} aria-label={words("assault-march-who")}>
          {movers.map((mover) => (
            <li key={mover}>
              <button
                type="button"
                className={css.mover}
                aria-pressed={mover === held}
                data-take={mover}
                onClick={() => take(mover === held ? null : mover)}
              >
                <Mover thing={mover} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {ways.length > 0 ? (
        <>
          <ul className={css.ways} aria-label={words("assault-march-where")}>
            {ways.map((aim) => (
              <li key={aim.option.notation}>
                <Way aim={aim} />
              </li>
            ))}
          </ul>
          <p className={css.legend}>
            {KINDS.filter((kind) => kinds.has(kind)).map((kind) => (
              <span key={kind} data-tone={kind}>
                {words("assault-way", { kind })}
              </span>
            ))}
          </p>
        </>
      ) : (
        <p className={css.note}>{words("assault-march-take")}</p>
      )}
    </Panel>
  );
}

/** Who is on the way while it stands in no region. */
function walkerOf({ view, decision }: Table): string {
  const soldier = view.on_the_way?.unit;
  return soldier ?? fact(decision?.facts ?? {}, "unit");
}

export function Mover({ thing }: { thing: Thing }) {
  const { words, reference, view } = useTable();
  if (sortOf(thing) !== "soldier") {
    return <span>{slayerName(words, reference, thing.slice(thing.indexOf(" ") + 1))}</span>;
  }
  const { region, soldier } = soldierOf(thing);
  const n = view.regions[region]?.units[soldier] ?? 0;
  return (
    <>
      <Piece soldier={soldier} />
      <span>
        {soldierName(words, reference, soldier)}
        {n > 1 && <b> ×{n}</b>}
        <small>{regionName(words, reference, region)}</small>
      </span>
    </>
  );
}

function Way({ aim: { option } }: { aim: Aim }) {
  const { words, reference } = useTable();
  const to = fact(option.facts, "to") || fact(option.facts, "region");
  const kind = wayKind(option.facts);
  return (
    <Choice option={option} tone={kind === "may" ? "plain" : tone(kind)}>
      <span>{regionName(words, reference, to)}</span>
      {kind !== "stop" && kind !== "may" && <small>{words("assault-way-short", { kind })}</small>}
    </Choice>
  );
}

const tone = (kind: string) => KINDS.find((one) => one === kind);
