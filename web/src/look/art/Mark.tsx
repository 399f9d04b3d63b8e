/** The house's mark: a giant looking over the edge of a table. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M16 2 L11 3.5 L8 8 L8.5 14 L4 17 L2 22 L30 22 L28 17 L23.5 14 L24 8 L21 3.5 Z M11.5 9 L15 10.5 L15 12.5 L11.5 11.5 Z M20.5 9 L17 10.5 L17 12.5 L20.5 11.5 Z M13 16.5 L19 16.5 L18 18.5 L14 18.5 Z"
      />
      <path d="M1 24 H31 V27 H1 Z M4 28 H7 V31 H4 Z M25 28 H28 V31 H25 Z" />
    </svg>
  );
}
