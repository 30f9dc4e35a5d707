import { z } from "zod";
import { hoursInWords, linkHours } from "#shared/rules/staff/links.ts";
import { roles as allRoles } from "#shared/rules/staff/roles.ts";
import { nameLimit } from "#shared/rules/field-limits.ts";
import { signInReply } from "./auth.ts";
import { publicCall, staffCall } from "#shared/contract/endpoint.ts";
import {
  emailAddress,
  id,
  idParams,
  isoDate,
  requiredText,
  password,
} from "#shared/contract/fields.ts";
import { roleList } from "./users.ts";

/** The secret in the fragment of a link's address. */
const link = z.string().min(1).max(100);
const ownRoles = z.array(z.enum(allRoles));

const staffInvitation = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  roles: ownRoles,
  /** Name of the user who sent the invitation. */
  by: z.string(),
  until: isoDate,
  isOver: z.boolean(),
});
export type StaffInvitation = z.infer<typeof staffInvitation>;

/** Shown only once, because only a hash is stored. */
const newLink = z.object({
  link: z.url(),
  until: isoDate,
  /** Whether the link was also emailed. */
  mailed: z.boolean(),
  /** Whether emailing the link failed or is still pending. */
  unsent: z.boolean(),
});

export const listInvitations = staffCall("GET /api/staff-invitations", {
  summary: "Open invitations",
  reply: z.array(staffInvitation),
});

export const createInvitation = staffCall("POST /api/staff-invitations", {
  summary: `Invite a staff user by a link that is valid for ${hoursInWords(linkHours.invitation, "en")}`,
  body: z.strictObject({
    name: requiredText(nameLimit),
    email: emailAddress,
    roles: roleList,
  }),
  reply: newLink,
});

export const renewInvitation = staffCall(
  "POST /api/staff-invitations/:id/renew",
  {
    summary: "Renew an invitation with a new link; the old link ends",
    params: idParams,
    reply: newLink,
  },
);

export const deleteInvitation = staffCall("DELETE /api/staff-invitations/:id", {
  summary: "Withdraw an invitation",
  params: idParams,
});

export const createPasswordLink = staffCall(
  "POST /api/users/:id/password-link",
  {
    summary: `Create a link for a new password, valid for ${hoursInWords(linkHours.password, "en")} and never emailed`,
    params: idParams,
    reply: newLink,
  },
);

export const readPasswordRules = publicCall("GET /api/password-rules", {
  summary:
    "The minimum length of passwords, and whether a forgotten one can be reset by mail",
  reply: z.object({ least: z.int(), mail: z.boolean() }),
});

export const forgetPassword = publicCall("POST /api/links/forgotten-password", {
  summary:
    "Mail a link for a new password, if the account exists; the reply is the same if not",
  body: z.strictObject({ email: emailAddress }),
});

export const readLink = publicCall("POST /api/links/read", {
  summary: "The purpose of a valid link",
  body: z.strictObject({ link }),
  reply: z.union([
    z.object({
      purpose: z.literal("invitation"),
      name: z.string(),
      email: z.string(),
      roles: ownRoles,
      by: z.string(),
      until: isoDate,
    }),
    z.object({
      purpose: z.enum(["password", "email"]),
      name: z.string(),
      email: z.string(),
      until: isoDate,
    }),
  ]),
});

export const acceptInvitation = publicCall("POST /api/links/invitation", {
  summary: "Accept an invitation with a new password, and sign in",
  body: z.strictObject({ link, password }),
  reply: signInReply,
});

export const renewPassword = publicCall("POST /api/links/password", {
  summary: "Set a new password with a link; ends all sessions of the user",
  body: z.strictObject({ link, password }),
});

export const confirmEmail = publicCall("POST /api/links/email", {
  summary:
    "Confirm a new email address with a link; ends all sessions of the user",
  body: z.strictObject({ link }),
});
