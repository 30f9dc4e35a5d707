import type { ReactNode } from "react";
import type { Language } from "#shared/rules/language.ts";
import type { Draft } from "#web/admin/contents/contents-draft.ts";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import styles from "./pages/pages.module.css";

/** What a page says, by the name of its field: `say.text("homePage.title1")`. */
export type Say = {
  language: Language;
  /** English words that stand in for missing Spanish ones are marked. */
  text: (name: string) => ReactNode;
  plain: (name: string) => string;
};

export function textsIn(draft: Draft, language: Language): Say {
  const said = (name: string) =>
    inMarkedLanguage(
      language,
      draft[`${name}_en`] ?? draft[name] ?? "",
      draft[`${name}_es`] ?? "",
    );
  return {
    language,
    plain: (name) => said(name).words,
    text(name) {
      const { words, lang } = said(name);
      if (lang === undefined || words === "") return words;
      return (
        <span lang={lang} className={styles.standsIn}>
          {words}
        </span>
      );
    },
  };
}
