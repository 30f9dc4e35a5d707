import { useState } from "react";
import type { Contact } from "#shared/contract/contacts.ts";
import { contactLimits } from "#shared/rules/limits.ts";
import { batches } from "#web/admin/contacts/batches.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { useReasons } from "#web/core/calls/reasons.ts";
import { contactsWords } from "#web/i18n/admin/contacts.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { useSameKeys } from "./same-keys.ts";

export type Progress = { sent: number; total: number };

/** Sends in as many calls as it takes; what failed stays selected, and trying again reaches nobody twice. */
export function useInviting(onSent: (ids: string[]) => void) {
  const words = useWords(contactsWords);
  const reasonsOf = useReasons();
  const keys = useSameKeys();
  const [progress, setProgress] = useState<Progress>();
  const [reasons, setReasons] = useState<string[]>([]);

  async function inviteSome(contacts: Contact[], message: string) {
    const body = {
      contacts: contacts.map(({ _id: id, phone }) => ({ id, phone })),
      message,
    };
    const idempotencyKey = keys.keyOf(body);
    const reply = await call(
      "POST /api/sms/send",
      { body },
      { idempotencyKey },
    );
    keys.forget(body);
    toasts.show({ text: reply });
    onSent(contacts.map(({ _id }) => _id));
  }

  /** Whether there is nobody left to be reached. */
  async function invite(contacts: Contact[], message: string) {
    const total = contacts.length;
    let sent = 0;
    setReasons([]);
    setProgress({ sent, total });
    try {
      for (const some of batches(contacts, contactLimits.invited)) {
        await inviteSome(some, message);
        sent += some.length;
        setProgress({ sent, total });
      }
      if (total > contactLimits.invited)
        toasts.show({ text: words.allDone(total), kind: "success" });
      return true;
    } catch (error) {
      setReasons(reasonsOf(error));
      return false;
    } finally {
      setProgress(undefined);
    }
  }

  return { progress, reasons, invite, forgive: () => setReasons([]) };
}
