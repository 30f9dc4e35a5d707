import type { ReactNode } from "react";
import { LanguageProvider, useLanguage } from "#web/core/language.tsx";
import { useStoredText } from "#web/core/stored.ts";

/** The quiz speaks the language that was chosen at its start, whatever the site around it speaks. */
export function QuizLanguage({ children }: { children: ReactNode }) {
  const site = useLanguage();
  const chosen = useStoredText("quizlang");
  const language = chosen === "en" || chosen === "es" ? chosen : site;
  return (
    <LanguageProvider language={language}>
      <div lang={language}>{children}</div>
    </LanguageProvider>
  );
}
