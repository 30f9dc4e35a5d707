import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { ListedResult } from "#shared/contract/results.ts";
import { shortDate } from "#web/core/dates.ts";
import { useAction } from "#web/core/calls/action.ts";
import { isRefusedFor } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { adminResultsWords } from "#web/i18n/admin/results.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";

type Props = {
  of: ListedResult;
  onErased: (id: string) => void;
};

/** Asks first, for what is erased cannot be brought back. */
export function DeleteFamily({ of: result, onErased }: Props) {
  const { _id: id, parentname, date } = result;
  const words = useWords(adminResultsWords);
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAction("DELETE /api/results/:id/family", {
    failure: { say: words.eraseFailed, except: "not_found" },
    revalidate: false,
  });

  async function erase() {
    const outcome = await run({ params: { id } });
    // Somebody else was faster; what was wanted is so.
    const isGone = outcome.ok || isRefusedFor("not_found", outcome.error);
    if (!isGone) return setAsking(false);
    toasts.show({ text: words.erased, kind: "success" });
    onErased(id);
  }

  return (
    <>
      <IconButton
        icon={Trash}
        label={words.eraseOf(parentname || words.noName)}
        onClick={() => setAsking(true)}
      />
      <ConfirmModal
        isOpen={isAsking}
        danger
        title={words.eraseTitle(parentname, shortDate(date))}
        confirmLabel={words.eraseYes}
        cancelLabel={words.cancel}
        closeLabel={words.close}
        pending={isPending}
        pendingLabel={words.erasing}
        onConfirm={() => void erase()}
        onClose={() => setAsking(false)}
      >
        {words.eraseText}
      </ConfirmModal>
    </>
  );
}
