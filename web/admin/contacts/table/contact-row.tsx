/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   laid out as cards, a table loses its meaning in Safari unless its roles are said */
import type { Contact } from "#shared/contract/contacts.ts";
import type { Entry } from "#web/admin/contacts/view/view.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import ui from "#web/ui/content/table.module.css";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import type { ContactColumn } from "./contact-columns.tsx";
import styles from "./contacts-table.module.css";

type Props = {
  columns: ContactColumn[];
  entry: Entry;
  isSelected: boolean;
  isNews: boolean;
  onToggle: (contact: Contact) => void;
};

export function ContactRow(props: Props) {
  const { columns, entry, isSelected, isNews, onToggle } = props;
  const { contact } = entry;
  const words = useWords(contactsWords);
  return (
    <tr
      role="row"
      className={`${ui.row} ${styles.row}`}
      data-selected={isSelected}
      data-news={isNews}
    >
      <td role="cell" className={ui.cell} data-control>
        <Checkbox
          hideLabel
          label={words.select(contact.name)}
          checked={isSelected}
          onChange={() => onToggle(contact)}
        />
      </td>
      {columns.map((column) => (
        <Cell key={column.key} column={column} entry={entry} />
      ))}
    </tr>
  );
}

function Cell({ column, entry }: { column: ContactColumn; entry: Entry }) {
  const { key, head, isName, cell } = column;
  if (isName)
    return (
      <th role="rowheader" scope="row" className={`${ui.cell} ${styles.name}`}>
        {cell(entry)}
      </th>
    );
  return (
    <td role="cell" className={`${ui.cell} ${styles.cell}`} data-column={key}>
      <span className={ui.label} aria-hidden="true">
        {head}
      </span>
      <div className={styles.value}>{cell(entry)}</div>
    </td>
  );
}
