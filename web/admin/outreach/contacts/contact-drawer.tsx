import Copy from "lucide-react/icons/copy";
import { type ReactNode, useState } from "react";
import { href } from "react-router";
import type {
  Contact,
  readContactHistory,
} from "#shared/contract/outreach/contacts.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import {
  type ImportedField,
  importedFields,
} from "#shared/rules/outreach/contacts/import.ts";
import { callAddress } from "#shared/rules/outreach/contacts/phone.ts";
import { tagsText } from "#shared/rules/outreach/contacts/view.ts";
import { useDebouncedCall } from "#web/admin/list/use-debounced-call.ts";
import { DeliveryStatus } from "#web/admin/outreach/messages/delivery-status.tsx";
import { call } from "#web/core/calls/call.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { longDate } from "#web/core/long-date.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { pagePublicUrl } from "#web/core/public-url.ts";
import { contactWords } from "#web/i18n/admin/outreach/contacts/contact.words.ts";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Link, OutsideLink } from "#web/ui/actions/link.tsx";
import { Spinner } from "#web/ui/content/spinner.tsx";
import { copyText } from "#web/ui/notices/copy-text.ts";
import { Modal } from "#web/ui/overlays/modal.tsx";
import { ContactActions } from "./contact-actions.tsx";
import { ContactStatus, useResultPath } from "./contact-status.tsx";
import { useContactsList } from "./contacts-context.tsx";
import type { InvitationSettings } from "./use-invitation-form.ts";
import styles from "./contact-drawer.module.css";

type History = ReplyOf<typeof readContactHistory>;
type Details = { contact: Contact; history: History };

type Props = { invitation: InvitationSettings };

/** Details of the contact in the URL, in a drawer beside the list. */
export function ContactDrawer({ invitation }: Props) {
  const words = useWords(contactWords);
  const list = useContactsList();
  const id = list.contact;
  const { answer, reload } = useDetails(id);
  const last = answer?.reply;
  // Keep the content while the drawer closes.
  const details = id === null || last?.contact._id === id ? last : undefined;
  return (
    <Modal
      isOpen={id !== null}
      size="side"
      title={details?.contact.name ?? words.title}
      closeLabel={words.close}
      onClose={list.closeContact}
      actions={
        details && (
          <ContactActions
            contact={details.contact}
            invitation={invitation}
            onChanged={reload}
          />
        )
      }
    >
      {details ? (
        <ContactDetails {...details} />
      ) : answer && !last ? (
        <p>{words.notLoaded}</p>
      ) : (
        <Spinner label={words.loading} />
      )}
    </Modal>
  );
}

/** Loads the details, and reloads them when the contact changes in the list or in the drawer. */
function useDetails(id: string | null) {
  const { rows } = useContactsList();
  const [reloads, setReloads] = useState(0);
  const row = rows.find(({ _id }) => _id === id);
  const { version, message, result } = row ?? {};
  const answer = useDebouncedCall<Details>(
    id ? JSON.stringify([id, version, message, result, reloads]) : undefined,
    async () => {
      const params = { id: id ?? "" };
      const [contact, history] = await Promise.all([
        call("GET /api/contacts/edit/:id", { params }),
        call("GET /api/contacts/:id/history", { params }),
      ]);
      return { contact, history };
    },
    0,
  );
  return { answer, reload: () => setReloads((before) => before + 1) };
}

const fieldsWithOwnFact = [
  "name",
  "childname",
  "phone",
  "language",
  "consentdate",
  "consentsource",
  "redcapid",
  "tags",
] as const;
type OtherField = Exclude<ImportedField, (typeof fieldsWithOwnFact)[number]>;

/** Fields whose text the drawer shows unchanged, in the order of the forms. */
const otherFields = importedFields.filter(
  (field): field is OtherField =>
    !fieldsWithOwnFact.some((own) => own === field),
);

