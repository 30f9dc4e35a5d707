import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import type {
  ContactColumn,
  ContactSort,
} from "#shared/rules/contacts/view.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import styles from "./contacts-table.module.css";

type Props = {
  by: ContactColumn;
  sort: ContactSort | null;
  onSort: (by: ContactColumn) => void;
};

/** The head of a column, which sorts by it: up, down, and as it was. */
export function SortHead({ by, sort, onSort }: Props) {
  const words = useWords(contactsWords);
  const isSorted = sort?.by === by;
  const way = isSorted && (sort.isDescending ? "descending" : "ascending");
  return (
    <th
      role="columnheader"
      scope="col"
      className={styles.head}
      aria-sort={way || "none"}
    >
      <button type="button" onClick={() => onSort(by)}>
        {words.columns[by]}
        <Icon
          of={
            { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[
              way || "none"
            ]
          }
          size="small"
        />
      </button>
    </th>
  );
}
