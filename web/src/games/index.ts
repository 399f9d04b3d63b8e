import { use } from "react";
import { plain } from "../plain";
import type { GameFace } from "./face";

/** A face with nothing missing. */
export type Face = Required<GameFace>;

type Folders = Record<string, () => Promise<{ game: GameFace }>>;

/** Find the faces in folders (`./NAME/index.ts`); a game that has none there shows the plain one. */
export function facesIn(folders: Folders): (game: string) => Promise<Face> {
  const fetched = new Map<string, Promise<Face>>();
  const fetchFace = async (game: string): Promise<Face> => {
    const found = folders[`./${game}/index.ts`] ?? folders[`./${game}/index.tsx`];
    return found === undefined ? plain : { ...plain, ...(await found()).game };
  };
  return (game) => {
    const face =
      fetched.get(game) ??
      fetchFace(game).catch((problem: unknown) => {
        fetched.delete(game);
        throw problem;
      });
    fetched.set(game, face);
    return face;
  };
}

/** What the client has of a game, fetched once for the whole visit. */
export const faceOf = facesIn(import.meta.glob<{ game: GameFace }>("./*/index.{ts,tsx}"));

/** The same within a page, which waits for it. */
export function useFace(game: string): Face {
  return use(faceOf(game));
}
