import type { Selected } from "#shared/contract/contact-view.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { selectedWords } from "#web/i18n/admin/contacts/selected.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";
import { firstNames, useInBatches } from "./batches.ts";

type Props = {
  selected: Selected[];
  /** These contacts were changed; after a failure, not all of them. */
  onDone: (ids: string[]) => void;
  onClose: () => void;
};

/** Asks before contacts are deleted. */
export function DeleteModal(props: Props) {
  const words = useWords(contactsWords);
  const { run, messages } = useAction("POST /api/contacts/delete", {
    failure: "server-messages",
    revalidate: false,
  });
  return (
    <BatchModal
      {...props}
      danger
      title={words.deleteTitle}
      text={words.deleteText}
      confirmLabel={words.delete}
      pendingLabel={words.deleting}
      success={words.deleted}
      messages={messages}
      send={(conts) => run({ body: { conts } })}
    />
  );
}

/** Asks before contacts leave the list, and says what still works. */
export function ArchiveModal(props: Props) {
  const words = useWords(selectedWords);
  const { run, messages } = useAction("POST /api/contacts/archive", {
    failure: "server-messages",
    revalidate: false,
  });
  return (
    <BatchModal
      {...props}
      title={words.archiveTitle}
      text={words.archiveText}
      confirmLabel={words.archive}
      pendingLabel={words.archiving}
      success={words.archived}
      messages={messages}
      send={(conts) => run({ body: { conts, archived: true } })}
    />
  );
}

type BatchProps = Props & {
  danger?: boolean;
  title: string;
  text: (amount: number, names: string) => string;
  confirmLabel: string;
  pendingLabel: string;
  success: (amount: number) => string;
  messages: string[];
  send: Parameters<typeof useInBatches>[0];
};

function BatchModal(props: BatchProps) {
  const { selected, text, success, messages, send, onDone, onClose } = props;
  const words = useWords(contactsWords);
  const { run, isPending } = useInBatches(send, onDone);
  const { names, others } = firstNames(selected, 5);

  async function confirm() {
    const amount = await run(selected);
    if (amount === undefined) return;
    toasts.show({ text: success(amount), kind: "success" });
    onClose();
  }

  return (
    <ConfirmModal
      isOpen
      danger={props.danger === true}
      title={props.title}
      confirmLabel={props.confirmLabel}
      cancelLabel={words.cancel}
      closeLabel={words.close}
      pending={isPending}
      pendingLabel={props.pendingLabel}
      onConfirm={() => void confirm()}
      onClose={() => isPending || onClose()}
    >
      {selected.length > 0 && (
        <p>{text(selected.length, words.listed(names, others))}</p>
      )}
      <Messages of={messages} />
    </ConfirmModal>
  );
}
