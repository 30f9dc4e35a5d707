import { z } from "zod";
import { publicCall } from "#shared/contract/endpoint.ts";

export const readSignInMethods = publicCall("GET /api/auth/ways", {
  summary: "The enabled ways to sign in: password, single sign-on",
  reply: z.object({
    password: z.boolean(),
    /** The name of the organization's account; empty if the operator set none. */
    singleSignOn: z
      .object({
        name: z.string(),
        /**
         * Whether roles come from groups at the provider. Users then lose access if they do not sign in there for a
         * long time.
         */
        givesRoles: z.boolean(),
      })
      .nullable(),
  }),
});

export const acceptSignOn = publicCall("POST /api/auth/single-sign-on", {
  summary:
    "Start a session after returning from the identity provider (by cookie)",
  reply: z.object({ token: z.string() }),
});
