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
export const opened = z.union([session, halfway]);

const proof = z.string().min(1).max(100);

export const readSession = staffCall("GET /api/auth", {
  summary: "Who is signed in, and which calls they may make",
  reply: signedInUser.extend({ may: z.array(z.string()) }),
});

export const readSignInCheck = publicCall("GET /api/auth/challenge", {
  summary:
    "A small task for the browser, where signing in asks for it (human_check_needed)",
  reply: humanCheck,
});

export const signIn = publicCall("POST /api/auth", {
  summary:
    "Sign in with email and password; where a second step is needed, a proof for it instead of a token",
  body: z.strictObject({ email: emailAddress, password, altcha: solvedCheck }),
  reply: opened,
});

export const finishSignIn = publicCall("POST /api/auth/second", {
  summary: "The second step: a code of the app, or a recovery code",
  body: z.strictObject({ proof, code }),
  reply: session,
});

export const offerFirstKey = publicCall("POST /api/auth/second/key", {
  summary: "A key for the app, for who may not sign in without one any more",
  body: z.strictObject({ proof }),
  reply: appKey,
});

export const finishFirstKey = publicCall("POST /api/auth/second/confirm", {
  summary: "The first code of that app: signs in, and shows recovery codes",
  body: z.strictObject({ proof, code }),
  reply: session.extend({ recoveryCodes }),
});

export const signOut = staffCall("DELETE /api/auth", {
  summary: "End this session",
});

export const signOutEverywhere = staffCall("DELETE /api/auth/all", {
  summary: "End all sessions of this user, this one too",
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
