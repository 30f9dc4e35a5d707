import * as contract from "#shared/contract/results.ts";
import { seesNames } from "#shared/rules/staff/roles.ts";
import type { Services } from "#server/services.ts";
import { audit } from "#server/audit.ts";
import { type Route, route } from "#server/http/route.ts";
import { deleteFamily } from "./delete.ts";
import { findResultList } from "./queries.ts";

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
