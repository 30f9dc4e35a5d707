import type { InputOf } from "#shared/contract/endpoint.ts";
import type { createOneContact } from "#shared/contract/contacts.ts";
import type { ErrorCode } from "#shared/rules/refusals.ts";
import {
  asInternational,
  looksInternational,
} from "#shared/rules/contacts/phone.ts";

type NewContact = Omit<InputOf<typeof createOneContact>["body"], "tags">;

export type ContactDraft = {
  [Field in keyof NewContact]-?: NonNullable<NewContact[Field]>;
};

export const emptyDraft: ContactDraft = {
  name: "",
  childname: "",
  phone: "",
  redcapid: "",
  language: "en",
  consentdate: "",
  consentsource: "",
};

/** What is wrong with it before it is sent, by field. */
export function problemsOf(draft: ContactDraft): Record<string, ErrorCode> {
  const problems: Record<string, ErrorCode> = {};
  if (!draft.name.trim()) problems["name"] = "required";
  if (!draft.phone.trim()) problems["phone"] = "required";
  else if (!looksInternational(asInternational(draft.phone)))
    problems["phone"] = "invalid_phone";
  return problems;
}

/** The next contact: an empty form, in the language of the one before. */
export function nextDraft({ language }: ContactDraft): ContactDraft {
  return { ...emptyDraft, language };
}
