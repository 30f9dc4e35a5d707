import type { DueCheck, TextWarning } from "#shared/contract/dashboard.ts";
import { isOverdue } from "#shared/rules/content/check-by.ts";
import { longDate } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { contentWarningsWords } from "#web/i18n/admin/dashboard/content-warnings.ts";
import { editorOf } from "./editor-of.ts";
import { usePlaceName, useTextName } from "./names.ts";

/** One line of the list: what it is about, what is the matter, and where that is changed. */
export type Entry = {
  to: string;
  name: string;
  problem?: string | undefined;
  isLate?: boolean;
  note?: string;
};

export function useTextEntry() {
  const { problems } = useWords(contentWarningsWords);
  const nameOf = useTextName();
  return (warning: TextWarning): Entry => {
    const { problem, field } = warning;
    return {
      to: editorOf(warning, field),
      name: nameOf(warning),
      problem: problem === "placeholder" ? undefined : problems[problem],
    };
  };
}

/** A day that has passed is late; `today` as days are compared. */
export function useDueEntry(today: string) {
  const words = useWords(contentWarningsWords);
  const language = useLanguage();
  const nameOf = usePlaceName();
  return (check: DueCheck): Entry => {
    const isSite = check.in === "settings";
    const isLate = isOverdue(check.checkby, today);
    const date = longDate(check.checkby, language);
    return {
      to: editorOf(check, isSite ? "main.checkby" : "checkby"),
      name: isSite ? words.doses : nameOf(check),
      problem: isLate ? words.overdue(date) : words.checkBy(date),
      isLate,
      note: check.checkwhy,
    };
  };
}
