import { useState } from "react";
import { CallInstead } from "#web/admin/messages/delivery-status.tsx";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { deliveryStatusWords } from "#web/i18n/admin/messages/delivery-status.ts";
import { Button } from "#web/ui/actions/button.tsx";

type Props = { id: string; onDone: () => void };

/** Says that no text reaches the phone, until somebody has checked its number. */
export function DeadPhone({ id, onDone }: Props) {
  const words = useWords(deliveryStatusWords);
  const { run, isPending } = useAction("DELETE /api/contacts/:id/dead-phone", {
    success: words.checkedDone,
    failure: { say: words.notChecked },
    revalidate: false,
  });
  const [isChecked, setChecked] = useState(false);

  async function check() {
    const outcome = await run({ params: { id } });
    if (!outcome.ok) return;
    setChecked(true);
    onDone();
  }
  if (isChecked) return null;
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
