import { z } from "zod";
import {
  contactColumns,
  contactGroups,
  everyContact,
  tagLimits,
  textTroubles,
} from "#shared/rules/outreach/contacts/view.ts";
import { languages } from "#shared/rules/language.ts";
import { staffCall } from "#shared/contract/endpoint.ts";
import { text } from "#shared/contract/fields.ts";
import { contact, tag } from "./contacts.ts";

/** Conditions on contacts. An omitted condition matches all. */
export const contactFilter = z.strictObject({
  search: text(200).default(everyContact.search),
  status: z.enum([...contactGroups, "any"]).default(everyContact.status),
  language: z.enum([...languages, "any"]).default(everyContact.language),
  texts: z.enum([...textTroubles, "any"]).default(everyContact.texts),
  tags: z.array(tag).max(tagLimits.ofContact).default(everyContact.tags),
  archived: z.boolean().default(everyContact.archived),
});

const contactSort = z.strictObject({
  by: z.enum(contactColumns),
  isDescending: z.boolean(),
});

const amounts = z.object(
  Object.fromEntries(contactGroups.map((group) => [group, z.int()])) as Record<
    (typeof contactGroups)[number],
    z.ZodInt
  >,
);

const contactPage = z.object({
  rows: z.array(contact),
  /** The number of this page; the last page if a later one was requested. */
  page: z.int(),
  /** How many contacts match the filter. */
  total: z.int(),
  /** The number of contacts of each status in the list or archive. Ignores the filter's other conditions. */
  amounts,
  /** How many contacts are archived. */
  archived: z.int(),
});
export type ContactPage = z.output<typeof contactPage>;

// POST, because search words may be names, and addresses are logged.
export const findContacts = staffCall("POST /api/contacts/search", {
  summary: "One page of the contacts that match a filter",
  body: z.strictObject({
    filter: contactFilter,
    sort: contactSort.nullable().default(null),
    page: z.int().min(1).max(1_000_000).default(1),
  }),
  reply: contactPage,
});

export const listTags = staffCall("GET /api/contacts/tags", {
  summary: "All tags in use",
  reply: z.array(z.string()),
});

/** The fields needed before a bulk action, for any number of selected contacts. */
const selected = contact.pick({
  _id: true,
  name: true,
  phone: true,
  language: true,
  active: true,
  optedout: true,
  date: true,
  consentdate: true,
  consentsource: true,
});
export type Selected = z.output<typeof selected>;

export const selectContacts = staffCall("POST /api/contacts/selection", {
  summary: "All contacts that match a filter, with a few fields",
  body: z.strictObject({ filter: contactFilter }),
  reply: z.array(selected),
});

// POST, because search words may be names, and addresses are logged.
export const exportContacts = staffCall("POST /api/contacts/csv", {
  summary: "contacts.csv: the contacts that match a filter, with their links",
  body: z.strictObject({ filter: contactFilter }),
  file: "text/csv",
});
