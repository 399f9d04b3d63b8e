// A trade as one thing: the partner, both hands, the limit; proposed with one press.
import { Button } from "../../../../parts/Button";
import type { Option } from "../../../../wire/types";
import { useForeseen } from "../../../useForeseen";
import { fact } from "../aims";
import { raceName, resourceName } from "../names";
import { ResourceGlyph } from "../pieces/ResourceGlyph";
import type { AroundProps, Show } from "../props";
import { useTable } from "../table";
import css from "./doing.module.css";
import { Choice, Panel } from "./parts";
import { changed, total, type Counts, type Deal } from "./trade";
import type { Dealing } from "./useDeal";

type Way = "offer" | "trade" | "deck";
const WAYS = { friendly: "offer", forced: "trade", deck: "deck" } as const;

interface TradeBuilderProps extends Pick<AroundProps, "show"> {
  dealing: Dealing;
}

export function TradeBuilder({ dealing, show }: TradeBuilderProps) {
  const { words, decision, view, you } = useTable();
  const partner = decision?.options.find(({ notation }) => notation === dealing.deal?.partner);
  const shown = useForeseen<Show>(decision, partner ?? null, show);
  if (!decision) return null;
  const own = view.seats.find(({ seat }) => seat === you);
  const offer = view.offer;
  const begun = decision.kind !== "partner";
  const given = (begun && offer?.gives) || {};
  const wanted = (begun && offer?.wants) || {};
  const told = begun ? offer?.limit : shown?.trade?.limit;
  const limit = told ?? Number(decision.facts["n"] ?? 0);
  const deal: Deal = dealing.deal ?? { partner: "", gives: given, wants: wanted };
  const way = begun && offer ? WAYS[offer.kind] : wayOf(partner);
  const race = begun ? (offer?.to ?? "") : fact(partner?.facts ?? {}, "race");
  const other = view.seats.find((seat) => seat.race === race);
  const change = (next: Partial<Deal>): void => dealing.change({ ...deal, ...next });
  const enough =
    way === "offer"
      ? total(deal.gives) + total(deal.wants) > 0
      : way !== null && total(deal.gives) > 0;
  return (
    <Panel
      title={words("assault-trade")}
      plain={decision.options.filter(({ facts }) => facts["do"] === "done" && !begun)}
      foot={
        way && (
          <Button
            look="brass"
            data-propose
            disabled={!enough}
            onClick={() => dealing.propose(deal)}
          >
            {words("assault-trade-propose", { way })}
          </Button>
        )
      }
    >
      {!begun && (
        <ul className={css.partners} aria-label={words("assault-trade-with")}>
          {decision.options
            .filter(({ facts }) => facts["do"] !== "done")
            .map((option) => (
              <li key={option.notation}>
                <button
                  type="button"
                  className={css.mover}
                  aria-pressed={option.notation === deal.partner}
                  data-partner={option.notation}
                  onClick={() => change({ partner: option.notation, wants: {} })}
                >
                  {words.say(option.text)}
                </button>
              </li>
            ))}
        </ul>
      )}
      {way && (
        <Hand
          title={words("assault-trade-give", { n: total(deal.gives), limit })}
          cards={own?.resources ?? {}}
          chosen={deal.gives}
          least={given}
          most={limit}
          change={(gives) => change({ gives })}
          side="give"
        />
      )}
      {way === "offer" && other && (
        <Hand
          title={words("assault-trade-want", { race: raceName(words, race), n: total(deal.wants) })}
          cards={other.resources}
          chosen={deal.wants}
          least={wanted}
          most={Infinity}
          change={(wants) => change({ wants })}
          side="want"
        />
      )}
      {way && <p className={css.note}>{words("assault-trade-about", { way })}</p>}
    </Panel>
  );
}

function wayOf(option: Option | undefined): Way | null {
  const does = option?.facts["do"];
  return does === "offer" || does === "trade" || does === "deck" ? does : null;
}

interface HandProps {
  title: string;
  /** What lies in the hand. */
  cards: Counts;
  chosen: Counts;
  /** What has been answered already and cannot be taken back here. */
  least: Counts;
  most: number;
  change: (chosen: Counts) => void;
  side: "give" | "want";
}

function Hand({ title, cards, chosen, least, most, change, side }: HandProps) {
  const { words } = useTable();
  const kinds = Object.keys(cards).filter((card) => (cards[card] ?? 0) > 0);
  return (
    <fieldset className={css.hand} data-side={side}>
      <legend>{title}</legend>
      {kinds.length === 0 && <p className={css.note}>{words("assault-trade-empty")}</p>}
      {kinds.map((card) => {
        const n = chosen[card] ?? 0;
        const name = resourceName(words, card);
        return (
          <div key={card} className={css.stepper} data-card={card}>
            <span className={css.named}>
              <ResourceGlyph resource={card} />
              {name}
            </span>
            <button
              type="button"
              aria-label={words("assault-trade-less", { card: name })}
              disabled={n <= (least[card] ?? 0)}
              onClick={() => change(changed(chosen, card, -1))}
            >
              −
            </button>
            <output aria-label={words("assault-trade-number", { card: name })}>
              {n}
              <small>/{cards[card]}</small>
            </output>
            <button
              type="button"
              aria-label={words("assault-trade-more", { card: name })}
              disabled={n >= (cards[card] ?? 0) || total(chosen) >= most}
              onClick={() => change(changed(chosen, card, 1))}
            >
              +
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}

/** Somebody offers a trade, or forces one: what they give, what they want, and the answer. */
export function TradeAnswer() {
  const { words, decision, view, you } = useTable();
  if (!decision) return null;
  const by = raceName(words, fact(decision.facts, "race"));
  const own = view.seats.find(({ seat }) => seat === you);
  const isReturn = decision.kind === "return";
  return (
    <Panel
      title={words("assault-trade-answer", { kind: decision.kind, race: by })}
      plain={isReturn ? [] : decision.options}
    >
      {view.offer && (
        <div className={css.deal}>
          <Given title={words("assault-trade-they-give")} cards={view.offer.gives} />
          {!isReturn && <Given title={words("assault-trade-they-want")} cards={view.offer.wants} />}
        </div>
      )}
      {isReturn && (
        <ul className={css.cards}>
          {decision.options.map((option) => {
            const card = fact(option.facts, "resource");
            return (
              <li key={option.notation}>
                <Choice option={option} className={css.card}>
                  <ResourceGlyph resource={card} size={24} />
                  <span className={css.grows}>{resourceName(words, card)}</span>
                  <b>×{own?.resources[card] ?? 0}</b>
                </Choice>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

function Given({ title, cards }: { title: string; cards: Counts }) {
  const { words } = useTable();
  const there = Object.entries(cards).filter(([, n]) => n > 0);
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {there.length === 0 && <li>{words("assault-trade-nothing")}</li>}
        {there.map(([card, n]) => (
          <li key={card}>
            {n} × {resourceName(words, card)}
          </li>
        ))}
      </ul>
    </div>
  );
}
