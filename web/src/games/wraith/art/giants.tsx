import { lazy, Suspense, useId, type ComponentType } from "react";

// The four giants as they stand on the board: head and shoulders of the same drawings.
function portrait(
  fetched: () => Promise<{ default: ComponentType }>,
  face: string,
  sky: readonly [string, string],
): ComponentType {
  const Drawing = lazy(fetched);
  return function Portrait() {
    const id = useId();
    return (
      <svg viewBox="0 0 240 170" aria-hidden="true" focusable="false">
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor={sky[0]} />
          <stop offset="1" stopColor={sky[1]} />
        </linearGradient>
        <rect width="240" height="170" fill={`url(#${id})`} />
        <svg width="240" height="170" viewBox={face} preserveAspectRatio="xMidYMid slice">
          <Suspense fallback={null}>
            <Drawing />
          </Suspense>
        </svg>
      </svg>
    );
  };
}

export const Earth = portrait(() => import("./Earth"), "150 10 700 496", ["#39424a", "#7a5a3c"]);
export const Air = portrait(() => import("./Air"), "130 30 760 538", ["#22303c", "#5f7482"]);
export const Water = portrait(() => import("./Water"), "200 -10 800 567", ["#14262c", "#3f6a6c"]);
export const Fire = portrait(() => import("./Fire"), "120 10 760 538", ["#1d0f10", "#7c2d16"]);
