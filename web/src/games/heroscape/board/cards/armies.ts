// What lies before the players, read out of the view: whose cards, who stands, what was spent.
import type { Decision, Option } from "../../../../wire/types";
import type { ArmyCard, FigureState, Marker, Reference, UnitState, View } from "../../shapes";

/** An Army Card as it lies on the table. */
export interface LyingCard {
  unit: string;
  /** The name of its card; a second one of its kind has its number. */
  name: string;
  card: ArmyCard;
  seat: number | null;
  inPlay: boolean;
  markers: Marker[];
  attackSpirits: number;
  defenseSpirits: number;
  grenadesThrown: boolean;
  /** The glyph that lies on it, "?" symbol-side up, "" for none. */
  under: string;
  scout: boolean;
  figures: FigureState[];
}

export function lyingCards(reference: Reference, view: View): LyingCard[] {
  const cards = new Map(reference.cards.map((card) => [card.id, card]));
  const states = new Map(view.units.map((state) => [state.unit, state]));
  const figures = new Map(view.figures.map((figure) => [figure.figure, figure]));
  const scouts = new Set(view.seats.flatMap(({ scout }) => scout ?? []));
  return reference.units.flatMap((unit) => {
    const card = cards.get(unit.card);
    const state = states.get(unit.id);
    if (card === undefined || state === undefined) {
      return [];
    }
    const standing = unit.figures.flatMap((figure) => figures.get(figure) ?? []);
    return [lying(unit.id, card, state, standing, scouts.has(unit.id))];
  });
}

/** The fates from which nobody comes back by himself. */
const GONE: ReadonlySet<FigureState["fate"]> = new Set(["destroyed", "left-out"]);

function lying(
  unit: string,
  card: ArmyCard,
  state: UnitState,
  figures: FigureState[],
  scout: boolean,
): LyingCard {
  const [, copy] = unit.split("#");
  return {
    unit,
    name: copy === undefined ? card.name : `${card.name} #${copy}`,
    card,
    seat: state.seat,
    // Whoever is still to be placed is not lost.
    inPlay: state.in_play || figures.some(({ fate }) => !GONE.has(fate)),
    markers: state.markers,
    attackSpirits: state.attack_spirits ?? 0,
    defenseSpirits: state.defense_spirits ?? 0,
    grenadesThrown: state.grenades_thrown ?? false,
    under: state.under ?? "",
    scout,
    figures,
  };
}

/** The seats from the viewer's own on round the table; for a spectator from the first. */
export function seatsFrom(you: number | null, seats: number): number[] {
  return Array.from({ length: seats }, (_, i) => ((you ?? 0) + i) % seats);
}

export function armyOf(cards: readonly LyingCard[], seat: number): LyingCard[] {
  return cards.filter((card) => card.seat === seat);
}

/** How many figures of a card are left: on the battlefield, or still to come. */
export function figuresLeft({ figures }: LyingCard): number {
  return figures.filter(({ fate }) => !GONE.has(fate)).length;
}

/** What is left of a hero's Life. */
export function lifeLeft({ card, figures }: LyingCard, basic: boolean): number {
  const [hero] = figures;
  const life = basic ? 1 : card.master.life;
  return hero === undefined
    ? life
    : hero.fate === "destroyed"
      ? 0
      : Math.max(0, life - hero.wounds);
}

/** The option that a card of the table stands for in the open question. */
export function optionAt(decision: Decision | null, unit: string): Option | null {
  return (
    decision?.options.find(
      ({ facts }) => facts["unit"] === unit && facts["figure"] === undefined,
    ) ?? null
  );
}

/** What a seat has spent of its points; cards that it was given cost nothing. */
export function pointsSpent(
  reference: Reference,
  cards: readonly LyingCard[],
  seat: number,
): number {
  const given = [...(reference.seats[seat]?.army ?? [])];
  let spent = 0;
  for (const { card } of armyOf(cards, seat)) {
    const free = given.indexOf(card.id);
    if (free >= 0) {
      given.splice(free, 1);
    } else {
      spent += card.master.points;
    }
  }
  return spent;
}
