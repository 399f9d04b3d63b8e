import { useEffect, useState } from "react";
import { Button, LinkButton } from "../parts/Button";
import { Loading, Trouble } from "../parts/states";
import { api } from "../wire/http";
import type { MoveOffer } from "../wire/types";
import { useWords } from "../words";
import pages from "./pages.module.css";
import { useTitle } from "./title";

type Look =
  | { state: "looking" }
  | { state: "nothing" }
  | { state: "failed"; problem: unknown }
  | { state: "offered"; token: string; offer: MoveOffer; known: boolean; played: number };

let kept = "";

/** The token leaves the address as soon as it is read, so that it is not shared by accident. */
function keptToken(): string {
  const token = window.location.hash.slice(1);
  if (token !== "") {
    kept = token;
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }
  return kept;
}

async function look(): Promise<Look> {
  const token = keptToken();
  if (token === "") {
    return { state: "nothing" };
  }
  const [offer, mine] = await Promise.all([api.lookAtMove(token), api.profile()]);
  return { state: "offered", token, offer, known: mine.since !== "", played: mine.played };
}

/** Become who made the link; nothing happens before it is agreed to. */
export default function Move() {
  const words = useWords();
  const [found, setFound] = useState<Look>({ state: "looking" });
  const [problem, setProblem] = useState<unknown>(null);
  useTitle(words("web-move-title"));
  useEffect(() => {
    let gone = false;
    look().then(
      (seen) => {
        if (!gone) setFound(seen);
      },
      (trouble: unknown) => {
        if (!gone) setFound({ state: "failed", problem: trouble });
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return (
    <div className={pages.narrow}>
      <h1>{words("web-move-title")}</h1>
      {found.state === "looking" && <Loading />}
      {found.state === "nothing" && <p className={pages.lead}>{words("web-move-nothing")}</p>}
      {found.state === "failed" && <Trouble problem={found.problem} />}
      {found.state === "offered" && (
        <section className={`${pages.card ?? ""} ${pages.prose ?? ""}`}>
          <h2>
            {words("web-move-offer", { name: found.offer.name || "nobody", n: found.offer.played })}
          </h2>
          <p>{words("web-move-gives")}</p>
          {found.known && <p>{words("web-move-leaves", { n: found.played })}</p>}
          {problem !== null && <Trouble problem={problem} />}
          <div className={pages.actions}>
            <Button
              look="brass"
              onClick={() =>
                void api.move(found.token).then(() => {
                  window.location.assign("/profile"); // all that is open is somebody else's
                }, setProblem)
              }
            >
              {words("web-move-accept")}
            </Button>
            <LinkButton to="/" look="quiet">
              {words("web-cancel")}
            </LinkButton>
          </div>
        </section>
      )}
      {(found.state === "nothing" || found.state === "failed") && (
        <LinkButton to="/">{words("web-home")}</LinkButton>
      )}
    </div>
  );
}
