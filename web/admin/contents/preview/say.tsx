import type { ReactNode } from "react";
import type { Language } from "#shared/contract/fields.ts";
import type { Draft } from "#web/admin/contents/draft/contents-draft.ts";
import styles from "./pages/pages.module.css";

/** What a page says, by the name of its field: `say.text("homePage.title1")`. */
export type Say = {
  language: Language;
  /** English words that stand in for missing Spanish ones are marked. */
  text: (name: string) => ReactNode;
  plain: (name: string) => string;
};

export function sayIn(draft: Draft, language: Language): Say {
  const own = (name: string) => draft[`${name}_${language}`] ?? "";
  const inEnglish = (name: string) => draft[`${name}_en`] ?? draft[name] ?? "";
  return {
    language,
    plain: (name) => own(name) || inEnglish(name),
    text: (name) =>
      own(name) ||
      (language === "en" || inEnglish(name) === "" ? (
        inEnglish(name)
      ) : (
        <span lang="en" className={styles.standsIn}>
          {inEnglish(name)}
        </span>
      )),
  };
}
