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
export type InvitationSettings = EditedSettings["invitation"] & {
  /** True without an SMS provider: texts are only stored. */
  isTest?: boolean;
};

export type InvitationProps = {
  selected: Selected[];
  invitation: InvitationSettings;
  /** Called with the ids of each sent batch. */
  onSent: (ids: string[]) => void;
  /** Called when sending ended, successfully or not. */
  onFinished: () => void;
  onClose: () => void;
};

/** The message by language. */
export type MessageByLanguage = Record<Language, string>;

/** The form of a message in each language of the selected contacts. */
export function useInvitationForm(props: InvitationProps) {
  const { selected, invitation, onSent, onFinished, onClose } = props;
  const { message_en, message_es } = invitation;
  const stored = {
    en: useMessage("smsMessage", message_en),
    es: useMessage("smsMessageEs", message_es || message_en),
  };
  const { progress, messages, invite, forgetMessages } =
    useSendInvitations(onSent);
  const [isChecked, setChecked] = useState(false);
  const [isAnyway, setAnyway] = useState(false);
  const drafts = languagesOf(selected).map((language) => {
    const { resetCleared: _, ...draft } = stored[language];
    const problem = problemOfMessage(draft.message);
    const isShown = isChecked || problem !== "missing";
    return { language, ...draft, problem: isShown ? problem : undefined };
  });

  function finish() {
    setChecked(false);
    setAnyway(false);
    stored.en.resetCleared();
    stored.es.resetCleared();
    forgetMessages();
    onClose();
  }

  /** Marks invalid messages; returns the language of the first one. */
  function check(): Language | undefined {
    setChecked(true);
    return drafts.find(({ message }) => problemOfMessage(message))?.language;
  }

  /** Starts sending; returns false if a message is invalid. */
  function send(): boolean {
    if (check()) return false;
    const texts = {
      en: stored.en.message.trim(),
      es: stored.es.message.trim(),
    };
    void invite(selected, texts, isAnyway).then((isDone) => {
      onFinished();
      if (isDone) finish();
    });
    return true;
  }

  return {
    /** A draft per language of the selected contacts. */
    drafts,
    /** Whether to send outside the texting hours. */
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

/** A draft that is stored in this browser and begins with the default text. */
function useMessage(key: "smsMessage" | "smsMessageEs", defaultText: string) {
  const storedText = useStoredText(key);
  const [isCleared, setCleared] = useState(false);
  const message = storedText || (isCleared ? "" : defaultText);
  return {
    message,
    isDefault: message === defaultText,
    write: (text: string) => {
      setCleared(text === "");
      writeText(key, text);
    },
    writeDefault: () => {
      setCleared(false);
      forget(key);
    },
    /** Shows the default text in a cleared field when the dialog opens again. */
    resetCleared: () => setCleared(false),
  };
}

/** The languages that these contacts read; English if there are none. */
export function languagesOf(contacts: Pick<Contact, "language">[]): Language[] {
  const used = languages.filter((language) =>
    contacts.some((contact) => contact.language === language),
  );
  return used.length > 0 ? used : ["en"];
}

/** The texts that these contacts need. */
function textsFor(contacts: Selected[], texts: MessageByLanguage) {
  const [first = "en", second] = languagesOf(contacts);
  return {
    message: texts[first],
    ...(second && { message_es: texts[second] }),
  };
}

/** Validates a message. */
export function problemOfMessage(
  message: string,
): "missing" | "tooLong" | "placeholder" | undefined {
  const { length } = message.trim();
  if (length === 0) return "missing";
  if (length > smsLimits.invitation) return "tooLong";
  return isPlaceholder(message) ? "placeholder" : undefined;
}

/** Sorts by id, so that a retried batch has the same content and idempotency key. */
const sorted = (contacts: Selected[]) =>
  contacts.slice().sort((one, another) => (one._id < another._id ? -1 : 1));

/** Sends messages in batches. Contacts of a failed batch stay selected, and a retry does not text a family twice. */
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
    texts: MessageByLanguage,
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

  /** Returns whether all were sent. */
  async function invite(
    contacts: Selected[],
    texts: MessageByLanguage,
    isAnyway: boolean,
  ) {
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

/** How many texts to these contacts would be held; undefined while loading. */
export function useTextingTimes(
  contacts: Selected[],
): ReplyOf<typeof readSmsTimes> | undefined {
  const ids = contacts
    .slice(0, listLimits.contactsPerCall)
    .map(({ _id }) => _id);
  const key = ids.join(" ");
  // A failure is ignored, because the reply to the send call also says which texts are on hold.
  const answer = useDebouncedCall(
    key || undefined,
    () => call("POST /api/sms/times", { body: { contacts: ids } }),
    0,
  );
  return answer?.key === key ? answer.reply : undefined;
}
