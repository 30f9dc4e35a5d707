import type { Generated } from "kysely";
import type { Role } from "#shared/rules/staff/roles.ts";
import type { TokenRole } from "#shared/rules/staff/tokens.ts";

/** A timestamptz as ISO 8601 text: `2026-11-20T14:05:00.000Z`. */
export type Moment = string;

/** Users, their credentials and the activity log. */
export interface StaffSchema {
  users: {
    _id: string;
    name: string;
    email: string;
    password: string;
    roles: Role[];
    lastsignin: Moment | null;
    created: Generated<Moment>;
  };
  sessions: {
    token_hash: Buffer;
    user: string;
    device: Generated<string>;
    network: Generated<string>;
    created: Generated<Moment>;
    last_seen: Generated<Moment>;
  };
  api_tokens: {
    _id: string;
    user: string;
    name: string;
    hash: Buffer;
    roles: TokenRole[];
    created: Generated<Moment>;
    expires: Moment;
    lastused: Moment | null;
  };
  authenticators: {
    user: string;
    key: Buffer | null;
    pending: Buffer | null;
    last_step: string | null;
    since: Moment | null;
  };
  recovery_codes: { user: string; hash: Buffer };
  passkeys: {
    _id: string;
    user: string;
    name: string;
    host: string;
    credential: Buffer;
    public_key: Buffer;
    counter: string;
    transports: string[];
    alone: boolean;
    added: Generated<Moment>;
    used: Moment | null;
  };
  passkey_challenges: {
    hash: Buffer;
    purpose: "add" | "sign_in" | "second_step";
    bound: Buffer;
    created: Generated<Moment>;
  };
  pending_sign_ins: {
    token_hash: Buffer;
    user: string;
    email: string;
    password: string;
    created: Generated<Moment>;
  };
  sign_in_rules: {
    only_one: Generated<boolean>;
    second_step_from: string | null;
  };
  single_sign_on_identities: {
    issuer: string;
    subject: string;
    user: string;
    created: Generated<Moment>;
    good_until: Moment | null;
    tokens_until: Moment | null;
  };
  staff_invitations: {
    _id: string;
    token_hash: Buffer;
    name: string;
    email: string;
    roles: Role[];
    invited_by: string;
    created: Generated<Moment>;
  };
  account_links: {
    token_hash: Buffer;
    user: string;
    purpose: "password" | "email";
    email: string;
    password: string;
    new_email: string | null;
    created: Generated<Moment>;
  };
  setup_links: { token_hash: Buffer; created: Generated<Moment> };
  audit: {
    number: Generated<string>;
    date: Generated<Moment>;
    event: string;
    user: string | null;
    network: string | null;
    subject: string | null;
    who: Generated<string | null>;
    about: Generated<string | null>;
    changes: Generated<Changes[] | null>;
  };
  audit_seals: { place: string; line: string; hash: Buffer };
  audit_chain: {
    only_one: Generated<boolean>;
    first: Generated<string>;
    before: Generated<Buffer>;
    last: Generated<string>;
    hash: Generated<Buffer>;
  };
}

/** The changed fields of a table; for public texts also the old and the new value. */
type Changes = { of: string; fields: Record<string, [string, string] | null> };
