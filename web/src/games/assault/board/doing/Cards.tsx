// Cards are asked for: of the draft, of a discard pile, to pay with, to keep.
import type { Option } from "../../../../wire/types";
import { fact } from "../aims";
import { resourceUse } from "../around/printed";
import { regionName, resourceName, soldierName } from "../names";
import { ResourceGlyph } from "../pieces/ResourceGlyph";
import { useTable } from "../table";
import css from "./doing.module.css";
import { Choice, Panel } from "./parts";

/** How many of each card lie where the question takes them from. */
function countIn(cards: readonly string[], resource: string): number {
  return cards.filter((card) => card === resource).length;
}

export function Cards() {
  const { words, reference, decision, view, you } = useTable();
  const kind = decision?.kind ?? "";
  const facts = decision?.facts ?? {};
  const own = view.seats.find(({ seat }) => seat === you)?.resources ?? {};
  const lying = kind === "pick" ? view.face_up : view.resource_discard;
  const count = (resource: string): number =>
    kind === "passage" ? (own[resource] ?? 0) : countIn(lying, resource);
  const isCard = (option: Option): boolean => fact(option.facts, "resource") !== "";
  const cards = decision?.options.filter(isCard) ?? [];
  return (
    <Panel
      title={words("assault-cards", {
        kind,
        region: regionName(words, reference, fact(facts, "region")),
        soldier: soldierName(words, reference, fact(facts, "unit")),
      })}
      plain={decision?.options.filter((option) => !isCard(option))}
    >
      <ul className={css.list}>
        {cards.map((option) => {
          const resource = fact(option.facts, "resource");
          return (
            <li key={option.notation}>
              <Choice option={option}>
                <ResourceGlyph resource={resource} size={24} />
                <span className={css.grows}>
                  {resourceName(words, resource)}
                  <small>{resourceUse(words, reference, resource)}</small>
                </span>
                <b>×{count(resource)}</b>
              </Choice>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
