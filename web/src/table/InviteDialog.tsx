import { useState } from "react";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { Trouble } from "../parts/states";
import { api, invitationLink } from "../wire/http";
import { useWords } from "../words";
import { gameTitle } from "./names";
import css from "./dialogs.module.css";
import { Shared } from "./Shared";
import { useTable } from "./store";

/** Links to share: a seat for a friend, my own seat for another device, a place to watch from. */
export function InviteDialog({ close }: { close: () => void }) {
  const words = useWords();
  const info = useTable((table) => table.info);
  const seats = useTable((table) => table.seats);
  const you = useTable((table) => table.you);
  if (info === null) {
    return null;
  }
  const open = seats.filter((seat) => seat.kind === "open").length;
  return (
    <Dialog title={words("web-share")} onClose={close}>
      <div className={css.parts}>
        {info.host && open > 0 && (
          <Part
            title={words("web-invite")}
            meaning={words("web-invite-meaning", { n: open })}
            make={async () => invitationLink((await api.invite(info.id)).token)}
            game={info.game}
          />
        )}
        {you !== null && (
          <Part
            title={words("web-take-along")}
            meaning={words("web-take-along-meaning")}
            make={async () => invitationLink((await api.invite(info.id, you)).token)}
            game={info.game}
          />
        )}
        <Part
          title={words("web-watch")}
          meaning={words("web-watch-meaning")}
          address={`${window.location.origin}/t/${info.id}`}
          game={info.game}
        />
      </div>
    </Dialog>
  );
}

interface PartProps {
  title: string;
  meaning: string;
  game: string;
  /** An address that is no secret, */
  address?: string;
  /** or a way to make one, when it is wanted. */
  make?: () => Promise<string>;
}

function Part({ title, meaning, game, address = "", make }: PartProps) {
  const words = useWords();
  const [link, setLink] = useState(address);
  const [problem, setProblem] = useState<unknown>(null);
  return (
    <section className={css.part}>
      <h3>{title}</h3>
      <p className={css.meaning}>{meaning}</p>
      {problem !== null && <Trouble problem={problem} />}
      {link === "" ? (
        <Button glyph="link" onClick={() => void make?.().then(setLink, setProblem)}>
          {words("web-make-link")}
        </Button>
      ) : (
        <Shared link={link} title={gameTitle(words, game)} />
      )}
    </section>
  );
}
