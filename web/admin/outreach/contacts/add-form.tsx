import { type FormEvent, useEffect, useRef, useState } from "react";
import type {
  Contact,
  createOneContact,
} from "#shared/contract/outreach/contacts.ts";
import type { InputOf } from "#shared/contract/endpoint.ts";
import { asInternational } from "#shared/rules/outreach/contacts/phone.ts";
import { UnsavedGuard } from "#web/admin/layout/unsaved.tsx";
import { useFirstError } from "#web/admin/form/field-errors.ts";
import { useFieldReasons, useRefusals } from "#web/admin/form/field-errors.ts";
import { useAction } from "#web/core/calls/action.ts";
import { CallFailed } from "#web/core/calls/call.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { Messages } from "#web/core/messages.tsx";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { invitationWords } from "#web/i18n/admin/outreach/contacts/invitation.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ContactFields, contactProblems } from "./contact-fields.tsx";
import styles from "./form.module.css";

type Props = {
  /** A closed form keeps its draft. */
  isOpen: boolean;
  onAdded: (contact: Contact) => void;
};

const fields = [
  "name",
  "childname",
  "phone",
  "redcapid",
  "language",
  "consentdate",
  "consentsource",
] as const;

/** Adds several contacts in a row, using only the keyboard. */
export function AddForm({ isOpen, onAdded }: Props) {
  const words = useWords(contactsWords);
  const { consentToAdd } = useWords(invitationWords);
  const form = useRef<HTMLFormElement>(null);
  const adding = useAddContact(onAdded);
  useFirstError(form, adding.errors);
  const focusFirst = () => form.current?.querySelector("input")?.focus();
  useEffect(() => {
    if (isOpen) focusFirst();
  }, [isOpen]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await adding.add()) focusFirst();
  }
  return (
    <form
      ref={form}
      id="add-contact"
      noValidate
      hidden={!isOpen}
      aria-label={words.add}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      <UnsavedGuard when={adding.isDirty} save={adding.add} />
      <p>{consentToAdd}</p>
      <ContactFields
        fields={fields}
        draft={adding.draft}
        errors={adding.errors}
        change={adding.change}
        helpers={{ consentsource: words.consentHelper }}
        onBlurPhone={adding.completePhone}
      />
      <Messages of={adding.reasons} />
      <div>
        <Button
          type="submit"
          compact
          pending={adding.isPending}
          pendingLabel={words.adding}
        >
          {words.addContact}
        </Button>
      </div>
    </form>
  );
}

type NewContact = Omit<InputOf<typeof createOneContact>["body"], "tags">;

type Draft = { [Field in keyof NewContact]-?: NonNullable<NewContact[Field]> };

const emptyDraft: Draft = {
  ...(Object.fromEntries(fields.map((field) => [field, ""])) as Draft),
  language: "en",
};

/** Errors that another try cannot fix. */
const isRefusal = (error: unknown) =>
  error instanceof CallFailed && error.status >= 400 && error.status < 500;

/** The form for new contacts. Keeps the draft until the contact is stored. */
export function useAddContact(onAdded: (contact: Contact) => void) {
  const words = useWords(contactsWords);
  const messagesOf = useRefusals();
  const fieldReasons = useFieldReasons();
  const reasonsOf = useReasons();
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [reasons, setReasons] = useState<string[]>([]);
  const { run, isPending } = useAction("POST /api/contacts/one", {
    success: words.added,
    failure: { say: words.addFailed },
    revalidate: false,
  });
  const set = (part: Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...part }));

  function showFailure(error: unknown) {
    const atFields = fieldReasons(error);
    const isShownAtField = Object.keys(atFields).some(
      (field) => field in draft,
    );
    setErrors(atFields);
    setReasons(isRefusal(error) && !isShownAtField ? reasonsOf(error) : []);
  }

  /** Returns whether the contact was added. */
  async function add(): Promise<boolean> {
    if (isPending) return false;
    const problems = contactProblems(draft);
    setReasons([]);
    setErrors(messagesOf(problems));
    if (Object.keys(problems).length > 0) return false;
    const outcome = await run({ body: draft });
    if (outcome.ok) {
      setDraft(({ language }) => ({ ...emptyDraft, language }));
      onAdded(outcome.reply);
    } else showFailure(outcome.error);
    return outcome.ok;
  }

  return {
    draft,
    change:
      <Field extends keyof Draft>(field: Field) =>
      (value: Draft[Field]) =>
        set({ [field]: value }),
    // Use a function to update, because sending may empty the form just before the blur.
    completePhone: () =>
      setDraft((now) => ({ ...now, phone: asInternational(now.phone) })),
    isDirty: fields.some((field) => field !== "language" && draft[field]),
    errors,
    /** Reasons for a refusal that are not shown at a field. */
    reasons,
    isPending,
    add,
  };
}
