import { z } from "zod";
import {
  contactColumns,
  contactGroups,
  everyContact,
  tagLimits,
  textTroubles,
} from "#shared/rules/contacts/view.ts";
import { languages } from "#shared/rules/language.ts";
import { contact, tag } from "./contacts.ts";
import { endpoint } from "./endpoint.ts";
import { text } from "./fields.ts";

/** Which contacts are meant; what is left out narrows nothing. */
export const contactFilter = z.strictObject({
  search: text(200).default(everyContact.search),
  status: z.enum([...contactGroups, "any"]).default(everyContact.status),
  language: z.enum([...languages, "any"]).default(everyContact.language),
  texts: z.enum([...textTroubles, "any"]).default(everyContact.texts),
  tags: z.array(tag).max(tagLimits.ofContact).default(everyContact.tags),
  archived: z.boolean().default(everyContact.archived),
});

export const contactSort = z.strictObject({
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
  /** The last page, where there are fewer than asked for. */
  page: z.int(),
  /** How many the filter finds. */
  total: z.int(),
  /** How many of the list, or of the archive, stand where, whatever the filter says. */
  amounts,
  /** How many are in the archive. */
  archived: z.int(),
});
export type ContactPage = z.output<typeof contactPage>;

// What is searched for may be a name: it stands in the body, as addresses are logged on their way.
export const findContacts = endpoint("staff", "POST /api/contacts/search", {
  summary: "One page of the contacts that a filter finds",
  body: z.strictObject({
    filter: contactFilter,
    sort: contactSort.nullable().default(null),
    page: z.int().min(1).max(1_000_000).default(1),
  }),
  reply: contactPage,
});

export const listTags = endpoint("staff", "GET /api/contacts/tags", {
  summary: "Every tag that a contact has",
  reply: z.array(z.string()),
});

/** What is asked of a contact before something is done with it, however many are selected. */
const selected = contact.pick({
  _id: true,
  name: true,
  phone: true,
  language: true,
  active: true,
  optedout: true,
});
export type Selected = z.output<typeof selected>;

export const selectContacts = endpoint(
  "staff",
  "POST /api/contacts/selection",
  {
    summary: "All contacts that a filter finds, in short",
    body: z.strictObject({ filter: contactFilter }),
    reply: z.array(selected),
  },
);
