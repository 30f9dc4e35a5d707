import type { Database } from "#server/db/connect.ts";
import { notFound } from "#server/errors.ts";
import { deleteDeadPhone } from "#server/messages/dead-phones-queries.ts";
import { findWhereabouts } from "./queries.ts";

/** Lets texts go again to the phone of a contact. */
export async function checkPhone(
  trx: Database,
  _id: string,
): Promise<undefined> {
  const [contact] = await findWhereabouts(trx, [_id]);
  if (!contact) throw notFound();
  await deleteDeadPhone(trx, contact.phone);
}
