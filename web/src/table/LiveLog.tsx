// What happened at the table one looks at.
import { Log, News, type Told } from "./Log";
import { showRule, useTable } from "./store";

function useTold(): Told {
  return {
    lines: useTable((table) => table.log),
    begins: useTable((table) => table.begins),
    told: useTable((table) => table.shown?.told ?? 0),
    goesOn: useTable((table) => table.board?.goesOn),
  };
}

export function LiveLog() {
  const session = useTable((table) => table.session);
  const older = (): Promise<void> => session?.older() ?? Promise.resolve();
  return <Log {...useTold()} older={older} showRule={showRule} />;
}

export function LiveNews() {
  return <News {...useTold()} />;
}
