import { useAsked, type Asked } from "../parts/asked";
import { api } from "../wire/http";
import type { GameInfo } from "../wire/types";
import { learn } from "../words";

async function shelf(): Promise<GameInfo[]> {
  const games = await api.games();
  await Promise.all(games.map(({ name }) => learn(name)));
  return games;
}

/** The games that the server offers, and the words to speak of them. */
export function useShelf(): [Asked<GameInfo[]>, () => void] {
  return useAsked("games", shelf);
}

/** Games as they stand at the front door: the fewer people one needs, the nearer. */
export function byCompany(games: GameInfo[]): GameInfo[] {
  return [...games].sort((a, b) => a.min_seats - b.min_seats || a.max_seats - b.max_seats);
}
