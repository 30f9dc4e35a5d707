import { z } from "zod";
import { contactLimits, listLimits } from "#shared/rules/field-limits.ts";
import { endpoint } from "./endpoint.ts";
import {
  id,
  idParams,
  isoDate,
  language,
  optionalDay,
  requiredText,
  text,
} from "./fields.ts";
import { messageNews, typedPhone } from "./sms.ts";

/** What the holder of a personal link may know: never the phone, never the state. */
const invitedContact = z.object({
  _id: id,
  redcapid: z.string(),
  name: z.string(),
  childname: z.string(),
  date: isoDate.nullable(),
  language,
});

const contact = invitedContact.extend({
  phone: z.string(),
  active: z.int(),
  /** The final result, when there is one. */
  result: id.nullable(),
  /** When and how they agreed to get texts, as an import said. */
  consentdate: optionalDay,
  consentsource: z.string(),
  zip: z.string(),
  note: z.string(),
  /** Whether whoever has this phone asked for no more texts. */
  optedout: z.boolean(),
  /** What became of the last text. */
  message: messageNews.nullable(),
});
export type Contact = z.infer<typeof contact>;

/** All that staff or a list can say of a family; what is left out is empty. */
export const contactFields = z.object({
  name: requiredText(contactLimits.name),
  childname: text(contactLimits.childname).default(""),
  phone: typedPhone,
  redcapid: text(contactLimits.redcapid).default(""),
  language: language.optional(),
  consentdate: optionalDay.default(""),
  consentsource: text(contactLimits.consentsource).default(""),
  zip: z.union([z.literal(""), text(10).regex(/^\d{5}(-\d{4})?$/)]).default(""),
  note: text(contactLimits.note).default(""),
});

export const readContact = endpoint("public", "GET /api/contacts/:id", {
  summary: "The contact behind a personal link",
  params: idParams,
  reply: invitedContact,
});

export const listContacts = endpoint("staff", "GET /api/contacts", {
  summary: "All contacts",
  reply: z.array(contact),
});

export const listContactNews = endpoint("staff", "GET /api/contacts/news", {
  summary: "Contacts about whom something new was heard in the last minutes",
  reply: z.array(contact),
});

export const createContact = endpoint("staff", "POST /api/contacts", {
  summary: "Add a contact; answers the updated list",
  body: z.strictObject({
    name: requiredText(contactLimits.name),
    childname: text(contactLimits.childname).optional(),
    phone: typedPhone,
    redcapid: text(contactLimits.redcapid).optional(),
    language: language.optional(),
  }),
  reply: z.array(contact),
});

export const saveContact = endpoint("staff", "PUT /api/contacts/:id", {
  summary: "Change a contact; answers the updated list",
  params: idParams,
  body: z.strictObject(contactFields.shape),
  reply: z.array(contact),
});

export const deleteContacts = endpoint("staff", "DELETE /api/contacts", {
  summary: "Delete contacts; answers the updated list",
  body: z.strictObject({
    conts: z.array(id).min(1).max(listLimits.deleted),
  }),
  reply: z.array(contact),
});
