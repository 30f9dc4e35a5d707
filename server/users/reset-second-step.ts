import { endSessions } from "#server/auth/queries.ts";
import type { Database } from "#server/db/connect.ts";
import type { Caller } from "#server/http/route.ts";
import { deleteSecondStep } from "#server/second-step/queries.ts";
import { findKnownUser, needAdminStill } from "./save.ts";

/** For who lost the phone and the recovery codes: the password alone opens again, or sets up a new step. */
export async function resetSecondStep(
  trx: Database,
  _id: string,
  { user: by, session }: Required<Caller>,
) {
  await findKnownUser(trx, _id);
  await needAdminStill(trx, by._id);
  await deleteSecondStep(trx, _id);
  await endSessions(trx, _id, session);
  return undefined;
}
