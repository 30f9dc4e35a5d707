import { coreWords } from "#web/i18n/core/core.ts";
import { changeLanguage, useLanguage, useWords } from "#web/core/language.tsx";
import styles from "./language-buttons.module.css";

const languages = [
  { language: "en", name: "English" },
  { language: "es", name: "Español" },
] as const;

export function LanguageButtons() {
  const current = useLanguage();
  return (
    <div
      role="group"
      aria-label={useWords(coreWords).languages}
      className={styles.buttons}
    >
      {languages.map(({ language, name }) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => changeLanguage(language)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
