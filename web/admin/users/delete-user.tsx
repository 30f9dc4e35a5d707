import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useLeave } from "#web/admin/desk/unsaved.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { useReasons } from "#web/core/calls/reasons.ts";
import { usersWords } from "#web/i18n/admin/users.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";

type Props = { id: string; isOwn: boolean; isLast: boolean };

/** Asks first; one's own account and the last one say why they stay. */
export function DeleteUser({ id, isOwn, isLast }: Props) {
  const words = useWords(usersWords);
  const reasonsOf = useReasons();
  const leave = useLeave();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);

  // Not as an action: that would read once more the user who is gone.
  async function remove() {
    setPending(true);
    try {
      await call("DELETE /api/users/:id", { params: { id } });
      toasts.show({ text: words.deleted, kind: "success" });
      leave("/dashboard/users");
    } catch (error) {
      for (const text of reasonsOf(error))
        toasts.show({ text, kind: "danger" });
      setAsking(false);
      setPending(false);
    }
  }

  const reason = isLast ? words.deleteLast : isOwn && words.deleteOwn;
  return (
    <FormSection title={words.deleteTitle} intro={reason || words.deleteText}>
      {!reason && (
        <Button kind="danger" icon={Trash} onClick={() => setAsking(true)}>
          {words.deleteButton}
        </Button>
      )}
      <ConfirmModal
        isOpen={isAsking}
        danger
        title={words.deleteAsk}
        confirmLabel={words.deleteYes}
        cancelLabel={words.deleteNo}
        closeLabel={words.deleteNo}
        pending={isPending}
        pendingLabel={words.deleting}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {words.deleteText}
      </ConfirmModal>
    </FormSection>
  );
}
