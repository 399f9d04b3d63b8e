import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { Button, LinkButton } from "../parts/Button";
import { Field } from "../parts/fields";
import { Glyph } from "../parts/Glyph";
import { Loading, Trouble } from "../parts/states";
import { gameTitle, seatName, tableSummary } from "../table/names";
import { api } from "../wire/http";
import type { Invited } from "../wire/types";
import { learn, useWords } from "../words";
import css from "./Join.module.css";
import pages from "./pages.module.css";
import { useTitle } from "./title";

type Look =
  | { state: "looking" }
  | { state: "nothing" }
  | { state: "failed"; problem: unknown }
  | { state: "invited"; token: string; invitation: Invited; name: string };

/** Sit down by a link. The token is in the fragment and leaves the address as soon as it is read. */
export default function Join() {
  const words = useWords();
  const [look, setLook] = useState<Look>({ state: "looking" });
  useTitle(words("web-join"));
  useEffect(() => {
    let gone = false;
    const token = keptToken();
    const find = async (): Promise<Look> => {
      if (token === "") {
        return { state: "nothing" };
      }
      // The first call gives this browser its cookie; two at once would give it two.
      const me = await api.me();
      const invitation = await api.lookAt(token);
      await learn(invitation.table.game);
      return { state: "invited", token, invitation, name: me.name };
    };
    find().then(
      (found) => {
        if (!gone) setLook(found);
      },
      (problem: unknown) => {
        if (!gone) setLook({ state: "failed", problem });
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return (
    <div className={pages.narrow}>
      <h1>
        {words(
          look.state === "invited" && look.invitation.seat !== null ? "web-join-again" : "web-join",
        )}
      </h1>
      {look.state === "looking" && <Loading />}
      {look.state === "nothing" && (
        <>
          <p className={pages.lead}>{words("web-join-nothing")}</p>
          <LinkButton to="/">{words("web-home")}</LinkButton>
        </>
      )}
      {look.state === "failed" && (
        <>
          <Trouble problem={look.problem} />
          <LinkButton to="/">{words("web-home")}</LinkButton>
        </>
      )}
      {look.state === "invited" && <Invited {...look} />}
    </div>
  );
}

let kept = "";

/** The token of the address bar, which is cleaned so that it is not shared by accident. */
function keptToken(): string {
  const token = window.location.hash.slice(1);
  if (token !== "") {
    kept = token;
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }
  return kept;
}

interface InvitedProps {
  token: string;
  invitation: Invited;
  name: string;
}

function Invited({ token, invitation: { table, seat: given }, name: known }: InvitedProps) {
  const words = useWords();
  const [, go] = useLocation();
  const open = table.seats.filter((seat) => seat.kind === "open");
  const [seat, setSeat] = useState(given ?? open[0]?.seat ?? null);
  const [name, setName] = useState(known);
  const [problem, setProblem] = useState<unknown>(null);
  const mine = given !== null;
  const accept = (): void => {
    setProblem(null);
    api.accept(token, mine ? null : seat, name.trim()).then((answer) => {
      kept = "";
      go(`/t/${answer.table.id}?seat=${answer.seat}`, { replace: true });
    }, setProblem);
  };
  return (
    <form
      className={`${pages.card ?? ""} ${css.form ?? ""}`}
      onSubmit={(event) => {
        event.preventDefault();
        accept();
      }}
    >
      <div>
        <h2>{gameTitle(words, table.game)}</h2>
        <p className={pages.lead}>{tableSummary(words, table)}</p>
      </div>
      {mine && <p>{words("web-join-own")}</p>}
      {!mine && open.length === 0 && <p>{words("web-join-full")}</p>}
      {!mine && (
        <fieldset className={css.seats}>
          <legend>{words("web-players")}</legend>
          {table.seats.map((other) => {
            const free = other.kind === "open";
            return (
              <label key={other.seat} className={free ? css.free : css.taken}>
                <input
                  type="radio"
                  name="seat"
                  disabled={!free}
                  checked={other.seat === seat}
                  onChange={() => setSeat(other.seat)}
                />
                <Glyph name={other.kind === "bot" ? "bot" : free ? "chair" : "person"} size={22} />
                <span>
                  {words("web-seat-who", { n: other.seat + 1, who: seatName(words, other) })}
                </span>
              </label>
            );
          })}
        </fieldset>
      )}
      {!mine && (
        <Field label={words("web-name")}>
          <input
            value={name}
            maxLength={40}
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      )}
      {problem !== null && <Trouble problem={problem} />}
      <div className={pages.actions}>
        <Button type="submit" look="brass" disabled={seat === null}>
          {words("web-sit-down")}
        </Button>
        <LinkButton to={`/t/${table.id}`} look="quiet" glyph="eye">
          {words("web-only-watch")}
        </LinkButton>
      </div>
    </form>
  );
}
