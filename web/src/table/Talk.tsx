import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { Button } from "../parts/Button";
import { Glyph, type GlyphName } from "../parts/Glyph";
import { listAnd, useWords, type Words } from "../words";
import type { Request, SeatInfo } from "../wire/types";
import { seatName } from "./names";
import css from "./NoticeBox.module.css";
import { standsIn, useTable } from "./store";

const GLYPHS: Record<Request["about"], GlyphName> = {
  undo: "undo",
  end: "door",
  bot: "bot",
  sit: "chair",
};

/** What people at the table ask of each other, and what they may ask now. */
export function Talk() {
  const requests = useTable((table) => table.moment?.requests);
  return (
    <>
      {requests?.map((request) => (
        <Asked key={request.key} request={request} />
      ))}
      <StandIn />
      <Rematch />
    </>
  );
}

function name(words: Words, seats: SeatInfo[], seat: number): string {
  const found = seats.find((each) => each.seat === seat);
  return found === undefined ? "" : seatName(words, found);
}

function Slip({ glyph, text, children }: { glyph: GlyphName; text: string; children?: ReactNode }) {
  return (
    <div className={css.notice} data-kind="talk">
      <Glyph name={glyph} />
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Somebody would like something that others must agree to. */
function Asked({ request }: { request: Request }) {
  const words = useWords();
  const session = useTable((table) => table.session);
  const seats = useTable((table) => table.seats);
  const you = useTable((table) => table.you);
  const sending = useTable((table) => table.sending);
  const { about, key, seat, whom, waits_for: waits } = request;
  const mine = seat === you;
  const own = seats.filter((each) => each.mine).map((each) => each.seat);
  const asked = you !== null && waits.some((each) => own.includes(each));
  const text = words(
    mine ? `web-${about}-waits` : asked ? `web-${about}-asked` : `web-${about}-asks`,
    {
      name: name(words, seats, seat),
      whom: name(words, seats, whom),
      names: listAnd(
        words,
        waits.map((each) => name(words, seats, each)),
      ),
    },
  );
  const say = (yes: boolean) => (): void => session?.agree(key, yes);
  return (
    <Slip glyph={GLYPHS[about]} text={text}>
      {asked && (
        <>
          <Button look="brass" disabled={sending} onClick={say(true)}>
            {words("web-undo-agree")}
          </Button>
          <Button disabled={sending} onClick={say(false)}>
            {words(about === "sit" ? "web-sit-decline" : "web-undo-decline")}
          </Button>
        </>
      )}
      {mine && (
        <Button disabled={sending} onClick={say(false)}>
          {words("web-undo-withdraw")}
        </Button>
      )}
    </Slip>
  );
}

/** Somebody has opened the next game, and a seat is kept for me there. */
function Rematch() {
  const words = useWords();
  const [, go] = useLocation();
  const id = useTable((table) => table.rematch);
  const you = useTable((table) => table.you);
  if (id === null || you === null) {
    return null;
  }
  return (
    <Slip glyph="again" text={words("web-rematch-opened")}>
      <Button look="brass" onClick={() => go(`/t/${id}`)}>
        {words("web-to-rematch")}
      </Button>
    </Slip>
  );
}

/** A bot plays for me until I am back. */
function StandIn() {
  const words = useWords();
  const session = useTable((table) => table.session);
  const mine = useTable(standsIn);
  return (
    mine && (
      <Slip glyph="bot" text={words("web-bot-plays-for-you")}>
        <Button look="brass" onClick={() => session?.do("back")}>
          {words("web-play-myself")}
        </Button>
      </Slip>
    )
  );
}
