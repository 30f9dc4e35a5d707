import { z } from "zod";
import { nameLimit, passwordLimit } from "#shared/rules/field-limits.ts";
import { endpoint } from "./endpoint.ts";
import { emailAddress, id, requiredText } from "./fields.ts";
import { humanCheck, solvedCheck } from "./human-check.ts";

export const signedInUser = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
});
export type SignedInUser = z.infer<typeof signedInUser>;

/** Passwords are never trimmed or cut; how long they must be is the server's setting. */
export const password = z
  .string()
  .min(1)
  .max(passwordLimit)
  .refine((value) => !value.includes("\0"));

const session = z.object({ token: z.string() });

export const readSession = endpoint("admin", "GET /api/auth", {
  summary: "Who is signed in",
  reply: signedInUser,
});

export const readSignInCheck = endpoint("public", "GET /api/auth/challenge", {
  summary:
    "A small task for the browser, where signing in asks for it (human_check_needed)",
  reply: humanCheck,
});

export const signIn = endpoint("public", "POST /api/auth", {
  summary: "Sign in with email and password",
  body: z.strictObject({ email: emailAddress, password, altcha: solvedCheck }),
  reply: session,
});

export const signOut = endpoint("admin", "DELETE /api/auth", {
  summary: "End this session",
});

export const signOutEverywhere = endpoint("admin", "DELETE /api/auth/all", {
  summary: "End all sessions of this user, this one too",
});

export const setUpFirstAdmin = endpoint("public", "POST /api/auth/setup", {
  summary: "Create the first admin with the one-time set-up link",
  body: z.strictObject({
    setup: z.string().min(1).max(100),
    name: requiredText(nameLimit),
    email: emailAddress,
    password,
  }),
  reply: session,
});
