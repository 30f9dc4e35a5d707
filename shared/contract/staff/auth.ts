import { z } from "zod";
import { roles } from "#shared/rules/staff/roles.ts";
import { nameLimit } from "#shared/rules/field-limits.ts";
import { publicCall, staffCall } from "#shared/contract/endpoint.ts";
import {
  emailAddress,
  id,
  password,
  requiredText,
} from "#shared/contract/fields.ts";
import { humanCheck, solvedCheck } from "#shared/contract/human-check.ts";
import { appKey, code, recoveryCodes } from "./account.ts";

const signedInUser = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
});
export type SignedInUser = z.infer<typeof signedInUser>;

export const session = z.object({ token: z.string() });

/** The password was correct, but two-step verification or its set-up is still needed. */
const halfway = z.object({
  proof: z.string(),
  next: z.enum(["code", "set_up"]),
  /** The methods this user can use, besides a recovery code. */
  by: z.object({
    app: z.boolean(),
    passkey: z.boolean(),
    /** The former host of the user's passkeys, if this site has moved. */
    elsewhere: z.string().nullable(),
  }),
});

/** The result of a correct password or a valid link. */
export const signInReply = z.union([session, halfway]);

const proof = z.string().min(1).max(100);

export const readSession = staffCall("GET /api/auth", {
  summary: "The signed-in user and the allowed calls",
  reply: signedInUser.extend({ may: z.array(z.string()) }),
});

export const readSignInCheck = publicCall("GET /api/auth/challenge", {
  summary:
    "A human-check challenge for signing in after a refusal with human_check_needed",
  reply: humanCheck,
});

export const signIn = publicCall("POST /api/auth", {
  summary:
    "Sign in with email and password; returns a proof instead of a token if two-step verification is needed",
  body: z.strictObject({ email: emailAddress, password, altcha: solvedCheck }),
  reply: signInReply,
});

export const finishSignIn = publicCall("POST /api/auth/second", {
  summary: "Finish signing in with a code of the app or a recovery code",
  body: z.strictObject({ proof, code }),
  reply: session,
});

export const offerFirstKey = publicCall("POST /api/auth/second/key", {
  summary:
    "Create a key for the app of a user who must set up two-step verification",
  body: z.strictObject({ proof }),
  reply: appKey,
});

export const finishFirstKey = publicCall("POST /api/auth/second/confirm", {
  summary:
    "Confirm that app with its first code; signs in and returns recovery codes",
  body: z.strictObject({ proof, code }),
  reply: session.extend({ recoveryCodes }),
});

export const signOut = staffCall("DELETE /api/auth", {
  summary: "End this session",
});

export const signOutEverywhere = staffCall("DELETE /api/auth/all", {
  summary: "End all sessions of this user, including this one",
});

export const setUpFirstAdmin = publicCall("POST /api/auth/setup", {
  summary: "Create the first admin with the one-time set-up link",
  body: z.strictObject({
    setup: z.string().min(1).max(100),
    name: requiredText(nameLimit),
    email: emailAddress,
    password,
  }),
  reply: session,
});
