// The fight told once it is over: what it came to, round by round, and what to try next.
import { Suspense, useState } from "react";
import { useLocation } from "wouter";
import { useAsked } from "../../../parts/asked";
import { Button, LinkButton } from "../../../parts/Button";
import { Loading, Trouble } from "../../../parts/states";
import { tableSummary } from "../../../table/names";
import { api } from "../../../wire/http";
import type { TableInfo } from "../../../wire/types";
import { list, useWords } from "../../../words";
import type { ResultProps } from "../../face";
import { replayed } from "../../replayed";
import { effectName, named } from "../board/phrases";
import { asReference, asView } from "../board/types";
import { picture } from "../pictures";
import type { Reference } from "../shapes";
import { nextOf } from "./next";
import css from "./Result.module.css";
import { taleOf, type Tale } from "./tale";

async function readTale(id: string): Promise<{ reference: Reference; tale: Tale | null }> {
  const reference = asReference(await api.reference(id));
  const moments: Parameters<typeof taleOf>[0][number][] = [];
  await replayed(id, (happening, view) => {
    moments.push({ happening, view: asView(view) });
  });
  return { reference, tale: taleOf(moments) };
}

export default function Result({ table }: ResultProps) {
  const words = useWords();
  const [asked] = useAsked(`fight ${table.id}`, () => readTale(table.id));
  const won = (table.outcome?.winners.length ?? 0) > 0;
  return (
    <div className={css.result}>
      <Foes table={table} result={table.outcome?.result ?? ""} />
      {asked.state === "asking" && <Loading />}
      {(asked.state === "failed" || (asked.state === "here" && asked.value.tale === null)) && (
        <p>{words("wraith-fight-not-told")}</p>
      )}
      {asked.state === "here" && asked.value.tale && (
        <Course tale={asked.value.tale} reference={asked.value.reference} won={won} />
      )}
      {table.campaign === "" && table.seats.some(({ mine }) => mine) && (
        <Next table={table} won={won} />
      )}
    </div>
  );
}

/** Who was met; a Giant that is beaten lies there, or goes. */
function Foes({ table, result }: { table: TableInfo; result: string }) {
  const met = ["giant", "wraith"].flatMap((who) => {
    const Picture = picture(who, String(table.setup[who]));
    return Picture === null ? [] : [{ who, Picture }];
  });
  return (
    <div className={css.foes} data-result={result} aria-hidden>
      <Suspense>
        {met.map(({ who, Picture }) => (
          <span key={who} data-who={who}>
            <Picture />
          </span>
        ))}
      </Suspense>
    </div>
  );
}

function Course({ tale, reference, won }: { tale: Tale; reference: Reference; won: boolean }) {
  const words = useWords();
  const { rounds, scars, best, end } = tale;
  const dealt = rounds.reduce((sum, round) => sum + round.dealt, 0);
  const taken = rounds.reduce((sum, round) => sum + round.taken, 0);
  const { cards } = named(words, reference).giant;
  const counts: [string, number][] = [
    ["rounds", rounds.length],
    ["dealt", dealt],
    ["taken", taken],
    ["scars", scars],
  ];
  const most = Math.max(1, ...rounds.map((round) => Math.max(round.dealt, round.taken)));
  return (
    <>
      <dl className={css.counts}>
        {counts.map(([what, n]) => (
          <div key={what} data-what={what}>
            <dd>{n}</dd>
            <dt>{words(`wraith-fight-${what}`, { n })}</dt>
          </div>
        ))}
      </dl>
      {!won && (
        <p>
          {words("wraith-fight-left", {
            n: end.giant.life,
            scars: end.giant.scars,
            all: end.giant.scars_limit,
          })}
        </p>
      )}
      <p>
        <b>{words("wraith-fight-best")}</b>
        <br />
        {best === null
          ? words("wraith-fight-no-blow")
          : words("wraith-fight-blow", {
              n: best.n,
              round: best.round,
              effect: effectName(words, best.effect),
              cards: list(best.cards.map((id) => cards.find((card) => card.id === id)?.name ?? id)),
            })}
      </p>
      <section>
        <h3>{words("wraith-fight-course")}</h3>
        <ol className={css.course}>
          {rounds.map((round) => {
            const told = words("wraith-fight-round", { ...round });
            return (
              <li key={round.round} title={told}>
                <span className="unseen">{told}</span>
                <i
                  aria-hidden
                  data-what="dealt"
                  style={{ height: `${(round.dealt / most) * 100}%` }}
                >
                  {round.dealt > 0 && <b>{round.dealt}</b>}
                </i>
                <i
                  aria-hidden
                  data-what="taken"
                  style={{ height: `${(round.taken / most) * 100}%` }}
                >
                  {round.taken > 0 && <b>{round.taken}</b>}
                </i>
              </li>
            );
          })}
        </ol>
      </section>
    </>
  );
}

function Next({ table, won }: { table: TableInfo; won: boolean }) {
  const words = useWords();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<unknown>(null);
  const next = nextOf(table.setup, won);
  if (next === null) return null;
  const { why, setup } = next;
  const open = (opening: Promise<{ id: string }>): void => {
    opening.then(({ id }) => go(`/t/${id}`), setProblem);
  };
  return (
    <section className={css.next}>
      <h3>{words("wraith-fight-next")}</h3>
      <p>{words("wraith-fight-try", { why })}</p>
      {setup !== null && (
        <Button
          glyph="play"
          onClick={() => open(api.open({ game: table.game, setup, seats: [{ kind: "me" }] }))}
        >
          {tableSummary(words, { ...table, setup })}
        </Button>
      )}
      {why === "campaign" && (
        <LinkButton to="/campaign/wraith" glyph="map">
          {words("web-campaign")}
        </LinkButton>
      )}
      {why === "lesson" && (
        <Button glyph="book" onClick={() => open(api.learn(table.game, "first-fight"))}>
          {words("wraith-fight-lesson")}
        </Button>
      )}
      {problem !== null && <Trouble problem={problem} />}
    </section>
  );
}
