import * as contract from "#shared/contract/results.ts";
import { seesNames } from "#shared/rules/staff/roles.ts";
import type { Services } from "#server/services.ts";
import { audit } from "#server/audit-queries.ts";
import { type Route, route, type Caller } from "#server/http/route.ts";
import * as queries from "./queries.ts";
import { findResultList } from "./queries.ts";
import { lockContact } from "#server/contacts/queries.ts";
import type { Database } from "#server/db/connect.ts";
import { notFound } from "#server/errors.ts";

const pageSize = 50;

export function resultListRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    route(contract.listResults, async ({ query, caller: { user, ip } }) => {
      await audit(db, "results_read", { user: user._id, ip });
      const found = await findResultList(
        db,
        { ...query, isNamed: seesNames(user.roles) },
        pageSize + 1,
      );
      const results = found.slice(0, pageSize);
      const last = found.length > pageSize ? results.at(-1) : undefined;
      return { results, next: last ? `${last.moment}.${last._id}` : null };
    }),

    route(contract.deleteFamily, async ({ params, caller }) => {
      await deleteFamily(services, params.id, caller);
      return undefined;
    }),
  ];
}

/** Deletes all that is kept about one family: its results, its contact, what was sent and counted. */
async function deleteFamily(
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
