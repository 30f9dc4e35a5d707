import { z } from "zod";
import { nameLimit, twoStepCodeLimit } from "#shared/rules/field-limits.ts";
import { staffCall } from "#shared/contract/endpoint.ts";
import {
  calendarDay,
  emailAddress,
  isoDate,
  password,
  requiredText,
} from "#shared/contract/fields.ts";

/** Hash of a session's token. It identifies the session but cannot be used to sign in. */
const sessionId = z.string().regex(/^[0-9a-f]{64}$/);

const session = z.object({
  _id: sessionId,
  /** Browser and operating system; empty if unknown. */
  device: z.string(),
  /** The network address without its last part. */
  network: z.string(),
  began: isoDate,
  seen: isoDate,
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof session>;

export const saveAccount = staffCall("PUT /api/account", {
  summary: "Change one's own account; an omitted password stays unchanged",
  body: z.strictObject({
    name: requiredText(nameLimit),
    email: emailAddress,
    password: password.optional(),
  }),
  reply: z.object({
    name: z.string(),
    email: z.string(),
    /** A new address that takes effect once its link is opened. */
    unconfirmed: z.string().nullable(),
  }),
});

export const readEmailChange = staffCall("GET /api/account/email-change", {
  summary: "The own new email address that is not confirmed yet",
  reply: z.object({ unconfirmed: z.string().nullable() }),
});

export const listSessions = staffCall("GET /api/account/sessions", {
  summary:
    "Own sessions: the current one, then the most recently used, at most 100",
  reply: z.array(session),
});

export const endSession = staffCall("DELETE /api/account/sessions/:id", {
  summary: "End an own session",
  params: z.object({ id: sessionId }),
});

/** Six digits from an app, or a recovery code, with any spacing. */
export const code = requiredText(twoStepCodeLimit);

/** The app's secret for typing, and the address to encode as a QR code. */
export const appKey = z.object({ key: z.string(), address: z.string() });

/** Shown only once, because only hashes are stored. */
export const recoveryCodes = z.array(z.string());

const ownCodes = z.object({ recoveryCodes });

export const readTwoStep = staffCall("GET /api/account/second-step", {
  summary: "Own two-step verification, and the day from which it is required",
  reply: z.object({
    /** Whether an app or a passkey is set up. */
    isOn: z.boolean(),
    /** When the app was set up; null without an app. */
    since: isoDate.nullable(),
    codesLeft: z.int(),
    requiredFrom: z.iso.date().nullable(),
  }),
});

export const offerKey = staffCall("POST /api/account/second-step/key", {
  summary:
    "Create a new key for the authenticator app; the old key stays valid until this one is confirmed",
  reply: appKey,
});

export const confirmKey = staffCall("POST /api/account/second-step/confirm", {
  summary:
    "Confirm the new app with its first code; ends the user's other sessions",
  body: z.strictObject({ code }),
  reply: ownCodes,
});

export const renewCodes = staffCall("POST /api/account/second-step/codes", {
  summary: "Create ten new recovery codes; the old ones end",
  reply: ownCodes,
});

export const deleteTwoStep = staffCall("DELETE /api/account/second-step", {
  summary: "Turn off two-step verification",
});

export const deleteApp = staffCall("DELETE /api/account/second-step/app", {
  summary: "Remove the authenticator app; passkeys stay",
});

const rules = z.strictObject({ secondStepFrom: calendarDay.nullable() });

export const readSignInRules = staffCall("GET /api/sign-in-rules", {
  summary: "The day from which two-step verification is required",
  reply: rules,
});

export const saveSignInRules = staffCall("PUT /api/sign-in-rules", {
  summary: "Require two-step verification from a day on, or not at all",
  body: rules,
  reply: rules,
});
