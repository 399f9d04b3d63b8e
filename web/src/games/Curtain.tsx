// Several of one's own seats on one device: before another seat's secrets are shown, a curtain falls.
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../parts/Button";
import { seatName } from "../table/names";
import { useTable as useLiveTable } from "../table/store";
import { useWords } from "../words";
import css from "./Curtain.module.css";

/** The seat whose holder was last seen to look, at which table; it outlives a change of seats. */
let looking: { table: string; seat: number } | null = null;

interface CurtainProps {
  you: number | null;
  /** What lies behind it, and why nobody else may look. */
  about: string;
}

export function Curtain({ you, about }: CurtainProps) {
  const table = useLiveTable(({ info }) => info?.id ?? "");
  const seats = useLiveTable((live) => live.seats);
  const shared = seats.filter(({ mine, kind }) => mine && kind === "human").length > 1;
  const [, setRaised] = useState(0);
  if (you === null || !shared || table === "") return null;
  if (looking?.table === table && looking.seat === you) return null;
  return (
    <Fallen
      key={you}
      seat={you}
      about={about}
      raise={() => {
        looking = { table, seat: you };
        setRaised((n) => n + 1);
      }}
    />
  );
}

function Fallen({ seat, about, raise }: { seat: number; about: string; raise: () => void }) {
  const words = useWords();
  const seats = useLiveTable((live) => live.seats);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const found = seats.find((one) => one.seat === seat);
  const name = found ? seatName(words, found, seats) : words("web-seat-number", { n: seat + 1 });
  return (
    <dialog
      ref={dialog}
      className={css.curtain}
      aria-labelledby={id}
      data-curtain
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={id}>{words("web-curtain", { name })}</h2>
      <p>{about}</p>
      <Button look="brass" autoFocus onClick={raise}>
        {words("web-curtain-open", { name })}
      </Button>
    </dialog>
  );
}
