import { lockAudit, audit } from "#server/platform/audit-queries.ts";
import { type From, startSession } from "#server/staff/auth/sign-in.ts";
import { insertUser } from "#server/staff/auth/queries.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import { refusal } from "#server/platform/errors.ts";
import type { Once } from "#server/platform/idempotency/idempotency.ts";
import { hashToken, newId } from "#server/platform/ids.ts";
import type { Services } from "#server/services.ts";
import { isEmailTaken } from "#server/staff/users/queries.ts";
import { hashGoodPassword } from "#server/staff/users/save.ts";
import { findInvitation, spendInvitation } from "./invitation-queries.ts";
import { lookUpLink, requireLink, requirePasswordSignIn } from "./links.ts";

type Given = { link: string; password: string; from: From; once: Once };

/** Creates the account with the chosen password. Two-step verification follows if it is required. */
export async function acceptInvitation(
  services: Services,
  { link, password, from, once }: Given,
) {
  const { db, config, limits } = services;
  requirePasswordSignIn(config);
  const token_hash = hashToken(link);
  const invited = await lookUpLink(limits, from.ip, () =>
    findInvitation(db, token_hash),
  );
  const hashed = await hashGoodPassword(config, invited, password);
  return once(async (trx) => {
    await lock(trx, "users");
    const spent = requireLink(await spendInvitation(trx, token_hash));
    const { invited_by, ...account } = spent;
    if (await isEmailTaken(trx, account.email))
      throw refusal(409, "email_taken");
    const user = { ...account, _id: newId(), password: hashed };
    await lockAudit(trx, invited_by);
    await insertUser(trx, user);
    const line = { user: user._id, ip: from.ip, subject: invited_by };
    await audit(trx, "staff_invitation_accepted", line);
    return startSession(trx, config, user, from);
  });
}
