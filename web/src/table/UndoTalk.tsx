import { Button } from "../parts/Button";
import { Glyph } from "../parts/Glyph";
import { useWords } from "../words";
import { list, seatName } from "./names";
import css from "./NoticeBox.module.css";
import { useTable } from "./store";

/** Somebody would like to take a choice back, and others would lose their answers by it. */
export function UndoTalk() {
  const words = useWords();
  const session = useTable((table) => table.session);
  const request = useTable((table) => table.moment?.request);
  const seats = useTable((table) => table.seats);
  const you = useTable((table) => table.you);
  const sending = useTable((table) => table.sending);
  if (request === undefined) {
    return null;
  }
  const name = (seat: number): string =>
    seats.filter((each) => each.seat === seat).map((each) => seatName(words, each))[0] ?? "";
  const mine = request.seat === you;
  const asked = you !== null && request.waits_for.includes(you);
  const text = mine
    ? words("web-undo-waits", { names: list(words, request.waits_for.map(name)) })
    : words(asked ? "web-undo-asked" : "web-undo-asks", { name: name(request.seat) });
  const say = (yes: boolean) => (): void => session?.agree(yes);
  return (
    <div className={css.notice} data-kind="undo">
      <Glyph name="undo" />
      <p>{text}</p>
      {asked && (
        <>
          <Button look="brass" disabled={sending} onClick={say(true)}>
            {words("web-undo-agree")}
          </Button>
          <Button disabled={sending} onClick={say(false)}>
            {words("web-undo-decline")}
          </Button>
        </>
      )}
      {mine && (
        <Button disabled={sending} onClick={say(false)}>
          {words("web-undo-withdraw")}
        </Button>
      )}
    </div>
  );
}
