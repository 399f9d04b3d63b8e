import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Link } from "wouter";
import { Glyph, type GlyphName } from "./Glyph";
import css from "./parts.module.css";

type Look = "plain" | "brass" | "quiet" | "danger";

function classOf(look: Look, more = ""): string {
  const own = look === "plain" ? "" : css[look];
  return [css.button, own, more].filter(Boolean).join(" ");
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  glyph?: GlyphName;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look = "plain", glyph, children, className, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classOf(look, className)} {...rest}>
      {glyph && <Glyph name={glyph} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  glyph: GlyphName;
  /** What it does, for those who do not see the sign, and as its tooltip. */
  label: string;
  look?: Look;
  on?: boolean;
}

export function IconButton({
  glyph,
  label,
  look = "quiet",
  on,
  className,
  ...rest
}: IconButtonProps) {
  const more = [css.square, on === true ? css.on : "", className].filter(Boolean).join(" ");
  return (
    <button
      type="button"
      className={classOf(look, more)}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Glyph name={glyph} />
    </button>
  );
}

interface LinkButtonProps {
  to: string;
  look?: Look;
  glyph?: GlyphName;
  className?: string | undefined;
  children: ReactNode;
}

export function LinkButton({ to, look = "plain", glyph, className, children }: LinkButtonProps) {
  return (
    <Link href={to} className={classOf(look, className)}>
      {glyph && <Glyph name={glyph} />}
      {children}
    </Link>
  );
}
