import { type FormEvent, useState } from "react";
import {
  asInternational,
  defaultPrefix,
  looksInternational,
  shortestPhone,
} from "#shared/rules/outreach/contacts/phone.ts";
import { call, isRefusedFor } from "#web/core/calls/call.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { useIdempotencyKeys } from "#web/core/calls/idempotency-keys.ts";
import { track } from "#web/core/events.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { usePublicUrl } from "#web/core/public-url.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { Modal } from "#web/ui/overlays/modal.tsx";
import { sharedLink } from "./letter.ts";
import styles from "./share.module.css";

interface SmsModalProps {
  result: string;
  onClose: () => void;
}

/** Texts the link to the visitor's own phone. The number is used only for that message. */
export function SmsModal({ result, onClose }: SmsModalProps) {
  const words = useWords(resultsWords);
  const { phone, setPhone, isWrong, isPending, messages, send } = useTexting(
    result,
    onClose,
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }
  return (
    <Modal
      isOpen
      title={words.smsTitle}
      closeLabel={words.close}
      onClose={onClose}
    >
      <p>{words.smsText}</p>
      <form noValidate className={styles.form} onSubmit={submit}>
        <Field
          kind="tel"
          autoComplete="tel"
          required
          minLength={shortestPhone}
          label={words.ownPhone}
          helper={words.ownPhoneHelper}
          error={isWrong ? words.phoneWrong : undefined}
          value={phone}
          onChange={setPhone}
          onBlur={() => setPhone(asInternational(phone))}
        />
        <Messages of={messages} />
        <Button type="submit" pending={isPending} pendingLabel={words.sending}>
          {words.smsSend}
        </Button>
      </form>
    </Modal>
  );
}

function useTexting(result: string, onSent: () => void) {
  const words = useWords(resultsWords);
  const link = sharedLink(usePublicUrl(), result, useLanguage());
  const reasonsOf = useReasons();
  const keys = useIdempotencyKeys();
  const [phone, setPhone] = useState(defaultPrefix);
  const [isWrong, setWrong] = useState(false);
  const [isPending, setPending] = useState(false);
  const [messages, setMessages] = useState<string[]>([]);

  async function send() {
    if (isPending) return;
    const contacts = asInternational(phone);
    setPhone(contacts);
    setMessages([]);
    setWrong(!looksInternational(contacts));
    if (!looksInternational(contacts)) return;
    const body = { contacts, message: words.smsMessage(link) };
    setPending(true);
    try {
      const text = await call(
        "POST /api/sms/textResults",
        { body },
        { idempotencyKey: keys.keyOf(body) },
      );
      track("shared", { place: "/results/{id}/sms-share" });
      toasts.show({ text, kind: "success" });
      onSent();
    } catch (error) {
      const isRefused = isRefusedFor("invalid_phone", error);
      setWrong(isRefused);
      setMessages(isRefused ? [] : reasonsOf(error));
    } finally {
      setPending(false);
    }
  }
  return { phone, setPhone, isWrong, isPending, messages, send };
}
