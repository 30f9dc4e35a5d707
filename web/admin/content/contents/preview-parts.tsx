import { createContext, type ReactNode, useContext } from "react";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import { useLanguage } from "#web/core/language.tsx";
import type { Draft } from "./contents-draft.ts";
import styles from "./preview.module.css";

export const DraftContext = createContext<Draft>({});

/** The texts of the draft by the name of a field, such as `homePage.title1`. */
export function useSay() {
  const draft = useContext(DraftContext);
  const language = useLanguage();
  const wordsOf = (name: string) =>
    inMarkedLanguage(
      language,
      draft[`${name}_en`] ?? draft[name] ?? "",
      draft[`${name}_es`] ?? "",
    );
  return {
    plain: (name: string) => wordsOf(name).words,
    isWritten: (name: string) => wordsOf(name).words.trim() !== "",
    /** Marks English words that stand in for missing Spanish ones. */
    text(name: string): ReactNode {
      const { words, lang } = wordsOf(name);
      if (lang === undefined || words === "") return words;
      return (
        <span lang={lang} className={styles.standsIn}>
          {words}
        </span>
      );
    },
  };
}

type TextProps = {
  look?: string;
  /** The field whose text is shown; without it, the children. */
  of?: string;
  children?: ReactNode;
};

/** A paragraph of a page. */
export function T({ look, of, children }: TextProps) {
  const say = useSay();
  return (
    <p className={look && styles[look]}>
      {of === undefined ? children : say.text(of)}
    </p>
  );
}

/** Lines instead of words that are edited somewhere else. */
export function Lines({ of: amount }: { of: number }) {
  return (
    <span aria-hidden="true" className={styles.lines}>
      {Array.from({ length: amount }, (_, line) => (
        <span key={line} />
      ))}
    </span>
  );
}
