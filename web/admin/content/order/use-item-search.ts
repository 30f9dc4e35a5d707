import { useMemo } from "react";
import type { Fields } from "#shared/rules/content/site-content.ts";
import { withoutTags } from "#shared/rules/content/text.ts";
import { languagePairsOf } from "#shared/rules/content/untranslated.ts";
import { matcher, searchable } from "#web/admin/list/search.ts";
import type { Item } from "./ordered-row.tsx";

type Searched<T> = {
  items: T[];
  namesOf: (item: T) => [string, string];
  detailsOf: (item: T) => string;
  searchesDetails?: boolean;
};

/** Returns whether an item contains all words of the query, in either language. */
export function useItemSearch<T extends Item>(
  { items, namesOf, detailsOf, searchesDetails = false }: Searched<T>,
  query: string,
) {
  const texts = useMemo(
    () =>
      new Map(items.map((item) => [item._id, searchable([textOfItem(item)])])),
    [items],
  );
  const isMatch = matcher(query);
  return (item: T): boolean => {
    const details = searchesDetails ? [detailsOf(item)] : [];
    const shown = searchable([...namesOf(item), ...details]);
    return isMatch(`${shown}\n${texts.get(item._id) ?? ""}`);
  };
}

/** All words of a concern or question in both languages, without tags. */
export function textOfItem(item: object): string {
  const fields = item as Fields;
  const texts = languagePairsOf(fields).flatMap(({ en, es }) => [
    fields[en],
    fields[es],
  ]);
  return texts
    .flat()
    .map((text) => (typeof text === "string" ? withoutTags(text) : ""))
    .join("\n");
}
