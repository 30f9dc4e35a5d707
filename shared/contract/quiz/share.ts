import { smsLimits } from "#shared/rules/field-limits.ts";
import { publicCall } from "#shared/contract/endpoint.ts";
import { requiredText } from "#shared/contract/fields.ts";
import { typedPhone } from "#shared/contract/outreach/sms.ts";
import { z } from "zod";

export const shareBySms = publicCall("POST /api/sms/textResults", {
  summary: "Text the link to a final result to one phone",
  body: z.strictObject({
    contacts: typedPhone,
    message: requiredText(smsLimits.text),
  }),
  reply: z.string(),
});
