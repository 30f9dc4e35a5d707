import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { emailAddress, requiredLine, requiredText } from "./fields.ts";

export const readHumanCheck = endpoint("public", "GET /api/contact/challenge", {
  summary: "A small task for the browser, to be solved before writing",
  reply: z.object({
    parameters: z.object({
      algorithm: z.string(),
      cost: z.int(),
      data: z.object({ purpose: z.string() }),
      expiresAt: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
});

export const contactUs = endpoint("public", "POST /api/contact", {
  summary: "Write to the people behind the site",
  body: z.strictObject({
    name: requiredLine(100),
    email: emailAddress,
    message: requiredText(4000),
    altcha: z.string().max(4000).optional(),
  }),
});
