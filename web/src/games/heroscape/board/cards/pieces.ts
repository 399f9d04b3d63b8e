// Pieces for tests: an Army Card, a unit, a reference and a view with only what a test speaks of.
import type { ArmyCard, FigureState, Reference, UnitState, View } from "../../shapes";

export function card(id: string, points: number, more: Partial<ArmyCard> = {}): ArmyCard {
  return {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    figures: 1,
    general: "jandar",
    species: "human",
    rarity: "unique",
    kind: "hero",
    class: "champion",
    personality: "valiant",
    size: "medium",
    height: 5,
    spaces: 1,
    master: { life: 4, move: 5, range: 1, attack: 3, defense: 4, points },
    basic: { move: 5, range: 1, attack: 3, defense: 4 },
    powers: [],
    body: { breadth: 50, top: 5000, target_point: 4500, hit_zone: [500, 4700], hit_breadth: 44 },
    ...more,
  };
}

/** A table with one unit of each card, in the box unless a seat has it. */
export function tableOf(
  cards: ArmyCard[],
  units: (Partial<UnitState> & { unit: string })[],
  figures: FigureState[] = [],
  seats = 2,
): { reference: Reference; view: View } {
  const side = (seat: number) => seat + 1;
  return {
    reference: {
      scenario: {
        id: "clashing-fronts",
        name: "Clashing Fronts",
        game: "master",
        rounds: 12,
        sets: 1,
        zones: [],
        special: [],
        victory: [],
      },
      seats: Array.from({ length: seats }, (_, seat) => ({
        side: side(seat),
        name: "",
        points: 400,
        army: [],
        zones: [],
      })),
      battlefield: { id: "", name: "", tiles: [], ruins: [], walls: [], spaces: [] },
      cards,
      units: units.map(({ unit }) => {
        const id = unit.split("#")[0] ?? unit;
        const of = cards.find((each) => each.id === id);
        const names =
          of === undefined || of.figures === 1
            ? [unit]
            : Array.from({ length: of.figures }, (_, i) => `${unit}-${i + 1}`);
        return { id: unit, card: id, figures: names };
      }),
      glyphs: [],
      directions: [],
      ends: [],
      markers: ["1", "2", "3", "X"],
    },
    view: {
      phase: "fight",
      round: 1,
      result: "",
      turn: {
        first: 0,
        turn: 0,
        seat: null,
        unit: "",
        action: "",
        moved: [],
        struck: [],
        targets: [],
        moving: null,
      },
      gathering: null,
      seats: Array.from({ length: seats }, (_, seat) => ({
        side: side(seat),
        zone: "",
        points: 0,
        army_complete: true,
        plants: 0,
        reinforced: false,
      })),
      units: units.map((unit) => ({ seat: null, in_play: true, markers: [], ...unit })),
      figures,
      glyphs: [],
      gas: 0,
      truce: false,
      captive: "",
      engaged: [],
      auras: [],
      goals: [],
    },
  };
}
