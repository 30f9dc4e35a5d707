import { useState } from "react";
import type { Contact, ContactField } from "#shared/contract/contacts.ts";
import { tagsOf, tagsText } from "#shared/rules/contacts/view.ts";
import { problemsOf } from "#web/admin/contacts/adding/contact-draft.ts";
import { clashes } from "#web/admin/form/saving/merge.ts";
import { useDraft } from "#web/admin/form/saving/use-draft.ts";
import { useSaving } from "#web/admin/form/saving/use-saving.ts";
import { useAction } from "#web/core/calls/action.ts";
import { call, isRefusedFor } from "#web/core/calls/call.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";

/** What the form writes, which is all that is stored: a field that is left out here would be emptied. The tags as one text. */
export type ContactEdits = Pick<Contact, ContactField> & { tags: string };

export function editsOf(contact: Contact): ContactEdits {
  const { name, childname, phone, redcapid, language } = contact;
  const { consentdate, consentsource, zip, timezone, note, tags } = contact;
  return {
    name,
    childname,
    phone,
    redcapid,
    language,
    consentdate,
    consentsource,
    zip,
    timezone,
    note,
    tags: tagsText(tags),
  };
}

/** A contact while it is edited; what was typed stays until it is stored, also beside what somebody else saved. */
export function useEditing(
  contact: Contact,
  onSaved: (contact: Contact) => void,
) {
  const words = useWords(contactsWords);
  const reasonsOf = useReasons();
  const { base, draft, change, isDirty } = useDraft(contact, editsOf);
  const [failure, setFailure] = useState<unknown>();
  const { run, isPending } = useAction("PUT /api/contacts/:id", {
    success: words.contactSaved,
    failure: "silent",
    revalidate: false,
  });
  const params = { id: contact._id };

  async function send(content: ContactEdits, since: Contact | undefined) {
    setFailure(undefined);
    const { version } = since ?? contact;
    const tags = tagsOf(content.tags);
    const outcome = await run({ params, body: { ...content, tags, version } });
    if (!outcome.ok && !isRefusedFor("edited_meanwhile", outcome.error))
      setFailure(outcome.error);
    return outcome;
  }

  const saving = useSaving<ContactEdits, Contact>({
    base,
    contentOf: editsOf,
    fieldsToChoose: clashes,
    send,
    readTheirs: () => call("GET /api/contacts/edit/:id", { params }),
    onSaved,
  });
  const isPlaced = Object.keys(saving.errors).some((field) => field in draft);
  return {
    ...saving,
    edits: draft,
    change,
    isDirty,
    isPending,
    /** What is wrong, but with no field of its own. */
    reasons: failure === undefined || isPlaced ? [] : reasonsOf(failure),
    trySave: () => {
      if (!isPending) saving.trySave(problemsOf(draft), draft);
    },
  };
}
