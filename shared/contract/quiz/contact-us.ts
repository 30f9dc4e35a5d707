import { z } from "zod";
import { contactUsLimits } from "#shared/rules/field-limits.ts";
import { publicCall } from "#shared/contract/endpoint.ts";
import {
  emailAddress,
  requiredLine,
  requiredText,
} from "#shared/contract/fields.ts";
import {
  humanCheck,
  plainTicket,
  solvedCheck,
} from "#shared/contract/human-check.ts";

export const readContactUsCheck = publicCall("GET /api/contact/challenge", {
  summary: "A small task for the browser, to be solved before writing",
  reply: humanCheck,
});

export const readContactUsTicket = publicCall("GET /api/contact/ticket", {
  summary:
    "Instead of the task, for browsers that run no scripts: good for one message, a moment later",
  reply: z.object({ ticket: plainTicket }),
});

export const contactUs = publicCall("POST /api/contact", {
  summary: "Write to the people behind the site",
  body: z.strictObject({
    name: requiredLine(contactUsLimits.name),
    email: emailAddress,
    message: requiredText(contactUsLimits.message),
    altcha: solvedCheck,
    ticket: plainTicket.optional(),
  }),
});
