import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { usersWords } from "#web/i18n/admin/users/users.ts";
import { AskFirst } from "#web/ui/overlays/ask-first.tsx";

/** For who lost the phone and the recovery codes. */
export function ResetSecondStep({ id }: { id: string }) {
  const words = useWords(usersWords);
  const { run, isPending } = useAction("DELETE /api/users/:id/second-step", {
    success: words.resetDone,
    failure: "server-toasts",
  });
  return (
    <FormSection title={words.resetTitle} intro={words.resetText}>
      <AskFirst
        kind="secondary"
        label={words.resetButton}
        title={words.resetAsk}
        text={words.resetText}
        yes={words.resetYes}
        no={words.deleteNo}
        pending={isPending}
        pendingLabel={words.resetting}
        act={() => run({ params: { id } })}
      />
    </FormSection>
  );
}
