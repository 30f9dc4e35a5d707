import { useCallback, useMemo } from "react";
import type { EditedConcern } from "#shared/contract/concerns.ts";
import { useLanguage } from "#web/core/language.tsx";

/** What a concern is called in the page's language; whatever is not known is said as it is. */
export function useConcernNames(concerns: EditedConcern[]) {
  const language = useLanguage();
  const names = useMemo(
    () =>
      new Map(
        concerns.map(({ _id, name, name_es }) => [
          _id,
          (language === "es" && name_es) || name,
        ]),
      ),
    [concerns, language],
  );
  return useCallback(
    (concern: string) => names.get(concern) ?? concern,
    [names],
  );
}
