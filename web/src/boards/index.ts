import type { ComponentType } from "react";
import type { BoardModule } from "./board";

type Exported<T> = T | { default: T };

// A board is a folder beside this file with an index; it is fetched when a table needs it.
const folders = import.meta.glob<Exported<BoardModule>>("./*/index.{ts,tsx}");
const campaigns = import.meta.glob<Record<string, ComponentType>>("./*/CampaignPage.tsx");

function gameOf(path: string): string {
  return path.split("/")[1] ?? "";
}

function unwrapped(found: Exported<BoardModule>): BoardModule {
  return "default" in found ? found.default : found;
}

/** The boards there are, by the name of the game. */
export const boards: Record<string, () => Promise<BoardModule>> = Object.fromEntries(
  Object.entries(folders).map(([path, load]) => [
    gameOf(path),
    () => load().then((found) => unwrapped(found)),
  ]),
);

/** The board of a game; the plain one for a game whose board is not drawn yet. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = boards[game] ?? boards.plain;
  if (load === undefined) {
    throw new Error("there is no board at all");
  }
  return load();
}

/** The campaign pages there are, by the name of the game. */
export const campaignPages: Record<string, () => Promise<{ default: ComponentType }>> =
  Object.fromEntries(
    Object.entries(campaigns).map(([path, load]) => [
      gameOf(path),
      async () => {
        const found = await load();
        const page = found.default ?? found.CampaignPage;
        if (page === undefined) {
          throw new Error(`${path} exports no page`);
        }
        return { default: page };
      },
    ]),
  );
