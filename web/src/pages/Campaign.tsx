import { lazy, Suspense, type ComponentType } from "react";
import { campaignPages } from "../boards";
import { Loading } from "../parts/states";
import { useWords } from "../words";
import { NotFound } from "./NotFound";
import { useTitle } from "./title";

// Made once: a lazy page made while rendering would be fetched anew each time.
const pages: Record<string, ComponentType> = Object.fromEntries(
  Object.entries(campaignPages).map(([game, load]) => [game, lazy(load)]),
);

/** The frame of a game's campaign; its map and story come with its board. */
export default function Campaign({ game }: { game: string }) {
  const words = useWords();
  useTitle(words("web-campaign"));
  const Page = pages[game];
  return Page === undefined ? (
    <NotFound />
  ) : (
    <div data-room={game}>
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    </div>
  );
}
