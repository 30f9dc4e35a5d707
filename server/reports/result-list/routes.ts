import * as contract from "#shared/contract/quiz/results.ts";
import { maySeeNames } from "#shared/rules/staff/roles.ts";
import type { Services } from "#server/services.ts";
import { audit, auditUnlessRecent } from "#server/platform/audit-queries.ts";
import { type Route, route, type Caller } from "#server/platform/http/route.ts";
import {
  countResults,
  findContactOf,
  findFamily,
  findNeighborsOf,
  findResultList,
} from "./queries.ts";
import { eraseFamilies } from "#server/outreach/erasure/erase-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { notFound } from "#server/platform/errors.ts";
import { hasDemo } from "#server/reports/insights/queries.ts";
import { findResultOrSuccessor } from "#server/quiz/results/queries.ts";
import { createResultReader } from "#server/quiz/results/read.ts";

const pageSize = 50;

export function resultListRoutes(services: Services): Route[] {
  const { db } = services;
  const read = createResultReader(db);
  const pageOf = async (query: Parameters<typeof findResultList>[1]) => {
    const rows = await findResultList(db, query, pageSize + 1);
    const results = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? results.at(-1) : undefined;
    return { results, next: last ? `${last.moment}.${last._id}` : null };
  };
  return [
    route(contract.listResults, async ({ query, caller: { user, ip } }) => {
      await audit(db, "results_read", { user: user._id, ip });
      return pageOf({ ...query, isNamed: maySeeNames(user.roles) });
    }),

    route(contract.searchResults, async ({ body, caller: { user, ip } }) => {
      await auditUnlessRecent(db, "results_read", { user: user._id, ip });
      const isNamed = maySeeNames(user.roles);
      const { after, ...filter } = body;
      const [page, total, isDemoThere] = await Promise.all([
        pageOf({ ...body, isNamed }),
        after === undefined ? countResults(db, filter, isNamed) : null,
        hasDemo(db),
      ]);
      return { ...page, total, hasDemo: isDemoThere };
    }),

    route(contract.findNeighbors, async ({ params, body }) => {
      const neighbors = await findNeighborsOf(db, params.id, body);
      if (!neighbors) throw notFound();
      return neighbors;
    }),

    route(contract.readFamily, async ({ params, caller: { user, ip } }) => {
      await auditUnlessRecent(db, "results_read", { user: user._id, ip });
      const [row, result] = await Promise.all([
        findResultOrSuccessor(db, params.id),
        read(params.id),
      ]);
      if (!row || !result) throw notFound();
      const { orderedConcerns, ...details } = result;
      const { date, parentname, childname, problem, demo } = row;
      const { publication, publications } = row;
      const contact = row.contact && (await findContactOf(db, row.contact));
      return {
        ...details,
        date,
        parentname,
        childname,
        problem: problem ?? (row.final ? null : "unranked"),
        demo,
        publication,
        publications,
        contact: contact || null,
        concerns: orderedConcerns.map(({ count: score, ...concern }) => ({
          ...concern,
          score,
          proposed: row.proposed.indexOf(concern._id) + 1,
        })),
      };
    }),

    route(contract.deleteFamily, async ({ params, caller }) => {
      await deleteFamily(services, params.id, caller);
      return undefined;
    }),
  ];
}

/**
 * Deletes everything that is stored about one family: its results, its contact, and the limits that count its texts.
 */
async function deleteFamily(
  { db, limits, cache }: Pick<Services, "db" | "limits" | "cache">,
  result: string,
  caller: Required<Caller>,
) {
  const phones = await db
    .transaction()
    .execute((trx) => deleteInTransaction(trx, result, caller));
  cache.drop();
  await limits.shared_sms_of_result.forget(result);
  for (const phone of phones) await limits.shared_sms_of_phone.forget(phone);
}

async function deleteInTransaction(
  trx: Database,
  result: string,
  { user, ip }: Required<Caller>,
) {
  const family = await findFamily(trx, result);
  if (!family) throw notFound();
  const contacts = family.contact === null ? [] : [family.contact];
  const phones = await eraseFamilies(trx, { results: [result], contacts });
  await audit(trx, "family_erased", { user: user._id, ip });
  return phones;
}
