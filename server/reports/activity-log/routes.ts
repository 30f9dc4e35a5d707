import { exportActs, listActs } from "#shared/contract/reports/activity-log.ts";
import { createExporter } from "#server/reports/exports/export.ts";
import { actsTable } from "#server/reports/exports/tables.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import type { Services } from "#server/services.ts";
import { findActs, findPeople } from "./queries.ts";

const pageSize = 50;

export function activityLogRoutes(services: Services): Route[] {
  const { db } = services;
  const exportTable = createExporter(services);
  return [
    route(listActs, async ({ query }) => {
      const rows = await findActs(db, query, pageSize + 1);
      const acts = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? acts.at(-1) : undefined;
      return {
        acts,
        people: query.after === undefined ? await findPeople(db) : [],
        next: last ? `${last.moment}.${last.number}` : null,
      };
    }),

    route(exportActs, ({ caller, query }) =>
      exportTable(caller, {
        name: "activity_log.csv",
        table: () => actsTable(query),
      }),
    ),
  ];
}
