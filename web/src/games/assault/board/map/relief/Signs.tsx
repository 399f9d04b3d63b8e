// The mapmaker's signs, each drawn once in the defs; whatever stands on the map uses them.
import { memo } from "react";
import { SIGNS, type Sign, type SignName } from "./ink";
import type { Planted } from "./scatter";

const idOf = (sign: SignName, n: number): string => `realm-${sign}-${n}`;
const paint = (name: string): string => `var(--map-${name})`;

function drawn(sign: Sign): string {
  return sign
    .map(({ d, fill, pen = 0, faint }) => {
      const filled = fill === undefined ? "none" : paint(fill);
      const line = pen > 0 ? `stroke-width="${pen}"` : 'stroke="none"';
      return `<path d="${d}" fill="${filled}" ${line}${faint === undefined ? "" : ` opacity="${faint}"`}/>`;
    })
    .join("");
}

const ALL = (Object.keys(SIGNS) as SignName[])
  .flatMap((name) =>
    (SIGNS[name] as readonly Sign[]).map(
      (sign, n) => `<g id="${idOf(name, n)}">${drawn(sign)}</g>`,
    ),
  )
  .join("");

/** All of them, as text: what never changes need not be compared. */
export const SignDefs = memo(function SignDefs() {
  return <defs dangerouslySetInnerHTML={{ __html: ALL }} />;
});

const short = (n: number): number => Math.round(n * 10) / 10;

/** Signs where they stand, as text: there are many, and none of them ever changes. */
export function standing(planted: readonly Planted[]): string {
  return planted
    .map(
      ({ sign, n, at, size }) =>
        `<use href="#${idOf(sign, n)}" transform="translate(${short(at[0])} ${short(at[1])}) scale(${Math.round(size * 100) / 100})"/>`,
    )
    .join("");
}
