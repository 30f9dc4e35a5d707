import type { Contact, ContactField } from "#shared/contract/contacts.ts";
import { tagsOf, tagsText } from "#shared/rules/contacts/view.ts";
import { problemsOf } from "#web/admin/contacts/adding/contact-draft.ts";
import { useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { call } from "#web/core/calls/call.ts";
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
