import Languages from "lucide-react/icons/languages";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useRef } from "react";
import { href } from "react-router";
import type { Selected } from "#shared/contract/contact-lists.ts";
import {
  MessagePreview,
  TestMessage,
} from "#web/admin/texting/message-preview.tsx";
import styles from "#web/admin/texting/texting.module.css";
import { useSentence } from "#web/core/calls/reasons.ts";
import { dateAndTime } from "#web/core/dates.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { invitationWords } from "#web/i18n/admin/contacts/invitation.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Icon } from "#web/ui/content/icon.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Progress } from "#web/ui/notices/progress.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import { namesOf } from "./batches.ts";
import {
  type InvitationProps,
  useInvitation,
  useTextingTimes,
} from "./use-invitation.ts";

type Props = InvitationProps & { isOpen: boolean };

/** Writes one message and sends it to all selected contacts, each with their own link. */
export function InviteModal({ isOpen, ...props }: Props) {
  const { selected } = props;
  const words = useWords(contactsWords);
  const form = useInvitation(props);
  const { message, progress, send, close } = form;
  const room = useRef<HTMLDivElement>(null);
  const isSending = progress !== undefined;

  const focusMessage = () => room.current?.querySelector("textarea")?.focus();
  function isUnready(): boolean {
    const isWrong = form.check() !== undefined;
    if (isWrong) focusMessage();
    return isWrong;
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
              if (!send()) focusMessage();
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
      <div ref={room} className={styles.room}>
        <Composer selected={selected} form={form} />
        <div className={styles.writing}>
          <MessagePreview message={message} contacts={selected} />
          <TestMessage message={message} isUnready={isUnready} />
        </div>
      </div>
    </Modal>
  );
}

type ComposerProps = {
  selected: Selected[];
  form: ReturnType<typeof useInvitation>;
};

/** The recipients, the message, and how far sending has got. */
function Composer({ selected, form }: ComposerProps) {
  const { message, problem, progress } = form;
  const words = useWords(contactsWords);
  const placeholder = useSentence()({ code: "placeholder" });
  const problems = { ...words.messageProblems, placeholder };
  const isSending = progress !== undefined;
  return (
    <div className={styles.writing}>
      <Recipients contacts={selected} />
      <Field
        kind="textarea"
        label={words.message}
        required
        rows={5}
        helper={words.messageHelper}
        error={problem && problems[problem]}
        readOnly={isSending}
        value={message}
        onChange={form.write}
      />
      {!isSending && (
        <>
          <TextingTimes
            contacts={selected}
            isAnyway={form.isAnyway}
            onAnyway={form.setAnyway}
          />
          <DefaultNote
            contacts={selected}
            isDefault={form.isDefault}
            isEmpty={message === ""}
            onUseDefault={form.writeDefault}
          />
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
    </div>
  );
}

type Contacts = { contacts: Selected[] };

/** Who gets the message, and what to know before sending it. */
function Recipients({ contacts }: Contacts) {
  const words = useWords(contactsWords);
  const { consent } = useWords(invitationWords);
  const { names, others } = namesOf(contacts, 5);
  const count = (isCounted: (contact: Selected) => boolean) =>
    contacts.filter(isCounted).length;
  const completed = count(({ active }) => active <= 0);
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
      <p className={styles.note}>{consent}</p>
    </>
  );
}

type TimesProps = Contacts & {
  isAnyway: boolean;
  onAnyway: (isAnyway: boolean) => void;
};

/** Says when texts will be held, and offers to send them anyway where the law allows it. */
function TextingTimes({ contacts, isAnyway, onAnyway }: TimesProps) {
  const words = useWords(invitationWords);
  const language = useLanguage();
  const { held = 0, lawful = 0, first } = useTextingTimes(contacts) ?? {};
  if (held === 0 || !first) return null;
  return (
    <div className={styles.writing}>
      <p className={styles.note}>
        {words.held(held, contacts.length, dateAndTime(first, language))}
      </p>
      {lawful > 0 && (
        <Checkbox label={words.anyway} checked={isAnyway} onChange={onAnyway} />
      )}
    </div>
  );
}

type DefaultProps = Contacts & {
  isDefault: boolean;
  isEmpty: boolean;
  onUseDefault: () => void;
};

/** Says that this is the default text and where to change it, or goes back to it. */
function DefaultNote(props: DefaultProps) {
  const { contacts, isDefault, isEmpty, onUseDefault } = props;
  const words = useWords(invitationWords);
  if (!isDefault)
    return (
      <div>
        <Button kind="quiet" compact onClick={onUseDefault}>
          {words.useDefault}
        </Button>
      </div>
    );
  if (isEmpty) return null;
  const isMixed = new Set(contacts.map(({ language }) => language)).size > 1;
  return (
    <p className={styles.note} data-kind="sentence">
      {isMixed ? words.isDefaultInBoth : words.isDefault}{" "}
      <Link to={`${href("/dashboard/contents")}?tab=invitation`}>
        {words.changeDefault}
      </Link>
      .
    </p>
  );
}
