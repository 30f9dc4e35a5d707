import type { TextWarning } from "#shared/contract/dashboard.ts";
import { useContentLabel } from "#web/admin/contents/use-contents.ts";
import { useLanguageLabel } from "#web/admin/form/fields.tsx";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { adminConcernsWords } from "#web/i18n/admin/concerns.ts";
import { questionsWords } from "#web/i18n/admin/questions/questions.ts";
import { contentWarningsWords } from "#web/i18n/admin/dashboard/content-warnings.ts";

type Place = Pick<TextWarning, "in" | "name" | "name_es">;

/** What a concern or a question is called; the settings have no name. */
export function usePlaceName() {
  const language = useLanguage();
  const { question } = useWords(contentWarningsWords);
  return ({ in: place, name, name_es }: Place) => {
    const said = inLanguage(language, name || name_es, name_es);
    return place === "questions" ? question(said) : said;
  };
}

/** What a text is called by the form where it is changed, with the place that it belongs to. */
export function useTextName() {
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
