import { useState } from "react";
import type { Contact } from "#shared/contract/contacts.ts";
import { asInternational } from "#shared/rules/contacts/phone.ts";
import {
  useFieldReasons,
  useRefusals,
} from "#web/admin/form/use-admin-form.ts";
import { useAction } from "#web/core/calls/action.ts";
import { CallFailed } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { useReasons } from "#web/core/calls/reasons.ts";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import {
  type ContactDraft,
  emptyDraft,
  nextDraft,
  problemsOf,
} from "./contact-draft.ts";

/** A no that trying again later will not change. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof CallFailed && error.status >= 400 && error.status < 500
  );
}

/** The next contact, as far as it was typed. */
function useContactDraft() {
  const [draft, setDraft] = useState(emptyDraft);
  const change =
    <Field extends keyof ContactDraft>(field: Field) =>
    (value: ContactDraft[Field]) =>
      setDraft((before) => ({ ...before, [field]: value }));
  return {
    draft,
    change,
    /** Shown as it is sent, once it is typed; a form that is empty again stays so. */
    completePhone: () =>
      setDraft((before) => ({
        ...before,
        phone: asInternational(before.phone),
      })),
    beginNext: () => setDraft(nextDraft),
    isDirty: Object.keys(emptyDraft).some(
      (field) => field !== "language" && draft[field as keyof ContactDraft],
    ),
  };
}

/** Adds one contact after the other; what was typed stays until it is stored. */
export function useAdding(onAdded: (contact: Contact) => void) {
  const words = useWords(contactsWords);
  const refused = useRefusals();
  const fieldReasons = useFieldReasons();
  const reasonsOf = useReasons();
  const { beginNext, ...written } = useContactDraft();
  const { draft } = written;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [reasons, setReasons] = useState<string[]>([]);
  const { run, isPending } = useAction("POST /api/contacts/one", {
    success: words.added,
    failure: { say: words.addFailed },
    revalidate: false,
  });

  function explain(error: unknown) {
    const atFields = fieldReasons(error);
    const isPlaced = Object.keys(atFields).some((field) => field in draft);
    setErrors(atFields);
    setReasons(isRefusal(error) && !isPlaced ? reasonsOf(error) : []);
  }

  async function add(): Promise<boolean> {
    if (isPending) return false;
    const problems = problemsOf(draft);
    setReasons([]);
    setErrors(refused(problems));
    if (Object.keys(problems).length > 0) return false;
    const outcome = await run({ body: draft });
    if (outcome.ok) {
      beginNext();
      onAdded(outcome.reply);
    } else explain(outcome.error);
    return outcome.ok;
  }

  /** `reasons` are what is wrong, but with no field of its own. */
  return { ...written, errors, reasons, isPending, add };
}

export type Adding = ReturnType<typeof useAdding>;
