import { useCallback, useMemo } from "react";
import type { EditedConcern } from "#shared/contract/content/concerns.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage } from "#web/core/language.tsx";

export type ConcernName = Pick<
  EditedConcern,
  "_id" | "name" | "name_es" | "active"
>;

/**
 * Returns a function that gives the name of an id in the page's language. For an unknown id it returns `otherwise`
 * or the id.
 */
export function useConcernNames(concerns: ConcernName[], otherwise?: string) {
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