function ContactDetails({ contact, history }: Details) {
  const words = useWords(contactWords);
  const language = useLanguage();
  const { now } = useContactsList();
  const { consentdate, consentsource } = contact;
  const consent = [
    consentdate && longDate(consentdate, language),
    consentsource,
  ].filter(Boolean);
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={words.status}>
          <ContactStatus contact={contact} now={now} hideResult />
        </Fact>
        <Fact label={words.quiz}>
          <Quiz contact={contact} completed={history.completed} />
        </Fact>
        <Fact label={words.childname}>{contact.childname}</Fact>
        <Fact label={words.phone}>
          <OutsideLink href={callAddress(contact.phone)}>
            {contact.phone}
          </OutsideLink>
        </Fact>
        <Fact label={words.language}>{words.languages[contact.language]}</Fact>
        <Fact label={words.consent}>
          {consent.join(", ") || words.notKnown}
        </Fact>
        <Fact label={words.redcapid}>{contact.redcapid}</Fact>
        <Fact label={words.tags}>{tagsText(contact.tags)}</Fact>
        {otherFields.map((field) => (
          <Fact key={field} label={words[field]}>
            {contact[field]}
          </Fact>
        ))}
        {history.campaigns.length > 0 && (
          <Fact label={words.campaigns}>
            {history.campaigns.map(({ _id, name }) => (
              <div key={_id}>
                <Link to={href("/dashboard/campaigns/:id", { id: _id })}>
                  {name}
                </Link>
              </div>
            ))}
          </Fact>
        )}
        <Fact label={words.link}>
          <PersonalLink contact={contact} />
        </Fact>
      </dl>
      <HistoryList contact={contact} history={history} />
    </>
  );
}

/** A labeled value; hidden if empty. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === "") return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type QuizProps = { contact: Contact; completed: string | null };

function Quiz({ contact: { result }, completed }: QuizProps) {
  const words = useWords(contactWords);
  const language = useLanguage();
  const resultPath = useResultPath();
  if (!result || !completed) return <>{words.notCompleted}</>;
  return (
    <>
      {words.completedOn(longDate(completed, language))}{" "}
      <Link to={resultPath(result)}>{words.openResult}</Link>
    </>
  );
}

function PersonalLink({ contact: { _id, name } }: { contact: Contact }) {
  const words = useWords(contactsWords);
  const link = `${pagePublicUrl()}/${_id}`;
  const messages = { copied: words.copied(name), notCopied: words.notCopied };
  return (
    <span className={styles.link}>
      <OutsideLink href={link}>{link}</OutsideLink>
      <IconButton
        icon={Copy}
        label={words.copy}
        onClick={() => void copyText(link, messages)}
      />
    </span>
  );
}

type HistoryEntry = {
  key: string;
  date: string;
  title: string;
  body?: ReactNode;
};

/** The contact's events and texts, newest first. */
function HistoryList({ contact, history }: Details) {
  const words = useWords(contactWords);
  const language = useLanguage();
  const dates = {
    added: history.created,
    archived: contact.archived,
    optedOut: history.optedout,
    completed: history.completed,
  };
  const events = Object.entries(dates).flatMap(([key, date]): HistoryEntry[] =>
    date ? [{ key, date, title: words[key as keyof typeof dates] }] : [],
  );
  const texts = history.texts.map((text): HistoryEntry => {
    const isReply = text.state === "received";
    return {
      key: text._id,
      date: text.date,
      title: isReply
        ? words.textFrom
        : text.state === "kept"
          ? words.textKept
          : words.textTo,
      body: (
        <>
          <p className={styles.body}>{text.body || words.wordsGone}</p>
          {!isReply && <DeliveryStatus news={text} family={contact} />}
        </>
      ),
    };
  });
  const entries = [...events, ...texts].sort((one, another) =>
    one.date < another.date ? 1 : -1,
  );
  return (
    <section className={styles.history}>
      <h3>{words.history}</h3>
      <ol role="list">
        {entries.map(({ key, date, title, body }) => (
          <li key={key}>
            <p className={styles.when}>
              <strong>{title}</strong>
              <time dateTime={date}>{dateAndTime(date, language)}</time>
            </p>
            {body}
          </li>
        ))}
      </ol>
    </section>
  );
}
