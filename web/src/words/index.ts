export { readable, type Words } from "./words";
export {
  languageOfBrowser,
  languages,
  speakLanguage,
  useMoreWords,
  useWords,
  useWordsReady,
} from "./vocabulary";
