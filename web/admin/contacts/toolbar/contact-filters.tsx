import { Choice } from "#web/admin/list/choice.tsx";
import { Filters } from "#web/admin/list/filters.tsx";
import { SearchBox } from "#web/admin/list/search-box.tsx";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts.ts";
import { groups } from "#web/admin/contacts/view/entries.ts";
import type { Looking } from "#web/admin/contacts/view/use-view.ts";
import { SortChoice } from "./sort-choice.tsx";

/** What narrows the contacts, and on a phone, where the table has no head, how they are sorted. */
export function ContactFilters({ looking }: { looking: Looking }) {
  const { view, amounts, look } = looking;
  const words = useWords(contactsWords);
  const isAny = { value: "any" as const };
  return (
    <Filters>
      <SearchBox query={view.query} onSearch={(query) => look({ query })} />
      <Choice
        label={words.status}
        value={view.group}
        options={[
          { ...isAny, label: words.anyStatus },
          ...groups.map((group) => ({
            value: group,
            label: words.groupOf(words.groups[group], amounts[group]),
          })),
        ]}
        onChoose={(group) => look({ group })}
      />
      <Choice
        label={words.language}
        value={view.language}
        options={[
          { ...isAny, label: words.anyLanguage },
          { value: "en", label: words.languages.en },
          { value: "es", label: words.languages.es },
        ]}
        onChoose={(language) => look({ language })}
      />
      <SortChoice sort={view.sort} onSort={(sort) => look({ sort })} />
    </Filters>
  );
}
