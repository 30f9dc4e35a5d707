import { linkAddress } from "#shared/rules/staff/links.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { lock } from "#server/platform/db/lock-queries.ts";
import { notFound } from "#server/platform/errors.ts";
import type { Caller } from "#server/platform/http/route.ts";
import { hashToken, newId } from "#server/platform/ids.ts";
import {
  findKnownUser,
  requireAnotherAdmin,
  refuseTakenEmail,
} from "#server/staff/users/save.ts";
import * as queries from "./invitation-queries.ts";
import { upsertLink } from "./queries.ts";

type By = Required<Caller>;

async function needAdminNow(trx: Database, { user }: By) {
  await lock(trx, "users");
  await requireAnotherAdmin(trx, user._id);
}

/** Invites a person without an account. Replaces an earlier invitation. */
export async function invite(
  trx: Database,
  invitation: queries.Invited & { token_hash: Buffer },
  by: By,
) {
  await needAdminNow(trx, by);
  await refuseTakenEmail(trx, invitation.email);
  return queries.upsertInvitation(trx, {
    ...invitation,
    _id: newId(),
    invited_by: by.user._id,
  });
}

/** Extends the invitation and replaces its link. */
export async function renewInvitation(
  trx: Database,
  _id: string,
  { token_hash, by }: { token_hash: Buffer; by: By },
) {
  await needAdminNow(trx, by);
  const renewed = await queries.updateInvitation(trx, _id, {
    token_hash,
    invited_by: by.user._id,
  });
  if (!renewed) throw notFound();
  return renewed;
}

export async function withdrawInvitation(trx: Database, _id: string, by: By) {
  await needAdminNow(trx, by);
  if (!(await queries.deleteInvitation(trx, _id))) throw notFound();
}

/** Creates a password link that an admin passes on, for sites without mail. */
export async function makePasswordLink(
  trx: Database,
  _id: string,
  { token, by, publicUrl }: { token: string; by: By; publicUrl: string },
) {
  await needAdminNow(trx, by);
  await findKnownUser(trx, _id);
  const good = { token_hash: hashToken(token), purpose: "password" } as const;
  const { until } = (await upsertLink(trx, { _id }, good))!;
  const link = linkAddress(publicUrl, "password", token);
  return { link, until, mailed: false, unsent: false };
}
