import Languages from "lucide-react/icons/languages";
import { turnLanguage, useLanguage, useWords } from "#web/core/language.tsx";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./language-choice.module.css";

const languages = [
  { language: "en", name: "English" },
  { language: "es", name: "Español" },
] as const;

/** Turns the whole page into the other language at once, without loading it anew. */
export function LanguageChoice() {
  const current = useLanguage();
  return (
    <div
      role="group"
      aria-label={useWords(resultsWords).language}
      className={styles.choice}
    >
      <Icon of={Languages} />
      {languages.map(({ language, name }) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => turnLanguage(language)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
