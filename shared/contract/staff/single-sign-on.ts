import { z } from "zod";
import { publicCall } from "#shared/contract/endpoint.ts";

export const readSignInMethods = publicCall("GET /api/auth/ways", {
  summary: "How staff may sign in here: with a password, with single sign-on",
  reply: z.object({
    password: z.boolean(),
    /** What the account is called; empty where the operator gave it no name. */
    singleSignOn: z
      .object({
        name: z.string(),
        /** Whether roles come from groups there: who does not come by for long loses what is open here. */
        givesRoles: z.boolean(),
      })
      .nullable(),
  }),
});

export const acceptSignOn = publicCall("POST /api/auth/single-sign-on", {
  summary:
    "The session of a browser that the identity provider has just sent back (by its cookie)",
  reply: z.object({ token: z.string() }),
});
