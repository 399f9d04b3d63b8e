import type { GameInfo } from "../wire/types";

/** Games as they stand at the front door: the fewer people one needs, the nearer. */
export function byCompany(games: GameInfo[]): GameInfo[] {
  return [...games].sort((a, b) => a.min_seats - b.min_seats || a.max_seats - b.max_seats);
}
