import { type ReactNode, useMemo } from "react";
import { maskPhone } from "#shared/rules/contacts/phone.ts";
import type { ContactColumn as SortColumn } from "#shared/rules/contacts/view.ts";
import type { Entry } from "#web/admin/contacts/view/view.ts";
import { useHiddenColumns } from "#web/admin/contacts/saved/hidden-columns.ts";
import { shortDate } from "#web/core/dates.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { PersonalLink } from "./personal-link.tsx";
import { Status } from "./status.tsx";
import styles from "./contacts-table.module.css";

export type ContactColumn = {
  head: string;
  cell: (entry: Entry) => ReactNode;
} & (
  | { key: SortColumn; isSorting: true; isName?: boolean }
  | { key: string; isSorting?: false; isName?: false }
);

/** What else is known of a contact, in small letters. */
function Beside({ contact }: Pick<Entry, "contact">) {
  const { agreed, languages, redcap } = useWords(contactsWords);
  const { redcapid, language, zip, note, tags } = contact;
  const { consentdate, consentsource } = contact;
  const consent = agreed(consentdate && shortDate(consentdate), consentsource);
  return (
    <small>
      {redcapid && <span>{redcap(redcapid)}</span>}
      {language === "es" && <span>{languages.es}</span>}
      {zip && <span>{zip}</span>}
      {consent && <span>{consent}</span>}
      {note && <span>{note}</span>}
      {tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
    </small>
  );
}

/** The columns of the list in their order; what is said of a contact beside the name stands below it. */
export function useContactColumns(): ContactColumn[] {
  const all = useAllColumns();
  const { hidden } = useHiddenColumns();
  return useMemo(
    () => all.filter(({ key }) => !hidden.some((each) => each === key)),
    [all, hidden],
  );
}

function useAllColumns(): ContactColumn[] {
  const words = useWords(contactsWords);
  return useMemo(() => {
    const { columns, link } = words;
    const sorting = (key: SortColumn, cell: ContactColumn["cell"]) =>
      ({ key, head: columns[key], isSorting: true, cell }) as const;
    return [
      {
        ...sorting("name", ({ contact }) => (
          <>
            {contact.name}
            <Beside contact={contact} />
          </>
        )),
        isName: true,
      },
      sorting("childname", ({ contact }) => contact.childname),
      sorting("phone", ({ contact }) => (
        <span>{maskPhone(contact.phone)}</span>
      )),
      {
        key: "link",
        head: link,
        cell: ({ contact: { _id, name } }) => (
          <PersonalLink id={_id} name={name} />
        ),
      },
      sorting(
        "date",
        ({ contact: { date } }) =>
          date && <time dateTime={date}>{shortDate(date)}</time>,
      ),
      sorting("status", ({ group, contact }) => (
        <Status group={group} contact={contact} />
      )),
    ];
  }, [words]);
}
