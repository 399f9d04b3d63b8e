import { Suspense } from "react";
import { useFace } from "../../games";

/** The picture of a game: its room, with something in it that is too big for it. */
export function Scene({ game }: { game: string }) {
  return (
    <Suspense>
      <Picture game={game} />
    </Suspense>
  );
}

function Picture({ game }: { game: string }) {
  const { Scene } = useFace(game);
  return <Scene />;
}
