// Cards and pieces by their ids, as they are printed.
import type { Words } from "../../../../words";
import type {
  Command,
  Leader,
  Race,
  Reference,
  SeatState,
  Slayer,
  SpellCard,
  View,
} from "../../shapes";

export const raceOf = (reference: Reference, race: string): Race | undefined =>
  reference.races.find(({ id }) => id === race);

export const commandOf = (
  reference: Reference,
  race: string,
  command: string,
): Command | undefined => raceOf(reference, race)?.commands.find(({ id }) => id === command);

export const leaderOf = (reference: Reference, unit: string): Leader | undefined =>
  reference.races.flatMap(({ leaders }) => leaders).find((leader) => leader.unit === unit);

export const spellOf = (reference: Reference, spell: string): SpellCard | undefined =>
  reference.spells.find(({ id }) => id === spell);

export const slayerOf = (reference: Reference, slayer: string): Slayer | undefined =>
  reference.slayers.find(({ id }) => id === slayer);

export const abilityName = (words: Words, { unit, name }: Leader): string =>
  words("assault-leader-ability", { unit, name });

export const seatOf = (view: View, you: number | null): SeatState | undefined =>
  view.seats.find(({ seat }) => seat === you);
