import type { Contact } from "#shared/contract/contacts.ts";

/** A contact who was just added; the name is the id. */
export function contactNamed(
  name: string,
  given: Partial<Contact> = {},
): Contact {
  return {
    _id: name,
    name,
    childname: "",
    phone: "+15551234567",
    redcapid: "",
    language: "en",
    date: null,
    active: 1,
    result: null,
    optedout: false,
    consentdate: "",
    consentsource: "",
    zip: "",
    timezone: "",
    deadphone: null,
    note: "",
    message: null,
    tags: [],
    archived: null,
    version: 1,
    ...given,
  };
}
