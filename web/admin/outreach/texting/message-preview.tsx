import { createContext, type FormEvent, use, useState } from "react";
import {
  noReadsLines,
  withReadsLine,
} from "#shared/rules/content/clinic-reads.ts";
import type { Contact } from "#shared/contract/outreach/contacts.ts";
import {
  asInternational,
  defaultPrefix,
  looksInternational,
} from "#shared/rules/outreach/contacts/phone.ts";
import { type Language, languageQuery } from "#shared/rules/language.ts";
import { wordingOf } from "#shared/rules/outreach/sms/invitation-wording.ts";
import { measureSms } from "#shared/rules/outreach/sms/segments.ts";
import { useFieldReasons } from "#web/admin/form/field-errors.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { useLanguage, useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { pagePublicUrl } from "#web/core/public-url.ts";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { invitationWords } from "#web/i18n/admin/outreach/contacts/invitation.words.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import styles from "./texting.module.css";

const anybody = { _id: "1".repeat(22), language: "en" } as const;

type Reader = Pick<Contact, "_id" | "language">;

type Props = {
  message: string;
  contacts: Reader[];
  /** The name of the preview, to tell several apart. */
  name?: string;
};

/** The line that the server adds to each invitation and reminder, by language. */
export const ReadsLinesContext = createContext(noReadsLines);

/** The text as the server sends it, without the link. */
const useText = (message: string, language: Language) =>
  withReadsLine(message.trim(), use(ReadsLinesContext)[language]);

/** What a text costs with the reader's link below it. */
export function measureWithLink(text: string, { _id, language }: Reader) {
  const link = `${pagePublicUrl()}/${_id}${languageQuery(language)}`;
  return { link, ...measureSms(`${text}\n${link}`) };
}

/** A message as parents will see it, with its length in segments. */
export function MessagePreview({ message, contacts, name }: Props) {
  const words = useWords(contactsWords);
  const reader = longestLink(contacts);
  const text = useText(message, reader.language);
  const { link, units, segments } = measureWithLink(text, reader);
  return (
    <section className={styles.preview} aria-label={name ?? words.preview}>
      <h3 className={styles.heading}>{words.preview}</h3>
      <p className={styles.bubble}>
        {text && `${text}\n`}
        <span className={styles.address}>{link}</span>
      </p>
      <p className={styles.size}>{words.size(units, segments)}</p>
      {text !== message.trim() && (
        <p className={styles.size}>{words.readsLineAdded}</p>
      )}
    </section>
  );
}

type WarningProps = { message: string; language: Language };

/** Warnings about a message's wording, including the line that the server adds. Shown below its field. */
export function MessageWarnings({ message, language }: WarningProps) {
  const words = useWords(contactsWords);
  const { namesVaccine: warning } = useWords(invitationWords);
  const text = useText(message, language);
  const { hasNoWayOut, namesVaccine } = wordingOf(text);
  const { costly } = measureSms(text);
  if (message.trim() === "") return null;
  return (
    <>
      {hasNoWayOut && <p className={styles.costly}>{words.noWayOut}</p>}
      {namesVaccine && <p className={styles.costly}>{warning}</p>}
      {costly.length > 0 && (
        <p className={styles.costly}>{words.costly(costly.slice(0, 6))}</p>
      )}
    </>
  );
}

/** The contact whose link is longest: links in Spanish name the language. */
function longestLink(contacts: Reader[]) {
  return (
    contacts.find(({ language }) => language === "es") ?? contacts[0] ?? anybody
  );
}

type TestProps = {
  message: string;
  /** Returns whether something must be corrected first. If so, shows the error at its field. */
  isIncomplete: () => boolean;
};

/** Sends the message to the user's own phone. */
export function TestMessage({ message, isIncomplete }: TestProps) {
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
  const [isInvalid, setInvalid] = useState(false);
  const { invalid_phone } = useWords(refusalWords);
  const phoneError = isInvalid ? invalid_phone : fieldReasons(error)["phone"];

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isPending || isIncomplete()) return;
    const complete = asInternational(phone);
    setError(undefined);
    setPhone(complete);
    setInvalid(!looksInternational(complete));
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
          error={phoneError}
          value={phone}
          onChange={setPhone}
          onBlur={() => setPhone(asInternational(phone))}
        />
        {error !== undefined && !phoneError && (
          <Messages of={reasonsOf(error)} />
        )}
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
