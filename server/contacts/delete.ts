import { audit } from "#server/audit.ts";
import type { Database } from "#server/db/connect.ts";
import type { Caller } from "#server/http/route.ts";
import * as erase from "./delete-queries.ts";
import { lockContacts } from "./queries.ts";

/** Deletes contacts with all that names them; what they answered stays, without a name. Answers how many. */
export async function deleteContacts(
  trx: Database,
  contacts: string[],
  { user, ip }: Required<Caller>,
) {
  // Who is just handing in goes first, so that what they hand in loses its names as well.
  await lockContacts(trx, contacts);
  await erase.stripResults(trx, contacts);
  const amount = await erase.deleteContacts(trx, contacts);
  const subject = String(amount);
  await audit(trx, "contacts_deleted", { user: user._id, ip, subject });
  return amount;
}
