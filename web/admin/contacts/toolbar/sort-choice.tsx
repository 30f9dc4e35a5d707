import { Choice } from "#web/admin/list/choice.tsx";
import {
  type Column,
  columns,
  type Sort,
} from "#web/admin/contacts/view/view.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts.ts";
import styles from "./filters.module.css";

type Props = { sort: Sort | null; onSort: (sort: Sort | null) => void };

type Value = "added" | `${Column} ${"up" | "down"}`;

/** The order of the contacts where no head of a table can be pressed. */
export function SortChoice({ sort, onSort }: Props) {
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
