import { refusal } from "#server/platform/errors.ts";
import type { Once } from "#server/platform/idempotency/idempotency.ts";
import { hashToken, newToken } from "#server/platform/ids.ts";
import type { Limits } from "#server/platform/limits/limits.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import type { Services } from "#server/services.ts";
import { audit } from "#server/platform/audit-queries.ts";
import { endTokens } from "#server/staff/auth/passwords.ts";
import { endSessions } from "#server/staff/auth/queries.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import { auditAndMail } from "#server/outreach/messages/staff-mail.ts";
import {
  hashGoodPassword,
  refuseTakenEmail,
} from "#server/staff/users/save.ts";
import { requireRecentSignIn } from "#server/staff/auth/recent-sign-in.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Caller } from "#server/platform/http/route.ts";
import { updateUser } from "#server/staff/users/queries.ts";
import { findInvitation } from "./invitation-queries.ts";
import { findLink, spendLink, upsertLink } from "./queries.ts";
import type { MailLink } from "./mail-link.ts";

/** Throws the same error whether a link was used, withdrawn, expired or never existed. */
export function requireLink<T>(found: T | undefined): T {
  if (found === undefined) throw refusal(403, "setup_link_invalid");
  return found;
}

/** Refuses links for passwords if password sign-in is off. */
export function requirePasswordSignIn({ passwordSignIn }: Services["config"]) {
  if (!passwordSignIn) throw refusal(403, "passwords_off");
}

/** Looks up a link. Invalid links count against the caller's network. */
export async function lookUpLink<T>(
  limits: Limits,
  ip: string,
  find: () => Promise<T | undefined>,
): Promise<T> {
  const found = await find();
  if (found === undefined)
    await limits.spend("set_up_attempts_of_network", networkOf(ip));
  return requireLink(found);
}

/** Returns what the page of an opened link shows. Changes nothing. */
export function readLink(
  { db, limits }: Pick<Services, "db" | "limits">,
  link: string,
  ip: string,
) {
  const token_hash = hashToken(link);
  return lookUpLink(limits, ip, async () => {
    const invited = await findInvitation(db, token_hash);
    if (invited) return { purpose: "invitation" as const, ...invited };
    const found = await findLink(db, token_hash, "password", "email");
    return found && { ...found, email: found.new_email ?? found.email };
  });
}

type Forgotten = { email: string; ip: string; once: Once };

/** Mails a link to existing accounts only, but does the same work for every address. */
export async function forgetPassword(
  { limits, gateways, config }: Services,
  mailLink: MailLink,
  { email, ip, once }: Forgotten,
) {
  requirePasswordSignIn(config);
  await limits.spend("mailed_links_of_network", networkOf(ip));
  await limits.spend("mailed_links_of_account", email);
  if (!gateways.mail) return;
  const token = newToken();
  const isKnown = await once(async (trx) => {
    const link = { token_hash: hashToken(token), purpose: "password" } as const;
    const saved = await upsertLink(trx, { email }, link);
    const who = saved && { user: saved.user };
    await audit(trx, "password_link_asked", { ip, ...who });
    return saved !== undefined;
  });
  if (isKnown) void mailLink(email, "password", token);
}

type Given = { link: string; password: string; ip: string; once: Once };

/** Ends the user's sessions and tokens. Two-step verification stays as it is. */
export async function renewPassword(
  services: Services,
  { link, password, ip, once }: Given,
) {
  const { db, config, limits } = services;
  requirePasswordSignIn(config);
  const token_hash = hashToken(link);
  const account = await lookUpLink(limits, ip, () =>
    findLink(db, token_hash, "password"),
  );
  const hashed = await hashGoodPassword(config, account, password);
  await once(async (trx) => {
    await lock(trx, "users");
    const spent = requireLink(await spendLink(trx, token_hash, "password"));
    const { user, email } = spent;
    await endTokens(trx, user, { user, ip });
    await updateUser(trx, user, { password: hashed });
    await endSessions(trx, user);
    await auditAndMail(trx, services, "password_renewed", { user, ip, email });
  });
}

/**
 * Asks to change an email address. The old address stays valid until the link sent to the new one is opened, and is
 * notified.
 */
export async function askForEmail(
  trx: Database,
  services: Services,
  {
    email,
    token,
    by: { user, session, ip },
  }: { email: string; token: string; by: Required<Caller> },
) {
  await requireRecentSignIn(trx, session);
  await refuseTakenEmail(trx, email, user._id);
  await upsertLink(
    trx,
    { _id: user._id },
    { token_hash: hashToken(token), purpose: "email", new_email: email },
  );
  const owner = { user: user._id, ip };
  await auditAndMail(trx, services, "email_change_asked", owner);
}

export async function confirmEmail(
  services: Services,
  { link, ip, once }: Omit<Given, "password">,
) {
  const { db, limits } = services;
  const token_hash = hashToken(link);
  await lookUpLink(limits, ip, () => findLink(db, token_hash, "email"));
  await once(async (trx) => {
    await lock(trx, "users");
    const spent = requireLink(await spendLink(trx, token_hash, "email"));
    const { user, email, new_email } = spent;
    const next = requireLink(new_email ?? undefined);
    await refuseTakenEmail(trx, next, user);
    await updateUser(trx, user, { email: next });
    await endSessions(trx, user);
    await auditAndMail(trx, services, "email_confirmed", { user, ip, email });
  });
}
