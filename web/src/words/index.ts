export { list, listAnd, listOr } from "./lists";
export { readable, type Words } from "./words";
export {
  languageOfBrowser,
  languages,
  learn,
  speakLanguage,
  useMoreWords,
  useWords,
  useWordsReady,
  wordsNow,
} from "./vocabulary";
