import { useState } from "react";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { usersWords } from "#web/i18n/admin/users.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmModal } from "#web/ui/overlays/confirm-modal.tsx";

/** For who lost the phone and the recovery codes. */
export function ResetSecondStep({ id }: { id: string }) {
  const words = useWords(usersWords);
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAction("DELETE /api/users/:id/second-step", {
    success: words.resetDone,
    failure: "server-toasts",
  });

  async function reset() {
    await run({ params: { id } });
    setAsking(false);
  }

  return (
    <FormSection title={words.resetTitle} intro={words.resetText}>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {words.resetButton}
      </Button>
      <ConfirmModal
        isOpen={isAsking}
        danger
        title={words.resetAsk}
        confirmLabel={words.resetYes}
        cancelLabel={words.deleteNo}
        closeLabel={words.deleteNo}
        pending={isPending}
        pendingLabel={words.resetting}
        onConfirm={() => void reset()}
        onClose={() => setAsking(false)}
      >
        {words.resetText}
      </ConfirmModal>
    </FormSection>
  );
}
