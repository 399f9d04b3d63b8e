import { FluentBundle, FluentResource } from "@fluent/bundle";
import { useEffect } from "react";
import { create } from "zustand";
import { api } from "../wire/http";
import { makeWords, type Words } from "./words";

const FALLBACK = "en";
const ORDER = ["en", "cs", "ru"];

// The package's own Fluent files; what only the terminal says stays out of the browser.
const files = import.meta.glob<string>(
  [
    "../../../src/giantstable/locale/*/*.ftl",
    "../../../src/giantstable/games/*/locale/*/*.ftl",
    "!../../../src/giantstable/**/cli.ftl",
    "!../../../src/giantstable/**/terminal.ftl",
  ],
  { query: "?raw", import: "default" },
);

interface Page {
  /** Whose words these are: a game's, or "" for the shell's own. */
  game: string;
  language: string;
  name: string;
  read: () => Promise<string>;
}

const pages: Page[] = Object.entries(files).map(([path, read]) => {
  const [home = "", , language = "", file = ""] = path.split("/").slice(-4);
  const name = file.replace(/\.ftl$/, "");
  return home === "giantstable"
    ? { game: "", language, name, read }
    : { game: home, language, name: `${home}/${name}`, read };
});

/** The languages there are words for. */
export const languages: string[] = [...new Set(pages.map((page) => page.language))].sort(
  (a, b) => ORDER.indexOf(a) - ORDER.indexOf(b),
);

/** What is long and read once is fetched by those who tell it (`useMoreWords`). */
const LATER = /\/(story|lesson|guide|feats)$/;

/** The games that are spoken of so far: a table of one needs no words of the others. */
const spokenOf = new Set([""]);

function isWanted({ game, name }: Page): boolean {
  return spokenOf.has(game) && (!LATER.test(name) || useVocabulary.getState().more.has(name));
}

const bundles = new Map<string, FluentBundle>();
const read = new Map<string, Promise<void>>();

function bundleOf(language: string): FluentBundle {
  const found = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, found);
  return found;
}

function readPage(page: Page): Promise<void> {
  const key = `${page.language}/${page.name}`;
  const reading =
    read.get(key) ??
    page.read().then((text) => {
      bundleOf(page.language).addResource(new FluentResource(text));
    });
  read.set(key, reading);
  return reading;
}

function readAll(language: string, wanted: (page: Page) => boolean): Promise<unknown> {
  const spoken = [...new Set([language, FALLBACK])];
  return Promise.all(
    pages.filter((page) => spoken.includes(page.language) && wanted(page)).map(readPage),
  );
}

interface Vocabulary {
  words: Words;
  ready: boolean;
  more: ReadonlySet<string>;
}

const useVocabulary = create<Vocabulary>(() => ({
  words: makeWords([], FALLBACK),
  ready: false,
  more: new Set<string>(),
}));

function speak(language: string): void {
  const tongues = language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
  useVocabulary.setState({ words: makeWords(tongues.map(bundleOf), language), ready: true });
}

/** Speak a language from now on; where it lacks a message, English. */
export async function speakLanguage(wished: string): Promise<void> {
  const language = languages.includes(wished) ? wished : FALLBACK;
  await readAll(language, isWanted);
  speak(language);
}

/**
 * Let a game be spoken of. If the client was built without it, its words are the server's to tell;
 * where they cannot be had, it is shown by its ids, which is no reason to show nothing.
 */
export async function learn(game: string): Promise<void> {
  if (!pages.some((page) => page.game === game)) {
    const name = `${game}/words`;
    const fetched = (language: string): Page => ({
      game,
      language,
      name,
      read: () => fetchWords(game, language, () => read.delete(`${language}/${name}`)),
    });
    pages.push(...languages.map(fetched));
  }
  spokenOf.add(game);
  const { language } = wordsNow();
  const had = read.size;
  await readAll(language, (page) => page.game === game && isWanted(page));
  if (read.size > had && wordsNow().language === language) {
    speak(language);
  }
}

async function fetchWords(game: string, language: string, forget: () => void): Promise<string> {
  try {
    return (await api.words(game, language)).fluent;
  } catch (problem) {
    console.warn("the words of a game could not be had", game, language, problem);
    forget();
    return "";
  }
}

/** The language of the browser if there are words for it. */
export function languageOfBrowser(): string {
  const spoken = navigator.languages.map((tag) => tag.split("-")[0] ?? "");
  return spoken.find((tag) => languages.includes(tag)) ?? FALLBACK;
}

/** Words in the language of the settings. */
export function useWords(): Words {
  return useVocabulary((state) => state.words);
}

/** The same, outside of components. */
export function wordsNow(): Words {
  return useVocabulary.getState().words;
}

/** Whether there are words at all yet. */
export function useWordsReady(): boolean {
  return useVocabulary((state) => state.ready);
}

/** Fetch a page of words that not everybody needs (`NAME/story`); true once it is there. */
export function useMoreWords(name: string): boolean {
  const { words, more } = useVocabulary();
  useEffect(() => {
    if (useVocabulary.getState().more.has(name)) {
      return;
    }
    void readAll(words.language, (page) => page.name === name).then(() => {
      useVocabulary.setState(({ more }) => ({ more: new Set([...more, name]) }));
      speak(words.language);
    });
  }, [name, words.language]);
  return more.has(name);
}
