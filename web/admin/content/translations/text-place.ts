import type { TranslatableText } from "#shared/rules/content/translations/texts.ts";
import {
  type SiteContent,
  titlesOf,
} from "#shared/rules/content/site-content.ts";
import {
  useFieldLabel,
  useItemTitle,
} from "#web/admin/content/history/labels.ts";
import { useWords } from "#web/core/language.tsx";
import { translationsWords } from "#web/i18n/admin/content/translations.words.ts";

/** Returns where a text stands: its item, field and place in it. */
export function useTextPlace(content: SiteContent) {
  const words = useWords(translationsWords);
  const titleOf = useItemTitle();
  const labelOf = useFieldLabel();
  return ({ list, id, en, place }: TranslatableText): string => {
    const item = content[list][id] ?? {};
    const title = titleOf({ list, id, ...titlesOf(list, item) });
    const row = en.split(".")[1];
    const number = place ?? (row === undefined ? undefined : Number(row));
    const label = labelOf(list, id, en);
    return `${title} · ${number === undefined ? label : words.part(label, number + 1)}`;
  };
}
