import type { ChangedItem } from "#shared/contract/content/publications.ts";
import { fieldName } from "#web/admin/content/field-name.ts";
import { inLanguage } from "#web/core/in-language.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { contentsWords } from "#web/i18n/admin/content/contents.words.ts";
import { historyWords } from "#web/i18n/admin/content/history.words.ts";

type Named = Pick<ChangedItem, "list" | "id" | "title" | "title_es">;

/** Returns the heading of a changed section, concern, question or order. */
export function useItemTitle() {
  const { lists, order } = useWords(historyWords);
  const tabs: Record<string, string> = useWords(contentsWords).tabs;
  const language = useLanguage();
  return ({ list, id, title, title_es }: Named): string => {
    if (list === "settings") return tabs[id] ?? id;
    if (list === "order") return order[id as keyof typeof order] ?? id;
    return `${lists[list]}: ${inLanguage(language, title, title_es)}`;
  };
}

/** Returns the label of a field without its language. */
export function useFieldLabel() {
  const language = useLanguage();
  return (list: ChangedItem["list"], id: string, field: string): string => {
    const plain = field.replace(/_e[ns]$/, "");
    if (list !== "settings") return fieldName(plain, language);
    const named = fieldName(`${id}.${plain}`, language);
    return named.slice(named.indexOf(": ") + 2);
  };
}

type Items = {
  concerns: { _id: string; name: string; name_es: string }[];
  questions: { _id: string; text: string; text_es: string }[];
};

/** The names of concerns and the texts of questions by id. */
export function useTitles({ concerns, questions }: Items) {
  const language = useLanguage();
  return new Map([
    ...concerns.map(
      ({ _id, name, name_es }) =>
        [_id, inLanguage(language, name, name_es)] as const,
    ),
    ...questions.map(
      ({ _id, text, text_es }) =>
        [_id, inLanguage(language, text, text_es)] as const,
    ),
  ]);
}
