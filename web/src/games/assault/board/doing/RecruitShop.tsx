// The recruit shop: every unit of one's race with its price, what is left of it, and where it comes.
import { fact } from "../aims";
import { regionName, unitName } from "../names";
import { ResourceGlyph } from "../pieces/ResourceGlyph";
import { useTable } from "../table";
import css from "./doing.module.css";
import { Choice, Panel, Piece } from "./parts";

export function RecruitShop() {
  const { words, reference, decision, view, you, race, why } = useTable();
  const own = view.seats.find(({ seat }) => seat === you);
  const units = reference.races.find(({ id }) => id === race)?.units ?? [];
  const food = own?.resources["food"] ?? 0;
  const eat = decision?.options.find(({ facts }) => facts["do"] === "eat");
  return (
    <Panel
      title={words("assault-shop")}
      plain={decision?.options.filter(({ facts }) => facts["do"] === "done")}
      foot={
        eat && (
          <Choice option={eat}>
            <ResourceGlyph resource="food" />
            <span className={css.grows}>{words("assault-shop-eat")}</span>
            <b>×{food}</b>
          </Choice>
        )
      }
    >
      <table className={css.shop}>
        <thead>
          <tr>
            <th scope="col">{words("assault-shop-unit")}</th>
            <th scope="col">{words("assault-shop-price")}</th>
            <th scope="col">{words("assault-shop-supply")}</th>
            <th scope="col">{words("assault-shop-where")}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => {
            const offers =
              decision?.options.filter((one) => fact(one.facts, "unit") === unit.id) ?? [];
            return (
              <tr key={unit.id} data-unit={unit.id} data-open={offers.length > 0 || undefined}>
                <th scope="row">
                  <Piece soldier={unit.id} />
                  <span>{unitName(words, reference, unit.id)}</span>
                  <small>
                    {words("assault-soldier-numbers", {
                      strength: unit.strength,
                      fortitude: unit.fortitude,
                      value: unit.value,
                    })}
                  </small>
                </th>
                <td>
                  <b>{unit.value}</b>
                </td>
                <td>{own?.supply[unit.id] ?? 0}</td>
                <td>
                  {offers.map((option) => (
                    <Choice key={option.notation} option={option} tone="stop">
                      {regionName(words, reference, fact(option.facts, "region"))}
                    </Choice>
                  ))}
                  {offers.length === 0 && (
                    <button
                      type="button"
                      className={css.shut}
                      onClick={() => why({ unit: unit.id })}
                    >
                      {words("assault-shop-why")}
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
