// Where giants stand that nobody plays, and who decides for them now.
import type { Reference, SeatState, View } from "../../shapes";

export function armiesOf(view: View, race: string): { region: string; n: number }[] {
  return Object.entries(view.regions)
    .filter(([, state]) => state.race === race)
    .map(([region, { units }]) => ({
      region,
      n: Object.values(units).reduce((sum, n) => sum + n, 0),
    }));
}

/** In a battle of theirs the engine says whose seat decides; at other times nobody does. */
export function deciderOf({ seating }: Reference, { battle, seats }: View): SeatState | null {
  const side =
    battle && [battle.attacker, battle.defender].find(({ race }) => seating.npcs.includes(race));
  return seats.find(({ seat }) => seat === side?.seat) ?? null;
}
