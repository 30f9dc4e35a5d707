import { useRef } from "react";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Modal } from "#web/ui/overlays/modal.tsx";
import { MessageForm } from "./message-form.tsx";
import { MessagePreview } from "./message-preview.tsx";
import { TestMessage } from "./test-message.tsx";
import { type Inviting, useWriting } from "./use-writing.ts";
import styles from "./inviting.module.css";

type Props = Inviting & { isOpen: boolean };

/** Writes one message and sends it to everybody who is selected, each with their own link. */
export function InviteModal({ isOpen, ...inviting }: Props) {
  const { chosen } = inviting;
  const words = useWords(contactsWords);
  const writing = useWriting(inviting);
  const { message, progress, send, close } = writing;
  const room = useRef<HTMLDivElement>(null);
  const isSending = progress !== undefined;

  const focusMessage = () => room.current?.querySelector("textarea")?.focus();

  function press() {
    if (!send()) focusMessage();
  }

  function isUnready(): boolean {
    const isWrong = writing.check() !== undefined;
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
            onClick={press}
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
        <MessageForm chosen={chosen} writing={writing} />
        <div className={styles.writing}>
          <MessagePreview message={message} chosen={chosen} />
          <TestMessage message={message} isUnready={isUnready} />
        </div>
      </div>
    </Modal>
  );
}
