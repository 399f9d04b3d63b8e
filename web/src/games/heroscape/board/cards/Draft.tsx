// Drafting: every card that is left, whole, with what it costs; what each has spent and taken.
import { useMemo, useState } from "react";
import { Button } from "../../../../parts/Button";
import { list, useWords } from "../../../../words";
import { ArmyCard } from "./ArmyCard";
import { armyOf, lyingCards, pointsSpent, seatsFrom } from "./armies";
import css from "./Draft.module.css";
import { offers, sorted, type Wish } from "./drafting";
import type { CardsProps } from "./props";
import { SeatSign } from "./signs";
import { Wishes } from "./Wishes";

const KINDS = new Set(["draft", "reinforce"]);

export function Draft(props: CardsProps) {
  const { reference, view, you, decision, choose, pointed, point } = props;
  const words = useWords();
  const cards = useMemo(() => lyingCards(reference, view), [reference, view]);
  const [wish, setWish] = useState<Wish>({ order: "points", general: "" });
  const mine = decision !== null && KINDS.has(decision.kind) ? decision : null;
  const watching =
    view.phase === "gather" &&
    view.gathering?.to_place.length === 0 &&
    view.seats.some(({ army_complete }) => !army_complete);
  if (mine === null && (decision !== null || !watching)) {
    return null;
  }
  const found = sorted(({ lying }) => lying.card, offers(cards, mine), wish);
  const done = mine?.options.find(({ facts }) => facts["unit"] === undefined) ?? null;
  return (
    <section className={css.draft} aria-label={words("heroscape-draft")}>
      <Standings {...props} />
      <div className={css.wishes}>
        <Wishes cards={cards.map(({ card }) => card)} wish={wish} setWish={setWish} />
        {done !== null && (
          <Button
            look="brass"
            glyph="check"
            data-option={done.notation}
            onClick={() => choose(done.notation)}
            onFocus={() => point(done.notation)}
            onBlur={() => point(null)}
          >
            {words.say(done.text)}
          </Button>
        )}
      </div>
      <ul className={css.cards}>
        {found.map(({ lying, option }) => (
          <li
            key={lying.unit}
            className={css.offer}
            data-unit={lying.unit}
            data-may={option !== null || undefined}
            data-lit={(option !== null && option.notation === pointed) || undefined}
          >
            <ArmyCard card={lying.card} side="master" as="h4" />
            {option !== null && (
              <Button
                className={css.take}
                look="brass"
                data-option={option.notation}
                onClick={() => choose(option.notation)}
                onPointerEnter={() => point(option.notation)}
                onPointerLeave={() => point(null)}
                onFocus={() => point(option.notation)}
                onBlur={() => point(null)}
              >
                {words("heroscape-draft-take", { n: lying.card.master.points })}
                <span className="unseen">{words.say(option.text)}</span>
              </Button>
            )}
            {option === null && mine !== null && (
              <p className={css.cannot}>{words("heroscape-draft-not-now")}</p>
            )}
          </li>
        ))}
      </ul>
      {you === null || mine !== null ? null : (
        <p className={css.cannot}>{words("heroscape-draft-others")}</p>
      )}
    </section>
  );
}

/** What each has taken, spent and left. */
function Standings({ reference, view, you }: CardsProps) {
  const words = useWords();
  const cards = useMemo(() => lyingCards(reference, view), [reference, view]);
  return (
    <ul className={css.standings}>
      {seatsFrom(you, view.seats.length).map((seat) => {
        const all = reference.seats[seat]?.points ?? 0;
        const spent = pointsSpent(reference, cards, seat);
        return (
          <li key={seat} data-now={view.gathering?.seat === seat || undefined}>
            <span className={css.who}>
              <SeatSign seat={seat} />
              <b>
                {words("heroscape-army", {
                  player: seat + 1,
                  you: seat === you ? "yes" : "no",
                  name: reference.seats[seat]?.name || "none",
                })}
              </b>
              {view.seats[seat]?.army_complete === true && (
                <span>{words("heroscape-draft-complete")}</span>
              )}
            </span>
            <span>{words("heroscape-draft-points", { spent, all, left: all - spent })}</span>
            <meter min={0} max={Math.max(all, 1)} value={spent} aria-hidden="true" />
            <span className={css.taken}>
              {list(armyOf(cards, seat).map(({ name }) => name)) || words("heroscape-army-empty")}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
