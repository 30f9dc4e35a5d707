import { Choice, Filters, SearchBox } from "#web/admin/list/filters.tsx";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts.ts";
import {
  type Column,
  columns,
  groups,
  type Sort,
} from "#web/admin/contacts/view/view.ts";
import type { Looking } from "#web/admin/contacts/view/use-contact-view.ts";
import styles from "./filters.module.css";

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

type SortProps = { sort: Sort | null; onSort: (sort: Sort | null) => void };

type Value = "added" | `${Column} ${"up" | "down"}`;

/** The order of the contacts where no head of a table can be pressed. */
function SortChoice({ sort, onSort }: SortProps) {
  const words = useWords(contactsWords);
  const orders = columns.flatMap((by) =>
    [false, true].map((isDescending) => ({
      value: `${by} ${isDescending ? "down" : "up"}` as Value,
      label: words.sorted(words.columns[by], isDescending),
      sort: { by, isDescending },
    })),
  );
  const isChosen = (order: { sort: Sort }) =>
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
