// The thing in the light, in words, near the hand; and what the option in the light would do.
import { Slip } from "../../../parts/near/Slip";
import { idOf, sortOf } from "./aims";
import { cardOf, figureName, unitName } from "./ground";
import { costWords, figureWords, glyphWords, optionWords, showWords, spaceWords } from "./phrases";
import { useTable, type Table } from "./table";

interface Said {
  title: string;
  lines: string[];
}

export function Lens() {
  const table = useTable();
  const said = table.lit ? describe(table, table.lit) : null;
  const would = wouldDo(table);
  if (waits(table)) would.push(table.words("heroscape-board-tap-again"));
  return <Slip said={said} would={would} />;
}

function describe(table: Table, thing: string): Said | null {
  const id = idOf(thing);
  switch (sortOf(thing)) {
    case "space":
      return space(table, id);
    case "figure":
      return figure(table, id);
    case "unit":
      return { title: unitName(table.ground, id), lines: [] };
    default:
      return null;
  }
}

function space(table: Table, name: string): Said | null {
  const found = table.ground.spaces.get(name);
  if (!found) return null;
  const stands = table.standing.get(name);
  const lines = [stands ? figureWords(table, stands) : "", glyphWords(table, name)];
  return { title: spaceWords(table, found), lines: lines.filter(Boolean) };
}

function figure(table: Table, id: string): Said | null {
  const { ground, view, words } = table;
  const found = view.figures.find((one) => one.figure === id);
  const card = cardOf(ground, id);
  if (!found || !card) return null;
  const master = ground.reference.scenario.game === "master";
  const numbers = master ? card.master : card.basic;
  const at = found.space ? ground.spaces.get(found.space) : undefined;
  const lines = [
    figureWords(table, found).slice(figureName(ground, id).length + 2),
    words("heroscape-board-numbers", {
      life: master ? card.master.life : 1,
      move: numbers.move,
      range: numbers.range,
      attack: numbers.attack,
      defense: numbers.defense,
    }),
    at ? spaceWords(table, at) : "",
  ];
  return { title: figureName(ground, id), lines: lines.filter(Boolean) };
}

/** Whether a finger has only looked at something: the next tap chooses it. */
function waits({ open, aims, hand }: Table): boolean {
  const finger = hand() === "touch" || hand() === "pen";
  return finger && open !== null && aims.get(open)?.length === 1;
}

/** What the option in the light would do, as far as that can be told. */
export function wouldDo(table: Table): string[] {
  const { pointed, show, words } = table;
  if (!pointed) return [];
  if (show) {
    const lines = showWords(table, show);
    if (lines.length > 0) return lines;
  }
  const cost = costWords(words, pointed.facts);
  return cost ? [cost] : "space" in pointed.facts ? [] : [optionWords(table, pointed)];
}
