import Copy from "lucide-react/icons/copy";
import { useCallback, useMemo } from "react";
import type { Contact } from "#shared/contract/outreach/contacts.ts";
import { maskPhone } from "#shared/rules/outreach/contacts/phone.ts";
import {
  contactColumns,
  nextSort,
} from "#shared/rules/outreach/contacts/view.ts";
import { shortDate } from "#web/core/dates.ts";
import { useWords } from "#web/core/language.tsx";
import { pagePublicUrl } from "#web/core/public-url.ts";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { Icon } from "#web/ui/content/icon.tsx";
import { type Column, Table } from "#web/ui/table/table.tsx";
import { copyText } from "#web/ui/notices/copy-text.ts";
import { SelectPage } from "./contact-filters.tsx";
import { ContactStatus } from "./contact-status.tsx";
import { useContactsList, useSelectedContacts } from "./contacts-context.tsx";
import styles from "./contacts-table.module.css";

const idOf = ({ _id }: Contact) => _id;

/** One page of contacts; highlights the contact that was just added. */
export function ContactsTable({ added }: { added: string | undefined }) {
  const words = useWords(contactsWords);
  const { rows, view, order, isStale, leaving } = useContactsList();
  const { selection, toggle } = useSelectedContacts();
  const columns = useColumns();
  const labelOf = useCallback(
    ({ name }: Contact) => words.select(name),
    [words],
  );
  function sortBy(key: string) {
    const by = contactColumns.find((column) => column === key);
    if (by) order(nextSort(view.sort, by));
  }
  return (
    <div className={styles.contacts}>
      <Table
        caption={words.contacts}
        columns={columns}
        rows={rows}
        keyOf={idOf}
        newRow={added}
        isLeaving={({ _id }) => leaving.has(_id)}
        isBusy={isStale}
        sort={{
          by: view.sort?.by,
          isDescending: view.sort?.isDescending === true,
          onSort: sortBy,
        }}
        select={{
          head: words.selection,
          all: <SelectPage hideLabel />,
          labelOf,
          isSelected: ({ _id }) => selection.has(_id),
          onToggle: toggle,
        }}
      />
    </div>
  );
}

function useColumns(): Column<Contact>[] {
  const words = useWords(contactsWords);
  const { now } = useContactsList();
  return useMemo(() => {
    const cells = {
      name: (contact: Contact) => <Name contact={contact} />,
      childname: ({ childname }: Contact) =>
        childname && <span title={childname}>{childname}</span>,
      phone: ({ phone }: Contact) => <span>{maskPhone(phone)}</span>,
      link: (contact: Contact) => <CopyLink contact={contact} />,
      date: ({ date }: Contact) =>
        date && <time dateTime={date}>{shortDate(date)}</time>,
      status: (contact: Contact) => (
        <ContactStatus contact={contact} now={now} />
      ),
    };
    const heads = { ...words.columns, link: words.link };
    const keys = Object.keys(cells) as (keyof typeof cells)[];
    return keys.map((key) => ({
      key,
      head: heads[key],
      cell: cells[key],
      isName: key === "name",
      isSortable: key !== "link",
    }));
  }, [words, now]);
}

/** The name, which opens the contact's details, and a badge for Spanish. */
function Name({ contact: { _id, name, language } }: { contact: Contact }) {
  const { languages } = useWords(contactsWords);
  const { openContact } = useContactsList();
  return (
    <span className={styles.name}>
      <button type="button" title={name} onClick={() => openContact(_id)}>
        {name}
      </button>
      {language === "es" && (
        <abbr title={languages.es} className={styles.language}>
          ES
        </abbr>
      )}
    </span>
  );
}

/** Copies a contact's personal link. */
function CopyLink({ contact: { _id, name } }: { contact: Contact }) {
  const words = useWords(contactsWords);
  const link = `${pagePublicUrl()}/${_id}`;
  const messages = { copied: words.copied(name), notCopied: words.notCopied };
  return (
    <button
      type="button"
      className={styles.link}
      title={link}
      aria-label={words.copyOf(name, link)}
      onClick={() => void copyText(link, messages)}
    >
      <Icon of={Copy} size="small" />
      {words.copy}
    </button>
  );
}
