// A token of Ordning Points.
interface PointsProps {
  n: number | string;
  size?: number;
}

/** The number on its token; words are said by what is around it. */
export function Points({ n, size = 26 }: PointsProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        d="M16 1 20 4.5 25.2 4 26.7 9 31 12 29 16.9 31 21.5 26.5 24.2 25 29 20 28.5 16 31.5 12 28.5 7 29 5.5 24.2 1 21.5 3 16.9 1 12 5.3 9 6.8 4 12 4.5Z"
        fill="var(--oak)"
        stroke="var(--brass-bright)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <text
        x="16"
        y="16.8"
        fill="var(--oak-ink)"
        fontSize={String(n).length > 2 ? 12 : 15}
        fontWeight="700"
        fontFamily="var(--font-sans)"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {n}
      </text>
    </svg>
  );
}
