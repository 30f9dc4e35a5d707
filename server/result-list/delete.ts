import type { Services } from "#server/services.ts";
import { audit } from "#server/audit.ts";
import { lockContact } from "#server/contacts/queries.ts";
import type { Database } from "#server/db/connect.ts";
import { notFound } from "#server/errors.ts";
import type { Caller } from "#server/http/route.ts";
import * as queries from "./queries.ts";

/** Deletes all that is kept about one family: its results, its contact, what was sent and counted. */
export async function deleteFamily(
  { db, limits, cache }: Pick<Services, "db" | "limits" | "cache">,
  result: string,
  caller: Required<Caller>,
) {
  const phones = await db
    .transaction()
    .execute((trx) => deleteInOne(trx, result, caller));
  cache.drop();
  await limits.shared_sms_of_result.forget(result);
  for (const phone of phones) await limits.shared_sms_of_phone.forget(phone);
}

async function deleteInOne(
  trx: Database,
  result: string,
  { user, ip }: Required<Caller>,
) {
  const family = await queries.findFamily(trx, result);
  if (!family) throw notFound();
  // Whoever is just handing in comes first, and is erased with the others.
  if (family.contact !== null) await lockContact(trx, family.contact);
  const phones = await queries.deleteFamily(trx, result, family.contact);
  await audit(trx, "family_erased", { user: user._id, ip });
  return phones;
}
