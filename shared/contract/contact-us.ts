import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { emailAddress, requiredText } from "./fields.ts";

export const contactUs = endpoint("public", "POST /api/contact", {
  summary: "Write to the people behind the site",
  body: z.strictObject({
    name: requiredText(100),
    email: emailAddress,
    message: requiredText(4000),
    altcha: z.string().max(4000).optional(),
  }),
});
