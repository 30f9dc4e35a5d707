import { useState } from "react";
import type { Selected } from "#shared/contract/outreach/contact-lists.ts";
import type { Contact } from "#shared/contract/outreach/contacts.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { EditedSettings } from "#shared/contract/content/settings.ts";
import type { readSmsTimes } from "#shared/contract/outreach/sms.ts";
import { isPlaceholder } from "#shared/rules/content/placeholders.ts";
import { listLimits, smsLimits } from "#shared/rules/field-limits.ts";
import { type Language, languages } from "#shared/rules/language.ts";
import { useDebouncedCall } from "#web/admin/list/use-debounced-call.ts";
import { useAction } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { useIdempotencyKeys } from "#web/core/calls/idempotency-keys.ts";
import { useWords } from "#web/core/language.tsx";
import { forget, writeText } from "#web/core/storage/storage.ts";
import { useStoredText } from "#web/core/storage/stored.ts";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";
import { inBatches } from "./batches.ts";

/** The default text of a message, in both languages. */
export type Invitation = EditedSettings["invitation"];

export type InvitationProps = {
  selected: Selected[];
  invitation: Invitation;
  /** These got the message; more may follow. */
  onSent: (ids: string[]) => void;
  /** Sending ended, whether or not everyone was reached. */
  onFinished: () => void;
  onClose: () => void;
};

/** What is written, by the language that contacts read. */
export type Texts = Record<Language, string>;

/** Writes a message in each language of the selected contacts and sends it to them. */
export function useInvitation(props: InvitationProps) {
  const { selected, invitation, onSent, onFinished, onClose } = props;
  const { message_en, message_es } = invitation;
  const drafts = {
    en: useMessage("smsMessage", message_en),
    es: useMessage("smsMessageEs", message_es || message_en),
  };
  const { progress, messages, invite, forgetMessages } =
    useSendInvitations(onSent);
  const [isChecked, setChecked] = useState(false);
  const [isAnyway, setAnyway] = useState(false);
  const written = languagesOf(selected).map((language) => {
    const { resetCleared: _, ...draft } = drafts[language];
    const problem = problemOfMessage(draft.message);
    return { language, ...draft, problem: isChecked ? problem : undefined };
  });

  function finish() {
    setChecked(false);
    setAnyway(false);
    drafts.en.resetCleared();
    drafts.es.resetCleared();
    forgetMessages();
    onClose();
  }

  /** The first language whose message cannot be sent; each says why at its field from now on. */
  function check(): Language | undefined {
    setChecked(true);
    return written.find(({ message }) => problemOfMessage(message))?.language;
  }

  /** False if there is something to correct first. */
  function send(): boolean {
    if (check()) return false;
    const texts = {
      en: drafts.en.message.trim(),
      es: drafts.es.message.trim(),
    };
    void invite(selected, texts, isAnyway).then((isDone) => {
      onFinished();
      if (isDone) finish();
    });
    return true;
  }

  return {
    /** The message in each language of the selected contacts. */
    written,
    /** Also outside the hours for texts. */
    isAnyway,
    setAnyway,
    progress,
    messages,
    check,
    send,
    /** The dialog stays open while messages are being sent. */
    close: () => progress === undefined && finish(),
  };
}

/** A message, kept on this computer; the default text until someone types another one. */
function useMessage(key: "smsMessage" | "smsMessageEs", offered: string) {
  const kept = useStoredText(key);
  const [isCleared, setCleared] = useState(false);
  const message = kept || (isCleared ? "" : offered);
  return {
    message,
    isDefault: message === offered,
    write: (text: string) => {
      setCleared(text === "");
      writeText(key, text);
    },
    writeDefault: () => {
      setCleared(false);
      forget(key);
    },
    /** An empty box shows the default text when the dialog opens again. */
    resetCleared: () => setCleared(false),
  };
}

/** The languages that these contacts read; English where there are none. */
export function languagesOf(contacts: Pick<Contact, "language">[]): Language[] {
  const read = languages.filter((language) =>
    contacts.some((contact) => contact.language === language),
  );
  return read.length > 0 ? read : ["en"];
}

/** The texts that these contacts need. */
function textsFor(contacts: Selected[], texts: Texts) {
  const [first = "en", second] = languagesOf(contacts);
  return {
    message: texts[first],
    ...(second && { message_es: texts[second] }),
  };
}

/** What keeps a message from being sent. */
export function problemOfMessage(
  message: string,
): "missing" | "tooLong" | "placeholder" | undefined {
  const { length } = message.trim();
  if (length === 0) return "missing";
  if (length > smsLimits.invitation) return "tooLong";
  return isPlaceholder(message) ? "placeholder" : undefined;
}

/** A fixed order, so that a failed batch is sent again with the same contacts and key. */
const sorted = (contacts: Selected[]) =>
  contacts.slice().sort((one, other) => (one._id < other._id ? -1 : 1));

/** Sends the messages in as many calls as it takes. Contacts of a failed call stay selected; trying again texts no one twice. */
export function useSendInvitations(onSent: (ids: string[]) => void) {
  const words = useWords(contactsWords);
  const keys = useIdempotencyKeys();
  const [progress, setProgress] = useState<{ sent: number; total: number }>();
  const { run, messages, forgetMessages } = useAction("POST /api/sms/send", {
    failure: "server-messages",
    revalidate: false,
  });

  async function inviteBatch(
    contacts: Selected[],
    texts: Texts,
    isAnyway: boolean,
  ) {
    const body = {
      contacts: contacts.map(({ _id: id, phone }) => ({ id, phone })),
      ...textsFor(contacts, texts),
      ...(isAnyway && { anyway: true }),
    };
    const outcome = await run({ body }, { idempotencyKey: keys.keyOf(body) });
    if (!outcome.ok) return false;
    keys.forget(body);
    toasts.show({ text: outcome.reply });
    onSent(contacts.map(({ _id }) => _id));
    return true;
  }

  /** Answers whether everyone was reached. */
  async function invite(contacts: Selected[], texts: Texts, isAnyway: boolean) {
    const total = contacts.length;
    setProgress({ sent: 0, total });
    const isDone = await inBatches(
      sorted(contacts),
      listLimits.invited,
      (batch) => inviteBatch(batch, texts, isAnyway),
      (sent) => setProgress({ sent, total }),
    );
    setProgress(undefined);
    if (isDone && total > listLimits.invited)
      toasts.show({ text: words.allDone(total), kind: "success" });
    return isDone;
  }
  return { progress, messages, forgetMessages, invite };
}

/** How many texts to these contacts would wait for a better hour; undefined until that is known. */
export function useTextingTimes(
  contacts: Selected[],
): ReplyOf<typeof readSmsTimes> | undefined {
  const ids = contacts
    .slice(0, listLimits.contactsPerCall)
    .map(({ _id }) => _id);
  const asked = ids.join(" ");
  // If this fails, the reply to sending says the same.
  const answer = useDebouncedCall(
    asked || undefined,
    () => call("POST /api/sms/times", { body: { contacts: ids } }),
    0,
  );
  return answer?.asked === asked ? answer.reply : undefined;
}
