import type { Contact } from "#shared/contract/contacts.ts";
import { CallInstead } from "#web/admin/messages/delivery-status.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { deliveryStatusWords } from "#web/i18n/admin/messages/delivery-status.ts";
import { Button } from "#web/ui/actions/button.tsx";

type Props = { contact: Contact; onDone: () => void };

/** Says that no text reaches the phone, until somebody has checked its number. */
export function DeadPhone({ contact, onDone }: Props) {
  const words = useWords(deliveryStatusWords);
  const { run, isPending } = useAction("DELETE /api/contacts/:id/dead-phone", {
    success: words.checkedDone,
    failure: { say: words.notChecked },
  });

  async function check() {
    const outcome = await run({ params: { id: contact._id } });
    if (outcome.ok) onDone();
  }
  return (
    <div>
      <CallInstead />
      <Button
        kind="secondary"
        compact
        pending={isPending}
        onClick={() => void check()}
      >
        {words.checked}
      </Button>
    </div>
  );
}
