import {
  hoursInWords,
  linkHours,
  setupLinkHours,
} from "#shared/rules/staff/links.ts";
import {
  passkeyMinutes,
  passwordProofMinutes,
} from "#shared/rules/staff/proofs.ts";
import { idleMinutes, sessionHours } from "#shared/rules/staff/sessions.ts";
import { auditMonths } from "#server/config.ts";
import type { StaffSchema } from "#server/db/staff-schema.ts";
import type { Outdated } from "./queries.ts";

export type Retention = {
  /** What its rows hold. */
  holds: string;
  /** How long, in words; every age in it is one that a sweep names. */
  period: string;
  why: string;
  /** The steps of the sweep that take away what is too old. */
  swept?: Outdated[];
};

/** The tables about staff: how long what, and why. */
export const staffRetention: Record<keyof StaffSchema, Retention> = {
  users: {
    holds: "accounts of staff: name, email, hash of the password",
    period: "until an admin deletes the account",
    why: "staff sign in with it",
  },
  sessions: {
    holds:
      "hashes of the tokens of who is signed in, with the kind of browser and the place in the network",
    period: `${sessionHours} hours, or ${idleMinutes} minutes without being used`,
    why: "a phone or a computer left behind must not stay open",
    swept: ["sessions"],
  },
  api_tokens: {
    holds:
      "tokens by which scripts of staff sign in: a hash, a name, roles, the last use",
    period:
      "until they are ended or the account is deleted; none opens after a year",
    why: "their owner sees which there are",
  },
  authenticators: {
    holds: "sealed keys of the apps by which staff sign in",
    period: "until the second step or the account is removed",
    why: "staff sign in with them",
  },
  recovery_codes: {
    holds: "hashes of codes for who lost the app",
    period: "until they are used, replaced or removed",
    why: "each opens once",
  },
  passkeys: {
    holds:
      "public keys by which staff sign in, the name that each was given, and when it was used",
    period: "until the passkey, the second step or the account is removed",
    why: "staff sign in with them",
  },
  passkey_challenges: {
    holds: "hashes of what a passkey is to sign",
    period: `${passkeyMinutes} minutes`,
    why: "each is signed once, at once",
    swept: ["passkeyChallenges"],
  },
  password_proofs: {
    holds: "hashes of what a right password opens before the second step",
    period: `${passwordProofMinutes} minutes`,
    why: "the second step follows at once",
    swept: ["proofs"],
  },
  sign_in_rules: {
    holds: "from which day on everybody needs a second step",
    period: "for good",
    why: "a setting; nobody is named",
  },
  sign_on_identities: {
    holds: "who somebody of the staff is to the identity provider",
    period: "until an admin deletes the account",
    why: "an address may pass to somebody else",
  },
  setup_links: {
    holds: "hashes of links that make the first admin",
    period: `${setupLinkHours} hour`,
    why: "whoever has such a link owns the site",
    swept: ["setupLinks"],
  },
  staff_invitations: {
    holds:
      "who of the staff was invited: name, email, roles; a hash of the link",
    period: "30 days, or until they choose a password",
    why: `admins see who has not come yet, and can renew or withdraw the link, which is good for ${hoursInWords(linkHours.invitation, "en")}`,
    swept: ["staffInvitations"],
  },
  account_links: {
    holds:
      "hashes of links for a new password or a new email address of staff, with the account as it was",
    period: `${linkHours.email} hours, or until they are used`,
    why: "each opens once, and only while the account is as it was",
    swept: ["accountLinks"],
  },
  audit: {
    holds:
      "who of the staff read or changed what, by the name of that day, and from which network; of the site's words also what they were",
    period: `${auditMonths} months, or as many as AUDIT_MONTHS says; from where strangers came, 30 days`,
    why: "as long as the names that it is about; strangers are only watched for attacks",
    swept: ["audit", "strangers"],
  },
  audit_seals: {
    holds: "a hash over each line of the record and the hash before it",
    period: "as long as the line",
    why: "a line that was removed or altered is found",
  },
  audit_chain: {
    holds: "where these hashes begin and end",
    period: "for good",
    why: "one row; nobody is named",
  },
};
