import { memo } from "react";
import { facets, painted, type Cut, type Outline } from "./relief";

interface ReliefProps extends Cut {
  outline: Outline;
  colours: readonly string[];
  /** A second, weaker light from elsewhere, added to the first. */
  rim?: { light: Cut["light"]; colours: readonly string[] };
}

/** A shape cut into facets and painted. Seams are closed by a hair of the same colour. */
export const Relief = memo(function Relief({ outline, colours, rim, ...cut }: ReliefProps) {
  return (
    <g strokeWidth={0.7} strokeLinejoin="round">
      {painted(facets(outline, cut), colours).map(({ d, fill }) => (
        <path key={fill} d={d} fill={fill} stroke={fill} />
      ))}
      {rim && (
        <g style={{ mixBlendMode: "screen" }}>
          {painted(facets(outline, { ...cut, light: rim.light }), rim.colours).map(
            ({ d, fill }) => (
              <path key={fill} d={d} fill={fill} />
            ),
          )}
        </g>
      )}
    </g>
  );
});
