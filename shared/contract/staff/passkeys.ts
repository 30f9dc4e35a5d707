import { z } from "zod";
import { nameLimit } from "#shared/rules/field-limits.ts";
import { session } from "./auth.ts";
import { publicCall, staffCall } from "#shared/contract/endpoint.ts";
import {
  emailAddress,
  id,
  idParams,
  isoDate,
  requiredLine,
} from "#shared/contract/fields.ts";
import { recoveryCodes } from "./account.ts";

/** Bytes in the encoding that browsers use in JSON. */
const base64url = (maxLength: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(maxLength);

const type = z.literal("public-key");
const transports = z.array(z.string().max(30)).max(10);
const credentialDescriptors = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    transports: transports.exactOptional(),
  }),
);
const verification = z.enum(["required", "preferred", "discouraged"]);

/** The used part of WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
const useOptions = z.object({
  challenge: z.string(),
  rpId: z.string().exactOptional(),
  timeout: z.int().exactOptional(),
  allowCredentials: credentialDescriptors.exactOptional(),
  userVerification: verification.exactOptional(),
});

const addOptions = z.object({
  rp: z.object({ id: z.string().exactOptional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type, alg: z.int() })),
  timeout: z.int().exactOptional(),
  excludeCredentials: credentialDescriptors.exactOptional(),
  authenticatorSelection: z
    .object({
      residentKey: verification.exactOptional(),
      requireResidentKey: z.boolean().exactOptional(),
      userVerification: verification.exactOptional(),
    })
    .exactOptional(),
  attestation: z
    .enum(["none", "direct", "indirect", "enterprise"])
    .exactOptional(),
  extensions: z
    .object({ credProps: z.boolean().exactOptional() })
    .exactOptional(),
});

const credentialId = base64url(1400);
const clientDataJSON = base64url(4000);
const credentialFields = { id: credentialId, rawId: credentialId, type };

/** `rk`: whether the passkey can be found without an account name. */
const clientExtensionResults = z.object({
  credProps: z.object({ rk: z.boolean().exactOptional() }).exactOptional(),
});

const newCredential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(20_000),
    transports: transports.exactOptional(),
  }),
  clientExtensionResults,
});
export type NewCredential = z.output<typeof newCredential>;

const usedCredential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(100).exactOptional(),
  }),
  clientExtensionResults,
});
export type UsedCredential = z.output<typeof usedCredential>;

const proof = z.string().min(1).max(100);

export const offerPasskeySignIn = publicCall("POST /api/auth/passkey/options", {
  summary: "A one-time challenge for signing in with a passkey",
  reply: useOptions,
});

export const signInByPasskey = publicCall("POST /api/auth/passkey", {
  summary:
    "Sign in without a password, with a passkey that verified a fingerprint, face or PIN",
  body: z.strictObject({
    credential: usedCredential,
    /** When a signed-in user confirms their identity, the account that the passkey must belong to. */
    email: emailAddress.optional(),
  }),
  reply: session,
});

export const offerPasskeySecond = publicCall(
  "POST /api/auth/second/passkey/options",
  {
    summary: "A one-time challenge for a passkey as the second step",
    body: z.strictObject({ proof }),
    reply: useOptions,
  },
);

export const finishByPasskey = publicCall("POST /api/auth/second/passkey", {
  summary: "Finish signing in with a passkey or a security key",
  body: z.strictObject({ proof, credential: usedCredential }),
  reply: session,
});

const name = requiredLine(nameLimit);

export const offerFirstPasskey = publicCall(
  "POST /api/auth/second/passkey/first/options",
  {
    summary:
      "Options for the first passkey of a user who must set up two-step verification",
    body: z.strictObject({ proof }),
    reply: addOptions,
  },
);

export const addFirstPasskey = publicCall(
  "POST /api/auth/second/passkey/first",
  {
    summary: "Add that passkey; signs in and returns recovery codes",
    body: z.strictObject({ proof, name, credential: newCredential }),
    reply: session.extend({ recoveryCodes }),
  },
);

const passkey = z.object({
  _id: id,
  name: z.string(),
  added: isoDate,
  used: isoDate.nullable(),
  /** Whether the passkey signs in without a password. */
  alone: z.boolean(),
  /** The host it was created for, if this site has moved. */
  elsewhere: z.string().nullable(),
});
export type Passkey = z.output<typeof passkey>;

export const listPasskeys = staffCall("GET /api/account/passkeys", {
  summary: "Own passkeys",
  reply: z.array(passkey),
});

export const offerPasskey = staffCall("POST /api/account/passkeys/options", {
  summary: "One-time options for a new passkey",
  reply: addOptions,
});

export const addPasskey = staffCall("POST /api/account/passkeys", {
  summary:
    "Add a passkey; ends the user's other sessions, and returns recovery codes if two-step verification was off",
  body: z.strictObject({ name, credential: newCredential }),
  reply: z.object({ recoveryCodes }),
});

export const renamePasskey = staffCall("PUT /api/account/passkeys/:id", {
  summary: "Rename an own passkey",
  params: idParams,
  body: z.strictObject({ name }),
});

export const deletePasskey = staffCall("DELETE /api/account/passkeys/:id", {
  summary: "Remove an own passkey",
  params: idParams,
});
