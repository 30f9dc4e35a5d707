import { createContext, type ReactNode, useContext } from "react";
import { inMarkedLanguage } from "#web/core/in-language.ts";
import { useLanguage } from "#web/core/language.tsx";
import type { Draft } from "./contents-draft.ts";
import styles from "./preview.module.css";

export const DraftContext = createContext<Draft>({});

/** Reads texts of the draft by field name, such as `homePage.title1`. */
export function useDraftText() {
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
    /** Marks English words shown in place of missing Spanish ones. */
    text(name: string): ReactNode {
      const { words, lang } = wordsOf(name);
      if (lang === undefined || words === "") return words;
      return (
        <span lang={lang} className={styles.fallback}>
          {words}
        </span>
      );
    },
  };
}

type TextProps = {
  look?: string;
  /** The field whose text to show; without it, shows the children. */
  of?: string;
  children?: ReactNode;
};

/** A paragraph in the preview. */
export function T({ look, of, children }: TextProps) {
  const draft = useDraftText();
  return (
    <p className={look && styles[look]}>
      {of === undefined ? children : draft.text(of)}
    </p>
  );
}

/** Gray lines in place of text that is edited elsewhere. */
export function Lines({ of: amount }: { of: number }) {
  return (
    <span aria-hidden="true" className={styles.lines}>
      {Array.from({ length: amount }, (_, line) => (
        <span key={line} />
      ))}
    </span>
  );
}
