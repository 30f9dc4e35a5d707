import { z } from "zod";
import { nameLimit } from "#shared/rules/field-limits.ts";
import { password } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { emailAddress, isoDate, requiredText } from "./fields.ts";

/** The hash of a session's token: it names the session, and opens nothing. */
const sessionId = z.string().regex(/^[0-9a-f]{64}$/);

const session = z.object({
  _id: sessionId,
  /** The kind of browser and machine; empty where that is not known. */
  device: z.string(),
  /** The place in the network, without its last part. */
  network: z.string(),
  began: isoDate,
  seen: isoDate,
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof session>;

export const saveAccount = endpoint("staff", "PUT /api/account", {
  summary: "Change one's own account; without a password the old one stays",
  body: z.strictObject({
    name: requiredText(nameLimit),
    email: emailAddress,
    password: password.optional(),
  }),
  reply: z.object({
    name: z.string(),
    email: z.string(),
    /** The new address that counts once the link sent there was opened. */
    unconfirmed: z.string().nullable(),
  }),
});

export const readEmailChange = endpoint(
  "staff",
  "GET /api/account/email-change",
  {
    summary: "The address that one asked for and has not confirmed yet",
    reply: z.object({ unconfirmed: z.string().nullable() }),
  },
);

export const listSessions = endpoint("staff", "GET /api/account/sessions", {
  summary:
    "Where one is signed in: here, then the latest use first; at most 100",
  reply: z.array(session),
});

export const endSession = endpoint(
  "staff",
  "DELETE /api/account/sessions/:id",
  {
    summary: "End one of one's own sessions",
    params: z.object({ id: sessionId }),
  },
);
