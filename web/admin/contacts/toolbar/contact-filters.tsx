import { Choice, Filters, SearchBox } from "#web/admin/list/filters.tsx";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import {
  type ContactColumn,
  contactColumns,
  contactGroups,
  type ContactSort,
  textTroubles,
} from "#shared/rules/contacts/view.ts";
import type { Looking } from "#web/admin/contacts/view/use-contact-view.ts";
import { ArchiveFilter, TagFilter } from "./tag-filter.tsx";
import styles from "./filters.module.css";

/** What narrows the contacts, and on a phone, where the table has no head, how they are sorted. */
export function ContactFilters({ looking }: { looking: Looking }) {
  const { view, page, look } = looking;
  const { search, status, language, texts } = view.filter;
  const words = useWords(contactsWords);
  const isAny = { value: "any" as const };
  return (
    <Filters>
      <SearchBox query={search} onSearch={(query) => look({ search: query })} />
      <Choice
        label={words.status}
        value={status}
        options={[
          { ...isAny, label: words.anyStatus },
          ...contactGroups.map((group) => ({
            value: group,
            label: words.groupOf(words.groups[group], page.amounts[group]),
          })),
        ]}
        onChoose={(group) => look({ status: group })}
      />
      <Choice
        label={words.language}
        value={language}
        options={[
          { ...isAny, label: words.anyLanguage },
          { value: "en", label: words.languages.en },
          { value: "es", label: words.languages.es },
        ]}
        onChoose={(chosen) => look({ language: chosen })}
      />
      <Choice
        label={words.texts}
        value={texts}
        options={[
          { ...isAny, label: words.anyTexts },
          ...textTroubles.map((trouble) => ({
            value: trouble,
            label: words.troubles[trouble],
          })),
        ]}
        onChoose={(chosen) => look({ texts: chosen })}
      />
      <TagFilter looking={looking} />
      <ArchiveFilter looking={looking} />
      <SortChoice sort={view.sort} onSort={looking.order} />
    </Filters>
  );
}

type SortProps = {
  sort: ContactSort | null;
  onSort: (sort: ContactSort | null) => void;
};

type Value = "added" | `${ContactColumn} ${"up" | "down"}`;

/** The order of the contacts where no head of a table can be pressed. */
function SortChoice({ sort, onSort }: SortProps) {
  const words = useWords(contactsWords);
  const orders = contactColumns.flatMap((by) =>
    [false, true].map((isDescending) => ({
      value: `${by} ${isDescending ? "down" : "up"}` as Value,
      label: words.sorted(words.columns[by], isDescending),
      sort: { by, isDescending },
    })),
  );
  const isChosen = (order: { sort: ContactSort }) =>
    order.sort.by === sort?.by && order.sort.isDescending === sort.isDescending;
  return (
    <div className={styles.narrow}>
      <Choice
        label={words.sortBy}
        value={orders.find(isChosen)?.value ?? "added"}
        options={[{ value: "added", label: words.asAdded }, ...orders]}
        onChoose={(value) =>
          onSort(orders.find((order) => order.value === value)?.sort ?? null)
        }
      />
    </div>
  );
}
