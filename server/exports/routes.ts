import {
  exportCodebook,
  exportFeedbacks,
  exportProblemResults,
  exportResults,
} from "#shared/contract/exports.ts";
import { exportContacts } from "#shared/contract/contact-lists.ts";
import { seesNames } from "#shared/rules/staff/roles.ts";
import { sql } from "kysely";
import type { Services } from "#server/services.ts";
import { type Caller, type Route, route } from "#server/http/route.ts";
import { codebook } from "./codebook.ts";
import {
  contactsTable,
  countMeant,
  countFeedbacks,
  feedbacksTable,
} from "./tables.ts";
import { createExporter } from "./export.ts";
import { findResultCode } from "#server/results/queries.ts";
import { findColumns } from "./queries.ts";
import { countResults, resultsTable, type Which } from "./results-table.ts";

export function exportRoutes(services: Services): Route[] {
  const exportTable = createExporter(services);
  /** Those of families or the made-up ones, with who they are or without. */
  const wantedBy = async (
    { user }: Required<Caller>,
    { demo }: { demo?: string | undefined },
  ) => ({
    isDemo: demo === "yes",
    ...(!seesNames(user.roles) && { code: await findResultCode(services.db) }),
  });
  const results = (which: Which, name: string) => ({
    name,
    count: countResults(which),
    table: (db: Services["db"]) => resultsTable(db, which),
  });
  return [
    route(exportResults, async ({ caller, query }) => {
      const which = {
        kind: "sound",
        ...(await wantedBy(caller, query)),
      } as const;
      return exportTable(caller, results(which, "results.csv"));
    }),

    route(exportProblemResults, async ({ caller, query }) => {
      const which = {
        kind: "problem",
        ...(await wantedBy(caller, query)),
      } as const;
      return exportTable(caller, results(which, "problem_results.csv"));
    }),

    route(exportCodebook, ({ caller }) =>
      exportTable(caller, {
        name: "codebook.csv",
        count: sql`SELECT 0 AS rows`,
        table: async (db) => ({
          rows: codebook(await findColumns(db), seesNames(caller.user.roles)),
        }),
      }),
    ),

    route(exportContacts, ({ caller, body: { filter } }) =>
      exportTable(caller, {
        name: "contacts.csv",
        count: countMeant(filter),
        table: async () => ({
          rows: contactsTable(filter, services.config.publicUrl),
        }),
      }),
    ),

    route(exportFeedbacks, ({ caller, query: { type } }) =>
      exportTable(caller, {
        name: `${type}-feedbacks.csv`,
        count: countFeedbacks(type),
        table: async () => ({ rows: feedbacksTable(type) }),
      }),
    ),
  ];
}
