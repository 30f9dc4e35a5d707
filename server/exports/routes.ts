import {
  exportCodebook,
  exportFeedbacks,
  exportProblemResults,
  exportResults,
} from "#shared/contract/exports.ts";
import { sql } from "kysely";
import type { Services } from "#server/services.ts";
import { type Route, route } from "#server/http/route.ts";
import { codebook } from "./codebook.ts";
import { createExporter } from "./export.ts";
import { countFeedbacks, feedbacksTable } from "./feedbacks-table.ts";
import { findColumns } from "./queries.ts";
import { countResults, resultsTable, type Which } from "./results-table.ts";

export function exportRoutes(services: Services): Route[] {
  const exportTable = createExporter(services);
  const results = (which: Which, name: string) => ({
    name,
    count: countResults(which),
    table: (db: Services["db"]) => resultsTable(db, which),
  });
  return [
    route(exportResults, ({ caller, query }) => {
      const isDemo = query.demo === "yes";
      return exportTable(
        caller,
        results({ kind: "sound", isDemo }, "results.csv"),
      );
    }),

    route(exportProblemResults, ({ caller, query }) => {
      const isDemo = query.demo === "yes";
      const name = "problem_results.csv";
      return exportTable(caller, results({ kind: "problem", isDemo }, name));
    }),

    route(exportCodebook, ({ caller }) =>
      exportTable(caller, {
        name: "codebook.csv",
        count: sql`SELECT 0 AS rows`,
        table: async (db) => ({ rows: codebook(await findColumns(db)) }),
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
