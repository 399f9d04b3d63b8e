import { useAsked, type Asked } from "../../../parts/asked";
import { api } from "../../../wire/http";
import { replayed } from "../../replayed";
import type { Reference, View } from "../shapes";
import { battleOf, type Battle, type Moment } from "./battle";
import { endOf, type End } from "./end";

interface Told {
  reference: Reference;
  battle: Battle;
  end: End;
}

/** The battle of a table, from its replay. */
export function useBattle(id: string): Asked<Told> {
  const [asked] = useAsked(`battle ${id}`, () => readBattle(id));
  return asked;
}

async function readBattle(id: string): Promise<Told> {
  // Only the game's own face knows the shape of its views.
  const reference = (await api.reference(id)) as unknown as Reference;
  const moments: Moment[] = [];
  await replayed(id, (happening, view) => {
    moments.push({ happening, view: view as unknown as View });
  });
  return { reference, battle: battleOf(reference, moments), end: endOf(reference, moments) };
}
