import { useState } from "react";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { accountWords } from "#web/i18n/desk/account.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";

/** Asks first; where everybody needs one, the server says that it stays. */
export function RemoveSecondStep() {
  const words = useWords(accountWords);
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAction("DELETE /api/account/second-step", {
    success: words.removed,
    failure: "server-toasts",
  });

  async function remove() {
    await run({});
    setAsking(false);
  }

  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmModal
        isOpen={isAsking}
        danger
        title={words.removeAsk}
        confirmLabel={words.removeYes}
        cancelLabel={words.cancel}
        closeLabel={words.cancel}
        pending={isPending}
        pendingLabel={words.removing}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {words.removeText}
      </ConfirmModal>
    </>
  );
}
