import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { Glyph, type GlyphName } from "../parts/Glyph";
import { IconButton } from "../parts/Button";
import { Segments } from "../parts/fields";
import { change, SPEEDS, useSettings } from "../settings/settings";
import { useWords } from "../words";
import { useTable } from "./store";
import css from "./TableMenu.module.css";

interface TableMenuProps {
  share: () => void;
  give: () => void;
  keys: () => void;
}

export function TableMenu({ share, give, keys }: TableMenuProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const info = useTable((table) => table.info);
  const you = useTable((table) => table.you);
  const over = useTable((table) => table.moment?.status === "over");
  const speed = useSettings((settings) => settings.speed);
  useEffect(() => {
    if (!open) {
      return;
    }
    const shut = (event: Event): void => {
      const outside = event.target instanceof Node && box.current?.contains(event.target) !== true;
      if (outside || (event instanceof KeyboardEvent && event.key === "Escape")) {
        setOpen(false);
      }
    };
    document.addEventListener("pointerdown", shut);
    document.addEventListener("keydown", shut);
    return () => {
      document.removeEventListener("pointerdown", shut);
      document.removeEventListener("keydown", shut);
    };
  }, [open]);
  const act = (deed: () => void) => () => {
    setOpen(false);
    deed();
  };
  return (
    <div ref={box} className={css.box}>
      <IconButton
        glyph="menu"
        label={words("web-menu")}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && info && (
        <div className={css.menu}>
          <div className={css.speed}>
            <span>{words("web-speed")}</span>
            <Segments
              label={words("web-speed")}
              value={speed}
              choices={SPEEDS.map((value) => ({
                value,
                label: words(`web-speed-${value}`),
              }))}
              onChange={(wish) => change({ speed: wish })}
            />
          </div>
          <Item glyph="share" label={words("web-share")} act={act(share)} />
          {you !== null && !over && (
            <Item glyph="bot" label={words("web-give-seat")} act={act(give)} />
          )}
          <Go glyph="play" label={words("web-replay")} to={`/replay/${info.id}`} />
          <Go glyph="book" label={words("web-rules")} to={`/rules/${info.game}`} />
          <Go glyph="settings" label={words("web-settings")} to="/settings" />
          <Item glyph="keyboard" label={words("web-keys")} act={act(keys)} />
          <Go glyph="door" label={words("web-leave")} to="/" />
        </div>
      )}
    </div>
  );
}

function Item({ glyph, label, act }: { glyph: GlyphName; label: string; act: () => void }) {
  return (
    <button type="button" className={css.item} onClick={act}>
      <Glyph name={glyph} />
      {label}
    </button>
  );
}

function Go({ glyph, label, to }: { glyph: GlyphName; label: string; to: string }) {
  return (
    <Link href={to} className={css.item}>
      <Glyph name={glyph} />
      {label}
    </Link>
  );
}
