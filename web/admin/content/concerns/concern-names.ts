import { useCallback, useMemo } from "react";
import type { EditedConcern } from "#shared/contract/content/concerns.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage } from "#web/core/language.tsx";

/** Returns a function from id to name in the page's language; an unknown id gives `otherwise` or the id. */
export function useConcernNames(concerns: EditedConcern[], otherwise?: string) {
  const language = useLanguage();
  const names = useMemo(
    () =>
      new Map(
        concerns.map(({ _id, name, name_es }) => [
          _id,
          inLanguage(language, name, name_es),
        ]),
      ),
    [concerns, language],
  );
  return useCallback(
    (id: string | null) => names.get(id ?? "") ?? otherwise ?? id ?? "",
    [names, otherwise],
  );
}
