import { memo } from "react";
import { facets, once, painted, type Cut, type Outline } from "./relief";

interface ReliefProps extends Cut {
  outline: Outline;
  colours: readonly string[];
  /** A second, weaker light from elsewhere, added to the first. */
  rim?: { light: Cut["light"]; colours: readonly string[] };
}

/** A shape cut into facets and painted. Seams are closed by a hair of the same colour. */
export const Relief = memo(function Relief({ outline, colours, rim, ...cut }: ReliefProps) {
  const paint = (how: Cut, shades: readonly string[]) =>
    once(outline, [how, shades], () => painted(facets(outline, how), shades));
  return (
    <g strokeWidth={0.7} strokeLinejoin="round">
      {paint(cut, colours).map(({ d, fill }) => (
        <path key={fill} d={d} fill={fill} stroke={fill} />
      ))}
      {rim && (
        <g style={{ mixBlendMode: "screen" }}>
          {paint({ ...cut, light: rim.light }, rim.colours).map(({ d, fill }) => (
            <path key={fill} d={d} fill={fill} />
          ))}
        </g>
      )}
    </g>
  );
});
