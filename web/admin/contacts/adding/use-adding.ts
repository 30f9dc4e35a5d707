import { useState } from "react";
import type { Contact } from "#shared/contract/contacts.ts";
import { asInternational } from "#shared/rules/phone.ts";
import { useFieldReasons } from "#web/admin/form/saving/field-reasons.ts";
import { useAction } from "#web/core/calls/action.ts";
import { CallFailed } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { useReasons } from "#web/core/calls/reasons.ts";
import { contactsWords } from "#web/i18n/admin/contacts.ts";
import { refusalWords } from "#web/i18n/core/refusals.ts";
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

/** Adds one contact after the other; what was typed stays until it is stored. */
export function useAdding(onAdded: (contacts: Contact[]) => void) {
  const words = useWords(contactsWords);
  const refusals = useWords(refusalWords);
  const fieldReasons = useFieldReasons();
  const reasonsOf = useReasons();
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [reasons, setReasons] = useState<string[]>([]);
  const { run, isPending } = useAction("POST /api/contacts", {
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

  async function send() {
    const outcome = await run({ body: draft });
    if (outcome.ok) {
      setDraft(nextDraft(draft));
      onAdded(outcome.reply);
    } else explain(outcome.error);
    return outcome.ok;
  }

  async function add(): Promise<boolean> {
    if (isPending) return false;
    const problems = Object.entries(problemsOf(draft));
    setReasons([]);
    setErrors(
      Object.fromEntries(
        problems.map(([field, code]) => [field, refusals[code]]),
      ),
    );
    return problems.length === 0 && send();
  }

  return {
    draft,
    errors,
    /** What is wrong, but with no field of its own. */
    reasons,
    isPending,
    isDirty: Object.keys(emptyDraft).some(
      (field) => field !== "language" && draft[field as keyof ContactDraft],
    ),
    change:
      <Field extends keyof ContactDraft>(field: Field) =>
      (value: ContactDraft[Field]) =>
        setDraft((before) => ({ ...before, [field]: value })),
    /** Shown as it is sent, once it is typed; a form that is empty again stays so. */
    completePhone: () =>
      setDraft((before) => ({
        ...before,
        phone: asInternational(before.phone),
      })),
    add,
  };
}

export type Adding = ReturnType<typeof useAdding>;
