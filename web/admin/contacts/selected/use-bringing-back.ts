import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { selectedWords } from "#web/i18n/admin/contacts/selected.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import type { Selecting } from "#web/admin/contacts/view/selection.ts";
import { useInBatches } from "./use-in-batches.ts";

/** Brings the selected contacts back from the archive; nothing is asked, as nothing is lost. */
export function useBringingBack(
  { chosen, drop }: Selecting,
  onDone: () => void,
) {
  const words = useWords(selectedWords);
  const { nothingSelected } = useWords(contactsWords);
  const { run } = useAction("POST /api/contacts/archive", {
    failure: { say: words.bringBackFailed },
    revalidate: false,
  });
  const batches = useInBatches(
    (conts) => run({ body: { conts, archived: false } }),
    (ids) => {
      drop(ids);
      onDone();
    },
  );
  return async () => {
    if (chosen.length === 0)
      return void toasts.show({ text: nothingSelected, kind: "warning" });
    const amount = await batches.run(chosen);
    if (amount === undefined) return;
    toasts.show({ text: words.broughtBack(amount), kind: "success" });
  };
}
