import { type FormEvent, useState } from "react";
import { defaultPrefix, looksInternational } from "#shared/rules/phone.ts";
import { useAction } from "#web/core/action.ts";
import { CallFailed } from "#web/core/call.ts";
import { track } from "#web/core/events.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { resultsWords } from "#web/i18n/results.ts";
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

function blamesPhone(error: unknown): boolean {
  return (
    error instanceof CallFailed &&
    error.reasons.some(({ code }) => code === "invalid_phone")
  );
}

/** Sends the link to the visitor's own phone; the number goes no further than into that message. */
export function SmsModal({ result, onClose }: SmsModalProps) {
  const words = useWords(resultsWords);
  const lang = useLanguage();
  const [phone, setPhone] = useState(defaultPrefix);
  const [isWrong, setWrong] = useState(false);
  const { run, isPending, messages } = useAction("POST /api/sms/textResults", {
    failure: "server-messages",
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWrong(!looksInternational(phone));
    if (!looksInternational(phone) || isPending) return;
    const message = words.smsMessage(sharedLink(result));
    const outcome = await run({ body: { contacts: phone.trim(), message } });
    if (!outcome.ok) return setWrong(blamesPhone(outcome.error));
    track("shared", { place: "/results/{id}/sms-share" });
    toasts.show({ text: outcome.reply, kind: "success" });
    onClose();
  }
  return (
    <Modal
      isOpen
      lang={lang}
      title={words.smsTitle}
      closeLabel={words.close}
      onClose={onClose}
    >
      <p>{words.smsText}</p>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        <Field
          kind="tel"
          autoComplete="tel"
          required
          minLength={12}
          label={words.ownPhone}
          helper={words.ownPhoneHelper}
          error={isWrong ? words.phoneWrong : undefined}
          value={phone}
          onChange={setPhone}
        />
        {!isWrong && <Messages of={messages} />}
        <Button
          type="submit"
          pending={isPending}
          pendingLabel={words.smsSending}
        >
          {words.smsSend}
        </Button>
      </form>
    </Modal>
  );
}
