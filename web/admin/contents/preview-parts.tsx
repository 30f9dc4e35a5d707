import type { ReactNode } from "react";
import type { Language } from "#shared/rules/language.ts";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import type { Draft } from "./contents-draft.ts";
import styles from "./preview.module.css";

export type PageProps = { say: Say };

/** The top of every page. */
export function Brand({ say }: PageProps) {
  return (
    <p className={styles.brand}>
      <img src="/images/favicon.svg" alt="" width="24" height="24" />
      <span>{say.text("main.sitename")}</span>
    </p>
  );
}

/** Where words stand that are edited somewhere else. */
export function Lines({ of: amount }: { of: number }) {
  return (
    <span aria-hidden="true" className={styles.lines}>
      {Array.from({ length: amount }, (_, line) => (
        <span key={line} />
      ))}
    </span>
  );
}

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
