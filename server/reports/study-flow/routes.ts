import * as contract from "#shared/contract/reports/study-flow.ts";
import type { Services } from "#server/services.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { createExporter } from "#server/reports/exports/export.ts";
import { readStudyFlow } from "./read.ts";
import { studyFlowTable } from "./table.ts";

export function studyFlowRoutes(services: Services): Route[] {
  const exportTable = createExporter(services);
  return [
    route(contract.readStudyFlow, () => readStudyFlow(services.db)),

    route(contract.exportStudyFlow, ({ caller }) =>
      exportTable(caller, {
        name: "study_flow.csv",
        table: async (db) => studyFlowTable(await readStudyFlow(db)),
      }),
    ),
  ];
}
