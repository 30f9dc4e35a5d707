import { type ReactNode, useState } from "react";
import type { Draft } from "#web/admin/contents/draft/contents-draft.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/contents.ts";
import styles from "./live-preview.module.css";

/** A text in the language looked at, else in English: `say("homePage.title1")`. */
export type Say = (name: string) => string;

type Props = { draft: Draft; children: (say: Say) => ReactNode };

const names = { en: "English", es: "Español" };

/** The page beside the fields, as it will be once this is saved. */
export function LivePreview({ draft, children }: Props) {
  const words = useWords(contentsWords);
  const [language, setLanguage] = useState(useLanguage());
  const say = (name: string) =>
    draft[`${name}_${language}`] || draft[`${name}_en`] || draft[name] || "";
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <div className={styles.bar}>
        <h2>{words.preview}</h2>
        <div
          role="group"
          aria-label={words.previewLanguage}
          className={styles.languages}
        >
          {(["en", "es"] as const).map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {names[each]}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.page} lang={language}>
        {children(say)}
      </div>
    </section>
  );
}
