import Languages from "lucide-react/icons/languages";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { writeText } from "#web/core/storage.ts";
import { resultsWords } from "#web/i18n/results.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./language-choice.module.css";

const languages = { en: "English", es: "Español" };

/** Turns the results into the other language at once; the site around them stays as it is. */
export function LanguageChoice() {
  const current = useLanguage();
  return (
    <div
      role="group"
      aria-label={useWords(resultsWords).language}
      className={styles.choice}
    >
      <Icon of={Languages} />
      {Object.entries(languages).map(([language, name]) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => writeText("quizlang", language)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
