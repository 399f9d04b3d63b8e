import { expect, it } from "vitest";
import { card } from "../board/cards/pieces";
import { costOf, readArmy, without, writeArmy } from "./armyText";

it("reads an army as people type it, and writes what is read again", () => {
  expect(readArmy("finn, grimnak")).toEqual(["finn", "grimnak"]);
  expect(readArmy(" finn,,grimnak ,")).toEqual(["finn", "grimnak"]);
  expect(readArmy("")).toEqual([]);
  expect(readArmy(undefined)).toEqual([]);
  expect(readArmy(writeArmy(["finn", "tarn", "tarn"]))).toEqual(["finn", "tarn", "tarn"]);
});

it("counts what an army costs, twice for a card that is in it twice", () => {
  const cards = [card("finn", 80), card("tarn", 50)];
  expect(costOf(["finn", "tarn", "tarn"], cards)).toBe(180);
  expect(costOf(["nobody"], cards)).toBe(0);
});

it("leaves one card of a kind out at a time", () => {
  expect(without(["tarn", "finn", "tarn"], "tarn")).toEqual(["tarn", "finn"]);
  expect(without(["finn"], "tarn")).toEqual(["finn"]);
});
