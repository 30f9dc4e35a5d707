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
  summary: "A human-check challenge to solve before sending a message",
  reply: humanCheck,
});

export const readContactUsTicket = publicCall("GET /api/contact/ticket", {
  summary:
    "A ticket that replaces the human check without scripts: valid for one message, after a short wait",
  reply: z.object({ ticket: plainTicket }),
});

export const contactUs = publicCall("POST /api/contact", {
  summary: "Send a message to the team",
  body: z.strictObject({
    name: requiredLine(contactUsLimits.name),
    email: emailAddress,
    message: requiredText(contactUsLimits.message),
    altcha: solvedCheck,
    ticket: plainTicket.optional(),
  }),
});
