import { href } from "react-router";
import type { DueCheck, TextWarning } from "#shared/contract/dashboard.ts";
import { isOverdue } from "#shared/rules/content/check-by.ts";
import { useContentLabel } from "#web/admin/contents/use-contents.ts";
import { useLanguageLabel } from "#web/admin/form/fields.tsx";
import { longDate } from "#web/core/dates.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/concerns.ts";
import { contentWarningsWords } from "#web/i18n/admin/dashboard/content-warnings.ts";
import { questionsWords } from "#web/i18n/admin/questions/questions.ts";

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

/** The screen where a text is changed: its tab, and the field itself where that can be named. */
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

type Place = Pick<TextWarning, "in" | "name" | "name_es">;

/** What a concern or a question is called; the settings have no name. */
function usePlaceName() {
  const language = useLanguage();
  const { question } = useWords(contentWarningsWords);
  return ({ in: place, name, name_es }: Place) => {
    const said = inLanguage(language, name || name_es, name_es);
    return place === "questions" ? question(said) : said;
  };
}

/** What a text is called by the form where it is changed, with the place that it belongs to. */
function useTextName() {
  const placeName = usePlaceName();
  const { ofPlace } = useWords(contentWarningsWords);
  const inSettings = useContentLabel();
  const inConcern = useLanguageLabel<string>(
    useWords(adminConcernsWords).fields,
  );
  const inQuestion = useLanguageLabel<string>(useWords(questionsWords).fields);
  return (warning: Place & { field: string }) => {
    const { in: place, field } = warning;
    if (place === "settings") return inSettings(field);
    const labelOf = place === "concerns" ? inConcern : inQuestion;
    const [name = ""] = field.split(".");
    return ofPlace(placeName(warning), labelOf(name));
  };
}
