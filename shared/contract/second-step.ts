import { z } from "zod";
import { secondStepLimit } from "#shared/rules/field-limits.ts";
import { endpoint } from "./endpoint.ts";
import { isoDate, requiredText } from "./fields.ts";

/** Six digits of an app, or a recovery code, however they are spaced. */
export const code = requiredText(secondStepLimit);

/** The key of an app as people type it, and the address that its picture is made of. */
export const appKey = z.object({ key: z.string(), address: z.string() });

/** Shown once: only their hashes are kept. */
export const recoveryCodes = z.array(z.string());

const ownCodes = z.object({ recoveryCodes });

export const readSecondStep = endpoint(
  "staff",
  "GET /api/account/second-step",
  {
    summary: "One's own second step, and from when on it is required",
    reply: z.object({
      /** Whether there is one, be it an app or a passkey. */
      isOn: z.boolean(),
      /** Since when there is an app. */
      since: isoDate.nullable(),
      codesLeft: z.int(),
      requiredFrom: z.iso.date().nullable(),
    }),
  },
);

export const offerKey = endpoint("staff", "POST /api/account/second-step/key", {
  summary:
    "A new key for one's app; the old one counts until this is confirmed",
  reply: appKey,
});

export const confirmKey = endpoint(
  "staff",
  "POST /api/account/second-step/confirm",
  {
    summary: "The first code of the new app; ends one's other sessions",
    body: z.strictObject({ code }),
    reply: ownCodes,
  },
);

export const renewCodes = endpoint(
  "staff",
  "POST /api/account/second-step/codes",
  { summary: "Ten new recovery codes; the old ones end", reply: ownCodes },
);

export const deleteSecondStep = endpoint(
  "staff",
  "DELETE /api/account/second-step",
  { summary: "Sign in with the password alone again" },
);

export const deleteApp = endpoint(
  "staff",
  "DELETE /api/account/second-step/app",
  { summary: "Remove the authenticator app; passkeys stay" },
);

const rules = z.strictObject({ secondStepFrom: z.iso.date().nullable() });

export const readSignInRules = endpoint("staff", "GET /api/sign-in-rules", {
  summary: "From which day on everybody needs a second step",
  reply: rules,
});

export const saveSignInRules = endpoint("staff", "PUT /api/sign-in-rules", {
  summary: "Require a second step of everybody from a day on, or of nobody",
  body: rules,
  reply: rules,
});
