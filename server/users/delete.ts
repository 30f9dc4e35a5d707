import { hasOtherAdmin } from "#server/auth/queries.ts";
import type { Database } from "#server/db/connect.ts";
import { lock } from "#server/db/lock-queries.ts";
import { refusal } from "#server/errors.ts";
import type { Caller } from "#server/http/route.ts";
import * as queries from "./queries.ts";
import { findKnownUser, needAdminStill } from "./save.ts";

/** Deletes an account and ends its sessions; one admin always stays. */
export async function deleteUser(
  trx: Database,
  _id: string,
  { user: by }: Required<Caller>,
) {
  await lock(trx, "users");
  const { roles } = await findKnownUser(trx, _id);
  if (roles.includes("admin") && !(await hasOtherAdmin(trx, _id)))
    throw refusal(409, "last_admin");
  if (_id === by._id) throw refusal(409, "own_account");
  await needAdminStill(trx, by._id);
  await queries.deleteUser(trx, _id);
  return undefined;
}
