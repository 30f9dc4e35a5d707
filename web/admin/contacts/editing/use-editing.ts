import { useState } from "react";
import type { Contact } from "#shared/contract/contacts.ts";
import {
  useFieldReasons,
  useRefusals,
} from "#web/admin/form/saving/field-reasons.ts";
import { problemsOf } from "#web/admin/contacts/adding/contact-draft.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts.ts";

export type ContactEdits = Pick<
  Contact,
  | "name"
  | "childname"
  | "phone"
  | "redcapid"
  | "language"
  | "consentdate"
  | "consentsource"
  | "zip"
  | "note"
>;

function editsOf(contact: Contact): ContactEdits {
  const { name, childname, phone, redcapid, language } = contact;
  const { consentdate, consentsource, zip, note } = contact;
  return {
    name,
    childname,
    phone,
    redcapid,
    language,
    consentdate,
    consentsource,
    zip,
    note,
  };
}

/** A contact while it is edited; what was typed stays until it is stored. */
export function useEditing(
  contact: Contact,
  onSaved: (contacts: Contact[]) => void,
) {
  const words = useWords(contactsWords);
  const refused = useRefusals();
  const fieldReasons = useFieldReasons();
  const reasonsOf = useReasons();
  const [edits, setEdits] = useState(() => editsOf(contact));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [reasons, setReasons] = useState<string[]>([]);
  const { run, isPending } = useAction("PUT /api/contacts/:id", {
    success: words.contactSaved,
    failure: "silent",
    revalidate: false,
  });

  async function save() {
    const problems = problemsOf(edits);
    setReasons([]);
    setErrors(refused(problems));
    if (isPending || Object.keys(problems).length > 0) return;
    const outcome = await run({ params: { id: contact._id }, body: edits });
    if (outcome.ok) return onSaved(outcome.reply);
    const atFields = fieldReasons(outcome.error);
    const isPlaced = Object.keys(atFields).some((field) => field in edits);
    setErrors(atFields);
    setReasons(isPlaced ? [] : reasonsOf(outcome.error));
  }

  const change =
    <Name extends keyof ContactEdits>(field: Name) =>
    (value: ContactEdits[Name]) =>
      setEdits((before) => ({ ...before, [field]: value }));
  return { edits, errors, reasons, isPending, change, save };
}
