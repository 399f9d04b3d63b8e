import { Suspense } from "react";
import { useFace } from "../games";
import type { GamePage as Page } from "../games/face";
import { useAsked } from "../parts/asked";
import { Loading } from "../parts/states";
import { learn, useWords } from "../words";
import { NotFound } from "./NotFound";
import { useTitle } from "./title";

/** A page that a game brings along. */
export default function GamePage({ game, page }: { game: string; page: string }) {
  const { pages } = useFace(game);
  const [learned] = useAsked(game, () => learn(game));
  const found = Object.hasOwn(pages, page) ? pages[page] : undefined;
  if (learned.state === "asking") {
    return <Loading />;
  }
  return found === undefined ? <NotFound /> : <Room game={game} {...found} />;
}

function Room({ game, title, Page }: Page & { game: string }) {
  const words = useWords();
  useTitle(words(title));
  return (
    <div data-room={game}>
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    </div>
  );
}
