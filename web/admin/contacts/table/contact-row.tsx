/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   laid out as cards, a table loses its meaning in Safari unless its roles are said */
import type { ReactNode } from "react";
import { maskPhone } from "#shared/rules/phone.ts";
import type { Entry } from "#web/admin/contacts/view/entries.ts";
import { shortDate } from "#web/core/dates.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts.ts";
import ui from "#web/ui/content/table.module.css";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { PersonalLink } from "./personal-link.tsx";
import { Status } from "./status.tsx";
import styles from "./contacts-table.module.css";

type Props = {
  entry: Entry;
  isSelected: boolean;
  isNews: boolean;
  onToggle: (id: string) => void;
};

export function ContactRow({ entry, isSelected, isNews, onToggle }: Props) {
  const { contact, group } = entry;
  const { _id, name, childname, phone, redcapid, date } = contact;
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
          label={words.select(name)}
          checked={isSelected}
          onChange={() => onToggle(_id)}
        />
      </td>
      <th role="rowheader" scope="row" className={`${ui.cell} ${styles.name}`}>
        {name}
        <small>
          {redcapid && <span>{words.redcap(redcapid)}</span>}
          {contact.language === "es" && <span>{words.languages.es}</span>}
        </small>
      </th>
      <Cell label={words.columns.childname}>{childname}</Cell>
      <Cell label={words.columns.phone}>
        <span>{maskPhone(phone)}</span>
      </Cell>
      <Cell label={words.link}>
        <PersonalLink id={_id} name={name} />
      </Cell>
      <Cell label={words.columns.date}>
        {date && <time dateTime={date}>{shortDate(date)}</time>}
      </Cell>
      <Cell label={words.columns.status}>
        <Status group={group} contact={contact} />
      </Cell>
    </tr>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td role="cell" className={`${ui.cell} ${styles.cell}`}>
      <span className={ui.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.value}>{children}</div>
    </td>
  );
}
