import Languages from "lucide-react/icons/languages";
import MessageSquare from "lucide-react/icons/message-square";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useRef } from "react";
import { href } from "react-router";
import type { Selected } from "#shared/contract/outreach/contact-lists.ts";
import {
  MessagePreview,
  MessageWarnings,
  TestMessage,
} from "#web/admin/outreach/texting/message-preview.tsx";
import { TestMode } from "#web/admin/outreach/texting/test-mode.tsx";
import styles from "#web/admin/outreach/texting/texting.module.css";
import { useLanguageLabel } from "#web/admin/form/fields.tsx";
import { useSentence } from "#web/core/calls/reasons.ts";
import { longDate } from "#web/core/long-date.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { invitationWords } from "#web/i18n/admin/outreach/contacts/invitation.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Progress } from "#web/ui/notices/progress.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import { namesOf } from "./batches.ts";
import { TextingTimes } from "./texting-times.tsx";
import {
  type InvitationProps,
  useInvitationForm,
} from "./use-invitation-form.ts";

type Props = InvitationProps & { isOpen: boolean };

/** Writes a message in each language of the selected contacts, and texts it with their personal links. */
export function InviteModal({ isOpen, ...props }: Props) {
  const { selected } = props;
  const words = useWords(contactsWords);
  const language = useLanguage();
  const form = useInvitationForm(props);
  const { drafts, progress, send, close } = form;
  const room = useRef<HTMLDivElement>(null);
  const isSending = progress !== undefined;
  const ownDraft =
    drafts.find((text) => text.language === language) ?? drafts[0];

  const focusFirstError = () =>
    room.current
      ?.querySelector<HTMLElement>("textarea[aria-invalid=true]")
      ?.focus();
  function isIncomplete(): boolean {
    const hasProblem = form.check() !== undefined;
    if (hasProblem) setTimeout(focusFirstError);
    return hasProblem;
  }

  return (
    <Modal
      isOpen={isOpen}
      size="large"
      title={words.sendSms}
      closeLabel={words.close}
      onClose={close}
      actions={
        <>
          <Button
            pending={isSending}
            pendingLabel={words.sending}
            onClick={() => {
              if (!send()) setTimeout(focusFirstError);
            }}
          >
            {words.sendNow}
          </Button>
          <Button kind="secondary" disabled={isSending} onClick={close}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <div ref={room} className={styles.writing}>
        {props.invitation.isTest && <TestMode />}
        <Recipients contacts={selected} />
        <div className={styles.texts} data-amount={drafts.length}>
          {drafts.map((text) => (
            <Composer
              key={text.language}
              text={text}
              isOnly={drafts.length === 1}
              isSending={isSending}
              contacts={selected}
            />
          ))}
        </div>
        <SendingState selected={selected} form={form} />
        {ownDraft && (
          <TestMessage message={ownDraft.message} isIncomplete={isIncomplete} />
        )}
      </div>
    </Modal>
  );
}

type Form = ReturnType<typeof useInvitationForm>;
type ComposerProps = {
  text: Form["drafts"][number];
  /** True if all selected contacts read this language. */
  isOnly: boolean;
  isSending: boolean;
  contacts: Selected[];
};

/** The message in one language with a preview. */
function Composer({ text, isOnly, isSending, contacts }: ComposerProps) {
  const { language, message, problem, isDefault } = text;
  const words = useWords(contactsWords);
  const { useDefault } = useWords(invitationWords);
  const placeholder = useSentence()({ code: "placeholder" });
  const problems = { ...words.messageProblems, placeholder };
  const labelOf = useLanguageLabel({
    message: words.message,
    preview: words.preview,
  });
  const fieldLabel = (field: "message" | "preview") =>
    isOnly ? words[field] : labelOf(language === "es" ? `${field}_es` : field);
  return (
    <div className={styles.text}>
      <div className={styles.box}>
        <Field
          kind="textarea"
          lang={language}
          label={fieldLabel("message")}
          required
          rows={4}
          helper={words.messageHelper}
          error={problem && problems[problem]}
          readOnly={isSending}
          value={message}
          onChange={text.write}
        />
        <MessageWarnings message={message} language={language} />
        {!isDefault && !isSending && (
          <div>
            <Button kind="quiet" compact onClick={text.writeDefault}>
              {useDefault}
            </Button>
          </div>
        )}
      </div>
      <MessagePreview
        name={fieldLabel("preview")}
        message={message}
        contacts={contacts.filter((contact) => contact.language === language)}
      />
    </div>
  );
}

type SendingProps = { selected: Selected[]; form: Form };

/** Shows when the texts will be sent, a note on the default text, and progress. */
function SendingState({ selected, form }: SendingProps) {
  const { progress, drafts } = form;
  const words = useWords(contactsWords);
  const isDefault = drafts.every((text) => text.isDefault && text.message);
  return (
    <>
      {!progress && (
        <>
          <TextingTimes
            contacts={selected}
            isAnyway={form.isAnyway}
            onAnyway={form.setAnyway}
          />
          {isDefault && <DefaultNote />}
        </>
      )}
      <Messages of={form.messages} />
      {progress && (
        <Progress
          label={words.sending}
          value={progress.sent}
          max={progress.total}
          text={words.sentSoFar(progress.sent, progress.total)}
        />
      )}
    </>
  );
}

type Contacts = { contacts: Selected[] };

/** The recipients, and warnings about them. */
function Recipients({ contacts }: Contacts) {
  const words = useWords(contactsWords);
  const language = useLanguage();
  const { consent, textedAmong, withoutConsent } = useWords(invitationWords);
  const { names, others } = namesOf(contacts, 5);
  const count = (isCounted: (contact: Selected) => boolean) =>
    contacts.filter(isCounted).length;
  const completed = count(({ active }) => active <= 0);
  const reached = contacts.filter(
    (contact) => contact.active > 0 && !contact.optedout,
  );
  const texted = reached
    .flatMap(({ date }) => date ?? [])
    .sort()
    .reverse();
  const [lastText] = texted;
  const unrecorded = reached.filter(
    (contact) => contact.consentdate === "" && contact.consentsource === "",
  ).length;
  const optedOut = count(({ active, optedout }) => active > 0 && optedout);
  const spanish = count(({ language }) => language === "es");
  const english = contacts.length - spanish;
  return (
    <>
      {contacts.length > 0 && (
        <p className={styles.to}>
          <strong>{words.to(contacts.length)}</strong>
          {` ${words.listed(names, others)}`}
        </p>
      )}
      {completed > 0 && (
        <p className={styles.note} data-kind="warning">
          <Icon of={TriangleAlert} />
          {words.completedAmong(completed, contacts.length)}
        </p>
      )}
      {optedOut > 0 && (
        <p className={styles.note} data-kind="warning">
          <Icon of={TriangleAlert} />
          {words.optedOutAmong(optedOut)}
        </p>
      )}
      {spanish > 0 && english > 0 && (
        <p className={styles.note}>
          <Icon of={Languages} />
          {words.languagesAmong(english, spanish)}
        </p>
      )}
      {lastText && (
        <p className={styles.note}>
          <Icon of={MessageSquare} />
          {textedAmong(
            texted.length,
            contacts.length,
            longDate(lastText, language),
          )}
        </p>
      )}
      {unrecorded > 0 ? (
        <p className={styles.note} data-kind="warning">
          <Icon of={TriangleAlert} />
          {withoutConsent(unrecorded, contacts.length)} {consent}
        </p>
      ) : (
        <p className={styles.note}>{consent}</p>
      )}
    </>
  );
}

/** Says that this is the default text, with a link to change it. */
function DefaultNote() {
  const words = useWords(invitationWords);
  return (
    <p className={styles.note} data-kind="sentence">
      {words.isDefault}{" "}
      <Link to={`${href("/dashboard/contents")}?tab=invitation`}>
        {words.changeDefault}
      </Link>
      .
    </p>
  );
}
