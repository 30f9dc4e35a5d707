/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   laid out as cards, a table loses its meaning in Safari unless its roles are said */
import { memo } from "react";
import type { Contact } from "#shared/contract/contacts.ts";
import type {
  ContactColumn,
  ContactSort,
} from "#shared/rules/contacts/view.ts";
import type { Selection } from "#web/admin/contacts/view/selection.ts";
import type { Entry } from "#web/admin/contacts/view/view.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import ui from "#web/ui/content/table.module.css";
import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import { useContactColumns } from "./contact-columns.tsx";
import { ContactRow } from "./contact-row.tsx";
import { SortHead } from "./sort-head.tsx";
import styles from "./contacts-table.module.css";

type Props = {
  rows: Entry[];
  selected: Selection;
  /** The contact that was just added. */
  news: string | undefined;
  sort: ContactSort | null;
  onSort: (by: ContactColumn) => void;
  onToggle: (contact: Contact) => void;
  /** It shows what was asked for before, until what is asked for now is there. */
  isStale: boolean;
};

/** One page of contacts: the look of every table, with heads that sort and rows drawn only when they change. */
export function ContactsTable(props: Props) {
  const { rows, selected, news, sort, onSort, onToggle, isStale } = props;
  const words = useWords(contactsWords);
  const columns = useContactColumns();
  return (
    <div className={ui.room} aria-busy={isStale}>
      <table className={ui.table} role="table" aria-label={words.contacts}>
        <thead className={ui.head} role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" data-control>
              <VisuallyHidden>{words.selection}</VisuallyHidden>
            </th>
            {columns.map(({ key, head, isSorting }) =>
              isSorting ? (
                <SortHead key={key} by={key} {...{ sort, onSort }} />
              ) : (
                <th
                  key={key}
                  role="columnheader"
                  scope="col"
                  className={styles.wide}
                >
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((entry) => {
            const id = entry.contact._id;
            return (
              <Row
                key={id}
                columns={columns}
                entry={entry}
                isSelected={selected.has(id)}
                isNews={id === news}
                onToggle={onToggle}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const Row = memo(ContactRow);
