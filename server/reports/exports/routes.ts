import * as contract from "#shared/contract/reports/exports.ts";
import { exportContacts } from "#shared/contract/outreach/contact-lists.ts";
import { maySeeNames } from "#shared/rules/staff/roles.ts";
import type { Services } from "#server/services.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { codebook } from "./codebook.ts";
import { contactsTable, feedbacksTable } from "./tables.ts";
import { createExporter } from "./export.ts";
import { findResultCode } from "#server/quiz/results/queries.ts";
import { findColumns } from "./queries.ts";
import { resultsTable, type ResultKind } from "./results-table.ts";

export function exportRoutes(services: Services): Route[] {
  const exportTable = createExporter(services);

  const exportOf = (
    call: typeof contract.exportResults | typeof contract.exportProblemResults,
    name: string,
    kind: ResultKind["kind"],
  ) =>
    route(call, async ({ caller, query: { demo } }) => {
      const isNamed = maySeeNames(caller.user.roles);
      const code = isNamed ? undefined : await findResultCode(services.db);
      const which = { kind, isDemo: demo === "yes", code };
      return exportTable(caller, {
        name,
        table: (db) => resultsTable(db, which),
      });
    });

  return [
    exportOf(contract.exportResults, "results.csv", "sound"),
    exportOf(contract.exportProblemResults, "problem_results.csv", "problem"),

    route(contract.exportCodebook, ({ caller }) =>
      exportTable(caller, {
        name: "codebook.csv",
        table: async (db) =>
          codebook(
            await findColumns(db, false),
            maySeeNames(caller.user.roles),
          ),
      }),
    ),

    route(exportContacts, ({ caller, body: { filter } }) =>
      exportTable(caller, {
        name: "contacts.csv",
        table: () => contactsTable(filter, services.config.publicUrl),
      }),
    ),

    route(contract.exportFeedbacks, ({ caller, query: { type } }) =>
      exportTable(caller, {
        name: `${type}-feedbacks.csv`,
        table: () => feedbacksTable(type),
      }),
    ),
  ];
}
