import { z } from "zod";
import {
  listLimits,
  phoneLimit,
  smsLimits,
} from "#shared/rules/field-limits.ts";
import {
  asInternational,
  looksInternational,
} from "#shared/rules/outreach/contacts/phone.ts";
import {
  lawfulHours,
  shortestWindow,
} from "#shared/rules/outreach/texting/texting-hours.ts";
import { webAddressLimit } from "#shared/rules/web-address.ts";
import { staffCall } from "#shared/contract/endpoint.ts";
import {
  id,
  idParams,
  isoDate,
  language,
  requiredText,
  text,
} from "#shared/contract/fields.ts";

/** A phone number as typed. Ten digits are read as a US number. */
export const typedPhone = text(phoneLimit)
  .overwrite(asInternational)
  .check(z.minLength(1), ({ value: input, issues }) => {
    if (input === "" || looksInternational(input)) return;
    issues.push({ code: "invalid_format", format: "phone", input });
  });

export const inviteBySms = staffCall("POST /api/sms/send", {
  summary: "Text contacts their personal links",
  body: z.strictObject({
    contacts: z
      .array(z.object({ id, phone: z.string().max(phoneLimit).optional() }))
      .min(1)
      .max(listLimits.invited),
    message: requiredText(smsLimits.invitation),
    /** The text for contacts who read Spanish. If it is missing, they get `message`. */
    message_es: requiredText(smsLimits.invitation).optional(),
    url: z.string().max(webAddressLimit).optional(),
    /** Send outside the hours chosen by staff, but within the legal hours. */
    anyway: z.boolean().optional(),
  }),
  reply: z.string(),
});

export const readSmsMode = staffCall("GET /api/sms/mode", {
  summary:
    "Whether texts stay on this server because no provider is configured",
  reply: z.object({ isTest: z.boolean() }),
});

export const readSmsTimes = staffCall("POST /api/sms/times", {
  summary: "How many texts to these contacts would wait for texting hours",
  body: z.strictObject({
    contacts: z.array(id).min(1).max(listLimits.contactsPerCall),
  }),
  reply: z.object({
    /** How many texts would wait, how many of these are legal now, and when the first one would go. */
    held: z.int(),
    lawful: z.int(),
    first: isoDate.nullable(),
  }),
});

export const testBySms = staffCall("POST /api/sms/test", {
  summary: "Send a test message to one phone, with a link to the start page",
  body: z.strictObject({
    phone: typedPhone,
    message: requiredText(smsLimits.invitation),
    language: language.optional(),
  }),
  reply: z.string(),
});

const hourOfDay = z.int().min(lawfulHours.opens).max(lawfulHours.closes);
/** Whole hours within the legal limits. They leave at least `shortestWindow` hours a day for texts. */
const textingHours = z
  .strictObject({
    opens: hourOfDay,
    closes: hourOfDay,
    sundayopens: hourOfDay,
  })
  .check(({ value: input, issues }) => {
    if (input.closes - input.opens >= shortestWindow) return;
    issues.push({ code: "custom", path: ["closes"], input });
  });

export const readTextingHours = staffCall("GET /api/texting-hours", {
  summary: "The texting hours, in the recipient's local time",
  reply: textingHours,
});

export const saveTextingHours = staffCall("PUT /api/texting-hours", {
  summary: "Change the texting hours, within the legal hours",
  body: textingHours,
  reply: textingHours,
});

export const replyAsPhone = staffCall("POST /api/sms/reply", {
  summary: "Simulate a reply from a phone; only if no provider is configured",
  body: z.strictObject({
    phone: text(phoneLimit),
    body: requiredText(smsLimits.text),
  }),
});

/** The delivery state; `kept` if no provider is set up and the message stays on this server. */
const messageState = z.enum([
  "kept",
  "queued",
  "sending",
  "sent",
  "delivered",
  "failed",
  "unknown",
  "received",
]);
export type MessageState = z.infer<typeof messageState>;

/** Why a message failed permanently. */
export const problem = z.enum([
  "opted_out",
  "bad_number",
  "not_served",
  "unreachable",
  "filtered",
  "refused",
  "gave_up",
  "restored",
  /** Its time ran out before it could be sent: the day of the campaign, or the longest wait. */
  "too_late",
  /** The family finished the quiz before it was sent. */
  "finished",
  /** The phone blocks texts from this sender. */
  "blocked",
]);
export type Problem = z.infer<typeof problem>;

/** How an incoming reply was understood. `unclear` changes nothing and needs a decision by staff. */
export const understood = z.enum(["stop", "start", "help", "unclear"]);
export type Understood = z.infer<typeof understood>;

const replyDecision = z.enum(["stop", "keep"]);
export type ReplyDecision = z.infer<typeof replyDecision>;

export const messageNews = z.object({
  state: messageState,
  problem: problem.nullable(),
  /** When it will be sent, while it waits for the recipient's texting hours. */
  goes: isoDate.nullable(),
});

export type MessageNews = z.infer<typeof messageNews>;

export const listMessages = staffCall("GET /api/messages", {
  summary: "Sent and received texts and emails",
  reply: z.array(
    messageNews.extend({
      _id: id,
      kind: z.enum(["sms", "mail"]),
      to: z.string(),
      /** Names of the contacts with this phone number. */
      names: z.array(z.string()),
      body: z.string(),
      date: isoDate,
      understood: understood.nullable(),
      decision: replyDecision.nullable(),
      /** Whether staff sent it to a contact. */
      invitation: z.boolean(),
    }),
  ),
});

export const decideOnReply = staffCall("PUT /api/messages/:id/decision", {
  summary:
    "Decide on an unclear reply: stop the texts to its phone, or keep sending them",
  params: idParams,
  body: z.strictObject({ decision: replyDecision }),
  reply: z.object({ decision: replyDecision }),
});
