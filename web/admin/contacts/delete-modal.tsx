import type { Selected } from "#shared/contract/contact-view.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";
import { firstNames, inBatches } from "./contacts.ts";

type Props = {
  isOpen: boolean;
  chosen: Selected[];
  /** These are gone. */
  onDeleted: (ids: string[]) => void;
  onClose: () => void;
};

/** Asks before contacts are deleted, and says whom it is about. */
export function DeleteModal({ isOpen, chosen, onDeleted, onClose }: Props) {
  const words = useWords(contactsWords);
  const { isPending, messages, remove, forgetMessages } =
    useDeleting(onDeleted);
  const { names, others } = firstNames(chosen, 5);

  function close() {
    if (isPending) return;
    forgetMessages();
    onClose();
  }

  async function confirm() {
    const amount = chosen.length;
    if (!(await remove(chosen))) return;
    toasts.show({ text: words.deleted(amount), kind: "success" });
    onClose();
  }

  return (
    <ConfirmModal
      isOpen={isOpen}
      danger
      title={words.deleteTitle}
      confirmLabel={words.delete}
      cancelLabel={words.cancel}
      closeLabel={words.close}
      pending={isPending}
      pendingLabel={words.deleting}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      {chosen.length > 0 && (
        <p>{words.deleteText(chosen.length, words.listed(names, others))}</p>
      )}
      <Messages of={messages} />
    </ConfirmModal>
  );
}

/** Deletes in as many calls as it takes; what could not be deleted stays selected. */
function useDeleting(onDeleted: Props["onDeleted"]) {
  const { run, ...state } = useAction("POST /api/contacts/delete", {
    failure: "server-messages",
    revalidate: false,
  });

  async function removeSome(some: Selected[]) {
    const conts = some.map(({ _id }) => _id);
    const outcome = await run({ body: { conts } });
    if (outcome.ok) onDeleted(conts);
    return outcome.ok;
  }

  /** Whether all of them are gone. */
  const remove = (contacts: Selected[]) =>
    inBatches(contacts, listLimits.contactsPerCall, removeSome);
  return { ...state, remove };
}
