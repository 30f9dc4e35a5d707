import type { Selected } from "#shared/contract/contact-view.ts";
import { firstNames } from "#web/admin/contacts/contacts.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { selectedWords } from "#web/i18n/admin/contacts/selected.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";
import { useInBatches } from "./use-in-batches.ts";

type Props = {
  chosen: Selected[];
  onDone: (ids: string[]) => void;
  onClose: () => void;
};

/** Asks before contacts leave the list, and says what still works. */
export function ArchiveModal({ chosen, onDone, onClose }: Props) {
  const words = useWords(selectedWords);
  const { listed, cancel, close } = useWords(contactsWords);
  const { run, messages } = useAction("POST /api/contacts/archive", {
    failure: "server-messages",
    revalidate: false,
  });
  const archiving = useInBatches(
    (conts) => run({ body: { conts, archived: true } }),
    onDone,
  );
  const { names, others } = firstNames(chosen, 5);

  async function confirm() {
    const amount = await archiving.run(chosen);
    if (amount === undefined) return;
    toasts.show({ text: words.archived(amount), kind: "success" });
    onClose();
  }

  return (
    <ConfirmModal
      isOpen
      title={words.archiveTitle}
      confirmLabel={words.archive}
      cancelLabel={cancel}
      closeLabel={close}
      pending={archiving.isPending}
      pendingLabel={words.archiving}
      onConfirm={() => void confirm()}
      onClose={() => archiving.isPending || onClose()}
    >
      <p>{words.archiveText(chosen.length, listed(names, others))}</p>
      <Messages of={messages} />
    </ConfirmModal>
  );
}
