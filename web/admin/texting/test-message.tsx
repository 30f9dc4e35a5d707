import { type FormEvent, useState } from "react";
import {
  asInternational,
  defaultPrefix,
  looksInternational,
} from "#shared/rules/contacts/phone.ts";
import { useFieldReasons } from "#web/admin/form/use-admin-form.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { useReasons } from "#web/core/calls/reasons.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { refusalWords } from "#web/i18n/core/refusals.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import styles from "./texting.module.css";

type Props = {
  message: string;
  /** Whether something has to be corrected first; if so, shows it at its field. */
  isUnready: () => boolean;
};

/** Sends the message to the phone of the person writing it. */
export function TestMessage({ message, isUnready }: Props) {
  const words = useWords(contactsWords);
  const language = useLanguage();
  const fieldReasons = useFieldReasons();
  const reasonsOf = useReasons();
  const [phone, setPhone] = useState(defaultPrefix);
  const [error, setError] = useState<unknown>();
  const { run, isPending } = useAction("POST /api/sms/test", {
    failure: "silent",
    revalidate: false,
  });
  const [isWrong, setWrong] = useState(false);
  const { invalid_phone } = useWords(refusalWords);
  const atPhone = isWrong ? invalid_phone : fieldReasons(error)["phone"];

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isPending || isUnready()) return;
    const complete = asInternational(phone);
    setError(undefined);
    setPhone(complete);
    setWrong(!looksInternational(complete));
    if (!looksInternational(complete)) return;
    const body = { phone: complete, message: message.trim(), language };
    const outcome = await run({ body });
    if (outcome.ok) toasts.show({ text: outcome.reply, kind: "success" });
    else setError(outcome.error);
  }

  return (
    <details className={styles.test}>
      <summary>{words.testTitle}</summary>
      <form
        className={styles.writing}
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <Field
          kind="tel"
          label={words.testPhone}
          helper={words.testHelper}
          error={atPhone}
          value={phone}
          onChange={setPhone}
          onBlur={() => setPhone(asInternational(phone))}
        />
        {error !== undefined && !atPhone && <Messages of={reasonsOf(error)} />}
        <Button
          type="submit"
          kind="secondary"
          pending={isPending}
          pendingLabel={words.sendingTest}
        >
          {words.sendTest}
        </Button>
      </form>
    </details>
  );
}
