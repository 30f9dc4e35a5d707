import { useCallback, useMemo } from "react";
import type { EditedConcern } from "#shared/contract/concerns.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { questionsWords } from "#web/i18n/admin/questions.ts";

/** What a question is about, in the page's language. */
export function useConcernNames(concerns: EditedConcern[]) {
  const language = useLanguage();
  const { noConcern } = useWords(questionsWords);
  const names = useMemo(
    () =>
      new Map(
        concerns.map(({ _id, name, name_es }) => [
          _id,
          language === "es" ? name_es : name,
        ]),
      ),
    [concerns, language],
  );
  return useCallback(
    (id: string | null) => (id && names.get(id)) || noConcern,
    [names, noConcern],
  );
}
