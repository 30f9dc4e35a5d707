import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { FamilyResult } from "#shared/contract/quiz/results.ts";
import { backTo } from "#web/admin/list/address.ts";
import { useAction } from "#web/core/calls/action.ts";
import { isRefusedFor } from "#web/core/calls/call.ts";
import { shortDate } from "#web/core/dates.ts";
import { useWords } from "#web/core/language.tsx";
import { resultWords } from "#web/i18n/admin/reports/result.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";

type Props = { of: Pick<FamilyResult, "_id" | "parentname" | "date"> };

/** Deletes a family's data after confirmation, then returns to the list. */
export function DeleteFamily({ of: { _id: id, parentname, date } }: Props) {
  const words = useWords(resultWords);
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { run, isPending } = useAction("DELETE /api/results/:id/family", {
    failure: { say: words.eraseFailed, except: "not_found" },
    revalidate: false,
  });

  async function erase() {
    const outcome = await run({ params: { id } });
    // It is fine if a colleague has already deleted the family.
    const isGone = outcome.ok || isRefusedFor("not_found", outcome.error);
    if (!isGone) return setAsking(false);
    toasts.show({ text: words.erased, kind: "success" });
    const { to, state } = backTo(href("/dashboard/results"));
    await navigate(to, { state });
  }

  return (
    <>
      <Button kind="quiet" compact icon={Trash} onClick={() => setAsking(true)}>
        {words.erase}
      </Button>
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
