import { useState } from "react";
import {
  asInternational,
  defaultPrefix,
  looksInternational,
} from "#shared/rules/contacts/phone.ts";
import { useAction } from "#web/core/calls/action.ts";
import { isRefusedFor } from "#web/core/calls/call.ts";
import { track } from "#web/core/events.ts";
import { useWords } from "#web/core/language.tsx";
import { usePublicUrl } from "#web/core/public-url.ts";
import { resultsWords } from "#web/i18n/visitor/results.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { sharedLink } from "./letter.ts";

/** Texts the link of a result to the phone that is typed. */
export function useTexting(result: string, onSent: () => void) {
  const words = useWords(resultsWords);
  const publicUrl = usePublicUrl();
  const [phone, setPhone] = useState(defaultPrefix);
  const [isWrong, setWrong] = useState(false);
  const { run, isPending, messages } = useAction("POST /api/sms/textResults", {
    failure: "server-messages",
    revalidate: false,
  });

  async function send() {
    const contacts = asInternational(phone);
    const isReadable = looksInternational(contacts);
    setPhone(contacts);
    setWrong(!isReadable);
    if (!isReadable || isPending) return;
    const message = words.smsMessage(sharedLink(publicUrl, result));
    const outcome = await run({ body: { contacts, message } });
    if (!outcome.ok)
      return setWrong(isRefusedFor("invalid_phone", outcome.error));
    track("shared", { place: "/results/{id}/sms-share" });
    toasts.show({ text: outcome.reply, kind: "success" });
    onSent();
  }
  return {
    phone,
    setPhone,
    /** Shown as it is sent, once it is typed. */
    complete: () => setPhone(asInternational(phone)),
    isWrong,
    isPending,
    messages,
    send,
  };
}
