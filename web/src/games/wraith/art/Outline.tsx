// A giant from its outline alone: a shadow while its drawing is on its way, or, where nobody has
// drawn it yet, heaped up in stones.
import { useMemo } from "react";
import { smooth, stonework, type Mark } from "./brush";

interface OutlineProps {
  polygons: readonly (readonly (readonly [number, number])[])[];
}

const TONES = ["#241f1c", "#2f2925", "#3b342e", "#493f37", "#584c41", "#685a4c"];

function shapesOf(polygons: OutlineProps["polygons"]): Mark[][] {
  return polygons.map((polygon) => polygon.map(([x, y]): Mark => [x * 10, y * 13]));
}

export function Shadow({ polygons }: OutlineProps) {
  return (
    <g fill="#191513" stroke="#191513" strokeWidth="24" strokeLinejoin="round">
      {shapesOf(polygons).map((shape, i) => (
        <path key={i} d={smooth(shape)} />
      ))}
    </g>
  );
}

export function Stranger({ polygons }: OutlineProps) {
  const parts = useMemo(
    () =>
      shapesOf(polygons).map((shape, i) =>
        stonework(shape, { size: 46, seed: 11 + i * 7, flat: 1.4 }),
      ),
    [polygons],
  );
  return (
    <g>
      <Shadow polygons={polygons} />
      {parts.map((part, i) => (
        <g key={i}>
          <path d={part.under} fill="#120f0d" />
          {part.tones.map((tone, j) => (
            <path key={j} d={tone} fill={TONES[j]} />
          ))}
          <path d={part.rim} fill={TONES[3]} />
          <path d={part.sheen} fill="#f3d7a6" opacity="0.08" />
          <path d={part.glint} fill="#c4864a" opacity="0.5" />
        </g>
      ))}
    </g>
  );
}
