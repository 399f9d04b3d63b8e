// A giant nobody has drawn yet, or whose drawing is still on its way: its outline from the content.
import { smooth, type Mark } from "./brush";

interface OutlineProps {
  polygons: readonly (readonly (readonly [number, number])[])[];
}

export function Outline({ polygons }: OutlineProps) {
  const shapes = polygons.map((polygon) => smooth(polygon.map(([x, y]): Mark => [x * 10, y * 13])));
  const d = shapes.join("");
  return (
    <g>
      <defs>
        <linearGradient
          id="outline-body"
          gradientUnits="userSpaceOnUse"
          x1="100"
          y1="0"
          x2="900"
          y2="1300"
        >
          <stop offset="0" stopColor="#5a5148" />
          <stop offset="0.5" stopColor="#38312b" />
          <stop offset="1" stopColor="#1a1614" />
        </linearGradient>
        <pattern
          id="outline-grain"
          width="26"
          height="26"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(24)"
        >
          <path d="M0 13h26" stroke="#e8c99a" strokeOpacity="0.09" strokeWidth="3" />
        </pattern>
      </defs>
      <path d={d} fill="#0d0b0a" stroke="#0d0b0a" strokeWidth="26" strokeLinejoin="round" />
      <path d={d} fill="url(#outline-body)" />
      <path d={d} fill="url(#outline-grain)" />
      {shapes.map((shape, i) => (
        <path key={i} d={shape} fill="none" stroke="#c98a4d" strokeOpacity="0.35" strokeWidth="5" />
      ))}
    </g>
  );
}
