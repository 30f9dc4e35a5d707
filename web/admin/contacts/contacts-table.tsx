import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock-alert";
import Copy from "lucide-react/icons/copy";
import Send from "lucide-react/icons/send";
import { useCallback, useMemo } from "react";
import { href } from "react-router";
import type { Contact } from "#shared/contract/contacts.ts";
import { maskPhone } from "#shared/rules/contacts/phone.ts";
import {
  contactColumns,
  type ContactGroup,
  groupOf,
  nextSort,
} from "#shared/rules/contacts/view.ts";
import {
  CallInstead,
  DeliveryStatus,
  OptedOut,
} from "#web/admin/messages/delivery-status.tsx";
import { shortDate } from "#web/core/dates.ts";
import { useWords } from "#web/core/language.tsx";
import { pagePublicUrl } from "#web/core/public-url.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { type Column, Table } from "#web/ui/table/table.tsx";
import { copyText } from "#web/ui/notices/copy-text.ts";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
import { useContactsList, useSelectedContacts } from "./contacts-context.tsx";
import { useHiddenColumns } from "./list-tools.tsx";
import styles from "./contacts-table.module.css";

const idOf = ({ _id }: Contact) => _id;

/** One page of contacts; `added` is the contact that was just added. */
export function ContactsTable({ added }: { added: string | undefined }) {
  const words = useWords(contactsWords);
  const { rows, view, order, isStale } = useContactsList();
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
        isBusy={isStale}
        sort={{
          by: view.sort?.by,
          isDescending: view.sort?.isDescending === true,
          onSort: sortBy,
        }}
        select={{
          head: words.selection,
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
  const { hidden } = useHiddenColumns();
  return useMemo(() => {
    const cells = {
      name: (contact: Contact) => <Name contact={contact} />,
      childname: (contact: Contact) => contact.childname,
      phone: ({ phone }: Contact) => <span>{maskPhone(phone)}</span>,
      link: (contact: Contact) => <PersonalLink contact={contact} />,
      date: ({ date }: Contact) =>
        date && <time dateTime={date}>{shortDate(date)}</time>,
      status: (contact: Contact) => (
        <Status group={groupOf(contact, now)} contact={contact} />
      ),
    };
    const heads = { ...words.columns, link: words.link };
    const keys = Object.keys(cells) as (keyof typeof cells)[];
    return keys
      .filter((key) => !hidden.some((each) => each === key))
      .map((key) => ({
        key,
        head: heads[key],
        cell: cells[key],
        isName: key === "name",
        isSortable: key !== "link",
      }));
  }, [words, now, hidden]);
}

/** The name, and in small letters what else is known of a contact. */
function Name({ contact }: { contact: Contact }) {
  const { agreed, languages, redcap } = useWords(contactsWords);
  const { name, redcapid, language, zip, note, tags } = contact;
  const { consentdate, consentsource } = contact;
  const consent = agreed(consentdate && shortDate(consentdate), consentsource);
  return (
    <>
      {name}
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
    </>
  );
}

/** The link of one contact: to copy, and to open. */
function PersonalLink({ contact: { _id, name } }: { contact: Contact }) {
  const words = useWords(contactsWords);
  const link = `${pagePublicUrl()}/${_id}`;
  const host = `${location.host}/`;
  const messages = { copied: words.copied(name), notCopied: words.notCopied };
  return (
    <div className={styles.link}>
      <Tooltip text={words.copy}>
        <IconButton
          icon={Copy}
          label={words.copyOf(name)}
          onClick={() => void copyText(link, messages)}
        />
      </Tooltip>
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.linkOf(name, host + _id)}
      >
        <span className={styles.host}>{host}</span>
        {_id}
      </a>
    </div>
  );
}

const icons = { sent: Send, expired: Clock, completed: CircleCheck };

const hasStatus = (group: ContactGroup): group is keyof typeof icons =>
  group in icons;

type StatusProps = { group: ContactGroup; contact: Contact };

/** The status of an invitation, by color, icon and word, with a link to the result. */
function Status({ group, contact }: StatusProps) {
  const { name, result, optedout, deadphone, message } = contact;
  const words = useWords(contactsWords);
  return (
    <>
      {hasStatus(group) && (
        <span className={styles.status} data-status={group}>
          <Icon of={icons[group]} size="small" />
          {words.groups[group]}
        </span>
      )}
      {optedout ? <OptedOut /> : message && <DeliveryStatus news={message} />}
      {deadphone && !optedout && <CallInstead />}
      {result && (
        <span className={styles.result}>
          <Link
            to={href("/results/:id", { id: result })}
            aria-label={words.resultOf(name)}
          >
            {words.result}
          </Link>
        </span>
      )}
    </>
  );
}
