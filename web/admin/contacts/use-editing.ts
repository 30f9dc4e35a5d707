import type { Contact, ContactField } from "#shared/contract/contacts.ts";
import { tagsOf, tagsText } from "#shared/rules/contacts/view.ts";
import { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/contacts/contacts.ts";
import { problemsOf } from "./contact-fields.tsx";

/** What the form saves. The tags as one text. */
export type ContactEdits = Pick<Contact, ContactField> & { tags: string };

export const editedFields = [
  "name",
  "childname",
  "phone",
  "redcapid",
  "language",
  "consentdate",
  "consentsource",
  "zip",
  "timezone",
  "tags",
  "note",
] as const satisfies (keyof ContactEdits)[];

export function editsOf(contact: Contact): ContactEdits {
  const fields = editedFields.map((field) => [field, contact[field]]);
  return {
    ...(Object.fromEntries(fields) as Pick<Contact, ContactField>),
    tags: tagsText(contact.tags),
  };
}

/** The form of a contact; what was typed stays until it is stored, also next to a colleague's version. */
export function useEditing(
  contact: Contact,
  onSaved: (contact: Contact) => void,
) {
  const words = useWords(contactsWords);
  const params = { id: contact._id };
  return useAdminForm({
    start: contact,
    draftOf: editsOf,
    contentOf: (edits) => edits,
    problems: problemsOf,
    send: (edits, { version }) =>
      call("PUT /api/contacts/:id", {
        params,
        body: { ...edits, tags: tagsOf(edits.tags), version },
      }),
    success: words.contactSaved,
    failure: "server-messages",
    revalidate: false,
    onSaved,
    conflict: {
      readTheirs: () => call("GET /api/contacts/edit/:id", { params }),
      takeTheirs: "merge",
    },
  });
}
