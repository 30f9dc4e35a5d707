import { audit } from "#server/audit.ts";
import { endSessions } from "#server/auth/queries.ts";
import { needRecentSignIn } from "#server/auth/recent-sign-in.ts";
import type { Database } from "#server/db/connect.ts";
import { lock } from "#server/db/lock-queries.ts";
import { refusal } from "#server/errors.ts";
import type { Caller } from "#server/http/route.ts";
import { hashToken } from "#server/ids.ts";
import { tellByMail } from "#server/messages/accept.ts";
import type { Services } from "#server/services.ts";
import { isEmailTaken } from "#server/users/queries.ts";
import { newsMail } from "./wording.ts";
import { findLink, spendLink, updateAccount, upsertLink } from "./queries.ts";
import { lookUpLink, needLink } from "./read.ts";

/** The old address stays until the link that is sent to the new one is opened; the old one is told. */
export async function askForEmail(
  trx: Database,
  services: Services,
  {
    email,
    token,
    by: { user, session, ip },
  }: { email: string; token: string; by: Required<Caller> },
) {
  await needRecentSignIn(trx, session);
  await refuseTaken(trx, email, user._id);
  await upsertLink(
    trx,
    { _id: user._id },
    { token_hash: hashToken(token), purpose: "email", new_email: email },
  );
  await audit(trx, "email_change_asked", { user: user._id, ip });
  await tellByMail(
    trx,
    services,
    user.email,
    newsMail(services.config.publicUrl, "email_change_asked"),
  );
}

async function refuseTaken(trx: Database, email: string, butBy: string) {
  if (await isEmailTaken(trx, email, butBy))
    throw refusal(409, "email_taken", "email");
}

/** From now on only the new address signs in. */
export async function confirmEmail(
  services: Services,
  { link, ip }: { link: string; ip: string },
) {
  const { db, limits } = services;
  const token_hash = hashToken(link);
  await lookUpLink(limits, ip, () => findLink(db, token_hash, "email"));
  await db.transaction().execute(async (trx) => {
    await lock(trx, "users");
    const spent = needLink(await spendLink(trx, token_hash, "email"));
    const { user, email, new_email } = spent;
    const next = needLink(new_email ?? undefined);
    await refuseTaken(trx, next, user);
    await updateAccount(trx, user, { email: next });
    await endSessions(trx, user);
    await audit(trx, "email_confirmed", { user, ip });
    await tellByMail(
      trx,
      services,
      email,
      newsMail(services.config.publicUrl, "email_confirmed"),
    );
  });
}
