import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "#shared/contract/fields.ts";
import { readText, writeText } from "./storage.ts";

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

/** The words of this page's language out of a pair of catalogs. */
export function useWords<Words>(catalogs: Record<Language, Words>): Words {
  return catalogs[useLanguage()];
}

/** Stores the choice, mirrors it for the server and reloads the page in that language. */
export function changeLanguage(language: Language) {
  writeText("lang", language);
  if (readText("quizlang") !== undefined) writeText("quizlang", language);
  document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.dataset["reloading"] = "";
  const here = new URL(location.href);
  if (here.searchParams.has("lang")) {
    here.searchParams.delete("lang");
    location.replace(here);
  } else {
    location.reload();
  }
}
