import {
  createContext,
  type ReactNode,
  useContext,
  useInsertionEffect,
} from "react";
import { useLocation } from "react-router";
import {
  isLanguage,
  type Language,
  languageCookie,
} from "#shared/rules/language.ts";
import { quizPaths } from "#shared/rules/quiz/places.ts";
import { keepTypedText } from "./first-page/typed-text.ts";
import { readText, writeText } from "./storage/storage.ts";
import { useStoredText } from "./storage/stored.ts";

const LanguageContext = createContext<Language>("en");

export function LanguageProvider(props: {
  language: Language;
  children: ReactNode;
}) {
  return (
    <LanguageContext value={props.language}>{props.children}</LanguageContext>
  );
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** The language this page was rendered in. */
export function pageLanguage(): Language {
  return document.documentElement.lang === "es" ? "es" : "en";
}

/** The catalog in this page's language. */
export function useWords<Words>(catalogs: Record<Language, Words>): Words {
  return catalogs[useLanguage()];
}

function useScreenLanguage(): Language {
  const served = useLanguage();
  const site = useStoredText("lang");
  const quiz = useStoredText("quizlang");
  const inQuiz = quizPaths.test(useLocation().pathname);
  const [first, second] = inQuiz ? [quiz, site] : [site];
  if (isLanguage(first)) return first;
  return isLanguage(second) ? second : served;
}

/** Sets one language for a whole screen. The quiz and its results use the language of the quiz. */
export function ScreenLanguage({ children }: { children: ReactNode }) {
  const language = useScreenLanguage();
  // Runs before all other effects, so that their requests use this language.
  useInsertionEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <LanguageProvider language={language}>{children}</LanguageProvider>;
}

/** Removes the language from the address. Otherwise a reload would undo the choice. */
function cleanAddress() {
  const here = new URL(location.href);
  if (!here.searchParams.has("lang")) return;
  here.searchParams.delete("lang");
  history.replaceState(history.state, "", here);
}

/** Stores the language for the site and for a started quiz. The screen changes at once. */
export function turnLanguage(language: Language) {
  writeText("lang", language);
  if (readText("quizlang") !== undefined) writeText("quizlang", language);
  document.cookie = languageCookie(language);
  cleanAddress();
}

type Ask = (reload: () => void) => void;

const unsaved = new Set<Ask>();

/** Registers a question to ask before the page is reloaded in another language. Returns a function that removes it. */
export function onLanguageReload(ask: Ask): () => void {
  unsaved.add(ask);
  return () => void unsaved.delete(ask);
}

/** Whether the page is being reloaded in another language. It then must not ask about leaving. */
export function isReloading(): boolean {
  return "reloading" in document.documentElement.dataset;
}

/**
 * Changes the language and, when online, reloads the page. Public forms keep their text; unsaved forms ask before, the
 * newest first.
 */
export function changeLanguage(language: Language) {
  if (!navigator.onLine) return turnLanguage(language);
  const answered = new Set<Ask>();
  const askNext = () => {
    const ask = [...unsaved].filter((each) => !answered.has(each)).pop();
    if (!ask) return reloadIn(language);
    answered.add(ask);
    ask(askNext);
  };
  askNext();
}

function reloadIn(language: Language) {
  turnLanguage(language);
  keepTypedText();
  document.documentElement.dataset["reloading"] = "";
  location.reload();
}

/** The languages of the product, by their own names. */
export const languageOptions = [
  { value: "en", label: "English", lang: "en" },
  { value: "es", label: "Español", lang: "es" },
] as const;
