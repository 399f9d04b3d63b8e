import { Suspense } from "react";
import { useFace } from "../../games";

/** The picture of a game: its room, with something in it that is too big for it. */
export function Scene({ game }: { game: string }) {
  return (
    // Its room is kept while it is fetched, so that nothing moves when it comes.
    <Suspense fallback={<svg aria-hidden="true" />}>
      <Picture game={game} />
    </Suspense>
  );
}

function Picture({ game }: { game: string }) {
  const { Scene } = useFace(game);
  return <Scene />;
}
