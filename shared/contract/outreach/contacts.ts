import { z } from "zod";
import { listLimits } from "#shared/rules/field-limits.ts";
import {
  contactLimits,
  saysNoConsent,
} from "#shared/rules/outreach/contacts/import.ts";
import {
  tagLimits,
  tagsOf,
  tagsText,
} from "#shared/rules/outreach/contacts/view.ts";
import {
  asTimeZone,
  isPlaceZone,
} from "#shared/rules/outreach/texting/zone-names.ts";
import { publicCall, staffCall } from "#shared/contract/endpoint.ts";
import {
  id,
  idParams,
  isoDate,
  language,
  optionalDay,
  requiredText,
  text,
  version,
} from "#shared/contract/fields.ts";
import { messageNews, problem, typedPhone, understood } from "./sms.ts";

/** The fields visible to anyone with the personal link. Excludes phone and state. */
const invitedContact = z.object({
  _id: id,
  redcapid: z.string(),
  name: z.string(),
  childname: z.string(),
  date: isoDate.nullable(),
  language,
});

export const contact = invitedContact.extend({
  phone: z.string(),
  active: z.int(),
  result: id.nullable(),
  /** When and how the family consented to texts. */
  consentdate: optionalDay,
  consentsource: z.string(),
  zip: z.string(),
  note: z.string(),
  /** An IANA name, or empty. */
  timezone: z.string(),
  /** The delivery problem that stops texts to this phone until staff confirm the number. Existing clients read this name. */
  deadphone: problem.nullable(),
  /** Whether this phone opted out by replying STOP. */
  optedout: z.boolean(),
  /** The delivery state of the last text. */
  message: messageNews.nullable(),
  tags: z.array(z.string()),
  /** When the contact was archived; null if it is in the list. */
  archived: isoDate.nullable(),
  /** Counts the saves and detects concurrent edits. */
  version,
});
export type Contact = z.infer<typeof contact>;

/** A free label for grouping contacts. Excludes the characters that separate tags in lists. */
export const tag = requiredText(tagLimits.length).regex(/^[^,;|\n]+$/);
const tags = z.array(tag).max(tagLimits.ofContact);
/** Accepts common names such as Eastern and converts them to an IANA name. */
const timeZone = text(contactLimits.timezone)
  .overwrite(asTimeZone)
  .check(({ value: input, issues }) => {
    if (input === "" || isPlaceZone(input)) return;
    issues.push({ code: "invalid_format", format: "timezone", input });
  });

/** All fields that staff or an imported list can set. Omitted fields are empty. */
const contactFields = z.object({
  name: requiredText(contactLimits.name),
  childname: text(contactLimits.childname).default(""),
  phone: typedPhone,
  redcapid: text(contactLimits.redcapid).default(""),
  language: language.optional(),
  consentdate: optionalDay.default(""),
  consentsource: text(contactLimits.consentsource).default(""),
  zip: z.union([z.literal(""), text(10).regex(/^\d{5}(-\d{4})?$/)]).default(""),
  timezone: timeZone.default(""),
  note: text(contactLimits.note).default(""),
});

export type ContactField = keyof typeof contactFields.shape;

/** The same fields as one row of an imported list, with all tags in one cell. */
export const importedContact = contactFields.extend({
  consentsource: contactFields.shape.consentsource
    .unwrap()
    .check(({ value: input, issues }) => {
      if (!saysNoConsent(input)) return;
      issues.push({ code: "invalid_format", format: "consent", input });
    })
    .default(""),
  tags: text(500)
    .overwrite((cell) => tagsText(tagsOf(cell)))
    .refine((cell) => tags.safeParse(tagsOf(cell)).success)
    .default(""),
});

export const readContact = publicCall("GET /api/contacts/:id", {
  summary: "The contact behind a personal link",
  params: idParams,
  reply: invitedContact,
});

export const listContacts = staffCall("GET /api/contacts", {
  summary: "All contacts",
  streamed: true,
  reply: z.array(contact),
});

export const listContactNews = staffCall("GET /api/contacts/news", {
  summary: "Contacts whose status changed in the last minutes",
  reply: z.array(contact),
});

const newContact = z.strictObject({
  name: requiredText(contactLimits.name),
  childname: text(contactLimits.childname).optional(),
  phone: typedPhone,
  redcapid: text(contactLimits.redcapid).optional(),
  language: language.optional(),
});

export const createContact = staffCall("POST /api/contacts", {
  summary: "Add a contact; returns the updated list",
  body: newContact,
  reply: z.array(contact),
});

export const createOneContact = staffCall("POST /api/contacts/one", {
  summary: "Add a contact; returns only this contact",
  body: newContact.extend({
    consentdate: optionalDay.optional(),
    consentsource: text(contactLimits.consentsource).optional(),
    tags: tags.optional(),
  }),
  reply: contact,
});

export const saveContact = staffCall("PUT /api/contacts/:id", {
  summary: "Change a contact; returns the saved contact",
  params: idParams,
  body: z.strictObject({
    ...contactFields.shape,
    tags: tags.optional(),
    /** The version that the form was opened with. A newer saved version is refused with a conflict. */
    version: version.optional(),
  }),
  reply: contact,
});

export const editContact = staffCall("GET /api/contacts/edit/:id", {
  summary: "A contact as staff see it",
  params: idParams,
  reply: contact,
});

export const readContactHistory = staffCall("GET /api/contacts/:id/history", {
  summary: "The history of a contact: added, texts, campaigns and quiz",
  params: idParams,
  reply: z.object({
    created: isoDate,
    /** When this phone opted out. */
    optedout: isoDate.nullable(),
    completed: isoDate.nullable(),
    campaigns: z.array(z.object({ _id: id, name: z.string() })),
    /** Newest first. The bodies of old texts are deleted. */
    texts: z.array(
      messageNews.extend({
        _id: id,
        body: z.string(),
        date: isoDate,
        understood: understood.nullable(),
      }),
    ),
  }),
});

const conts = z.array(id).min(1).max(listLimits.contactsPerCall);
export const allowPhoneAgain = staffCall(
  "DELETE /api/contacts/:id/dead-phone",
  {
    summary:
      "Allow texts to an unreachable phone again, after checking its number",
    params: idParams,
  },
);

export const deleteContacts = staffCall("DELETE /api/contacts", {
  summary: "Delete contacts; returns the updated list",
  body: z.strictObject({ conts }),
  reply: z.array(contact),
});

/** How many of the contacts existed and were changed. */
const changedAmount = z.object({ amount: z.int() });

export const deleteSelected = staffCall("POST /api/contacts/delete", {
  summary: "Delete contacts; returns their number",
  body: z.strictObject({ conts }),
  reply: changedAmount,
});

export const tagContacts = staffCall("POST /api/contacts/tags", {
  summary: "Add and remove tags of contacts",
  body: z.strictObject({
    conts,
    add: tags.default([]),
    remove: tags.default([]),
  }),
  reply: changedAmount,
});

export const archiveContacts = staffCall("POST /api/contacts/archive", {
  summary: "Archive contacts, so that they get no texts, or restore them",
  body: z.strictObject({ conts, archived: z.boolean() }),
  reply: changedAmount,
});
