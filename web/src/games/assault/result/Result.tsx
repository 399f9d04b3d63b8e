// The game told once it is over: the final scoring with what decides among equals, points over time
// and by source, battles and Events.
import { Loading } from "../../../parts/states";
import { list, useWords } from "../../../words";
import type { ResultProps } from "../../face";
import { eventName, raceName } from "../board/names";
import { RaceSeal } from "../board/pieces/RaceSeal";
import type { Reference } from "../shapes";
import { Chart } from "./Chart";
import css from "./Result.module.css";
import { Sources } from "./Sources";
import type { RaceStory, Story } from "./story";
import { useStory } from "./useStory";

export default function Result({ table }: ResultProps) {
  const words = useWords();
  const asked = useStory(table.id);
  if (asked.state === "asking") {
    return <Loading />;
  }
  if (asked.state === "failed" || asked.value === null) {
    return <p>{words("assault-result-not-told")}</p>;
  }
  const { reference, story } = asked.value;
  return (
    <div className={css.result}>
      <Scoring story={story} />
      <section>
        <h3>{words("assault-result-over-time")}</h3>
        <Chart races={story.races} readings={story.readings} />
      </section>
      <section>
        <h3>{words("assault-result-sources")}</h3>
        <Sources races={story.races} />
      </section>
      <Battles races={story.races} />
      <Events races={story.races} reference={reference} />
    </div>
  );
}

function Race({ race }: { race: string }) {
  const words = useWords();
  return (
    <span className={css.race}>
      <RaceSeal race={race} size={22} />
      {raceName(words, race)}
    </span>
  );
}

/** Points, and what is compared where they are equal. */
function Scoring({ story: { races, decided } }: { story: Story }) {
  const words = useWords();
  const most = races[0]?.points;
  const decides = (by: Story["decided"], points: number): true | undefined =>
    (decided === by && points === most) || undefined;
  return (
    <section>
      <h3>{words("assault-result-scoring")}</h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words("assault-result-race")}</th>
            <th scope="col">{words("assault-result-points")}</th>
            <th scope="col">{words("assault-result-cards")}</th>
            <th scope="col">{words("assault-result-regions")}</th>
          </tr>
        </thead>
        <tbody>
          {races.map(({ race, points, cards, regions, won }) => (
            <tr key={race} data-won={won || undefined}>
              <th scope="row">
                <Race race={race} />
                {won && <span className="unseen"> {words("assault-result-winner")}</span>}
              </th>
              <td>{points}</td>
              <td data-decides={decides("cards", points)}>{cards}</td>
              <td data-decides={decides("regions", points)}>{regions}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note}>{words("assault-result-decided", { by: decided })}</p>
    </section>
  );
}

function Battles({ races }: { races: readonly RaceStory[] }) {
  const words = useWords();
  return (
    <section>
      <h3>{words("assault-result-battles")}</h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words("assault-result-race")}</th>
            <th scope="col">{words("assault-result-attacks")}</th>
            <th scope="col">{words("assault-result-defences")}</th>
            <th scope="col">{words("assault-result-felled")}</th>
            <th scope="col">{words("assault-result-lost")}</th>
          </tr>
        </thead>
        <tbody>
          {races.map(({ race, attacks, defences, felled, lost }) => (
            <tr key={race}>
              <th scope="row">
                <Race race={race} />
              </th>
              <td>{words("assault-result-of", attacks)}</td>
              <td>{words("assault-result-of", defences)}</td>
              <td>{felled}</td>
              <td>{lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Events({ races, reference }: { races: readonly RaceStory[]; reference: Reference }) {
  const words = useWords();
  return (
    <section>
      <h3>{words("assault-result-events")}</h3>
      <ul className={css.events}>
        {races
          .filter(({ events }) => events.length > 0)
          .map(({ race, events }) => (
            <li key={race}>
              <Race race={race} />
              <span>{list(events.map((event) => eventName(words, reference, event)))}</span>
            </li>
          ))}
      </ul>
      {races.every(({ events }) => events.length === 0) && (
        <p>{words("assault-result-no-events")}</p>
      )}
    </section>
  );
}
