// A number that counts up or down to what it has become, so that one sees that it has changed.
import { useEffect, useState } from "react";

const LASTS = 320;

export function Counted({ n, motion }: { n: number; motion: boolean }) {
  const [shown, setShown] = useState(n);
  useEffect(() => {
    if (!motion) return;
    let from: number | null = null;
    let frame = 0;
    let begun = 0;
    const go = (now: number): void => {
      if (begun === 0) begun = now;
      const part = Math.min(1, (now - begun) / LASTS);
      setShown((before) => {
        from ??= before;
        return Math.round(from + (n - from) * part);
      });
      if (part < 1) frame = requestAnimationFrame(go);
    };
    frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
  }, [n, motion]);
  return <>{motion ? shown : n}</>;
}
