import { useState } from "react";
import type { Selected } from "#shared/contract/contact-view.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import { inBatches } from "#web/admin/contacts/contacts.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useSameKeys } from "#web/core/calls/same-keys.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";

/** However the list has them by now: what failed is divided and sent as it was before. */
const inOneOrder = (contacts: Selected[]) =>
  contacts.slice().sort((one, other) => (one._id < other._id ? -1 : 1));

/** Sends in as many calls as it takes; what failed stays selected, and trying again reaches nobody twice. */
export function useInviting(onSent: (ids: string[]) => void) {
  const words = useWords(contactsWords);
  const keys = useSameKeys();
  const [progress, setProgress] = useState<{ sent: number; total: number }>();
  const { run, messages, forgetMessages } = useAction("POST /api/sms/send", {
    failure: "server-messages",
    revalidate: false,
  });

  async function inviteSome(
    contacts: Selected[],
    message: string,
    isAnyway: boolean,
  ) {
    const body = {
      contacts: contacts.map(({ _id: id, phone }) => ({ id, phone })),
      message,
      ...(isAnyway && { anyway: true }),
    };
    const outcome = await run({ body }, { idempotencyKey: keys.keyOf(body) });
    if (!outcome.ok) return false;
    keys.forget(body);
    toasts.show({ text: outcome.reply });
    onSent(contacts.map(({ _id }) => _id));
    return true;
  }

  /** Whether there is nobody left to be reached. */
  async function invite(
    contacts: Selected[],
    message: string,
    isAnyway: boolean,
  ) {
    const total = contacts.length;
    const send = (some: Selected[]) => inviteSome(some, message, isAnyway);
    const note = (sent: number) => setProgress({ sent, total });
    note(0);
    const all = inOneOrder(contacts);
    const isDone = await inBatches(all, listLimits.invited, send, note);
    setProgress(undefined);
    if (isDone && total > listLimits.invited)
      toasts.show({ text: words.allDone(total), kind: "success" });
    return isDone;
  }

  return { progress, messages, invite, forgetMessages };
}
