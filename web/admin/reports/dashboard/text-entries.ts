import { href } from "react-router";
import type {
  DueCheck,
  TextWarning,
} from "#shared/contract/reports/dashboard.ts";
import { isOverdue } from "#shared/rules/content/check-by.ts";
import { useContentLabel } from "#web/admin/content/contents/use-contents.ts";
import { useLanguageLabel } from "#web/admin/form/fields.tsx";
import { longDate } from "#web/core/long-date.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/content/concerns.words.ts";
import { todayWords } from "#web/i18n/admin/reports/dashboard/today.words.ts";
import { findingsWords } from "#web/i18n/admin/content/findings.words.ts";
import { questionsWords } from "#web/i18n/admin/content/questions.words.ts";

/** A list entry: a text, its problem, and a link to its field. */
export type TextEntry = {
  to: string;
  name: string;
  problem?: string | undefined;
  isLate?: boolean;
  note?: string;
};

type Place = Pick<TextWarning, "in" | "name" | "name_es">;

/** Creates list entries for warnings and for checks. A check is late if its date is before `today`. */
export function useTextEntries(today: string) {
  const words = useWords(todayWords).texts;
  const language = useLanguage();
  const inSettings = useContentLabel();
  const { fields, doctor } = useWords(adminConcernsWords);
  const inConcern = useLanguageLabel<string>({ ...fields, ...doctor.fields });
  const { problems } = useWords(findingsWords);
  const inQuestion = useLanguageLabel<string>(useWords(questionsWords).fields);

  /** The name of a concern or a question. */
  function placeName({ in: place, name, name_es }: Place) {
    const ownName = inLanguage(language, name || name_es, name_es);
    return place === "questions" ? words.question(ownName) : ownName;
  }
  /** The label of a text, with its concern or question. */
  function textName({ field, ...place }: TextWarning) {
    if (place.in === "settings") return inSettings(field);
    const labelOf = place.in === "concerns" ? inConcern : inQuestion;
    const [name = ""] = field.split(".");
    return words.ofPlace(placeName(place), labelOf(name));
  }
  const textEntry = (warning: TextWarning): TextEntry => ({
    to: editorOf(warning, warning.field),
    name: textName(warning),
    problem:
      warning.problem === "placeholder" ? undefined : problems[warning.problem],
  });
  const dueEntry = (check: DueCheck): TextEntry => {
    const isSite = check.in === "settings";
    const isLate = isOverdue(check.checkby, today);
    const date = longDate(check.checkby, language);
    return {
      to: editorOf(check, isSite ? "main.checkby" : "checkby"),
      name: isSite ? words.doses : placeName(check),
      problem: isLate ? words.overdue(date) : words.checkBy(date),
      isLate,
      note: check.checkwhy,
    };
  };
  return { textEntry, dueEntry };
}

/** A link to the field of a text, or to its screen. */
export function editorOf(
  { in: place, _id }: Pick<TextWarning, "in" | "_id">,
  field: string,
): string {
  const id = _id ?? "";
  if (place === "questions")
    return `${href("/dashboard/questions/edit/:id", { id })}#${field}`;
  if (place === "settings") {
    const [tab] = field.split(".");
    return `${href("/dashboard/contents")}?tab=${tab}#${field}`;
  }
  return field.startsWith("childrencontent")
    ? href("/dashboard/concerns/children/:id", { id })
    : `${href("/dashboard/concerns/edit/:id", { id })}#${field}`;
}
