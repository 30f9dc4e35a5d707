import * as contract from "#shared/contract/reports/redcap.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { findResultCode } from "#server/quiz/results/queries.ts";
import { createExporter } from "#server/reports/exports/export.ts";
import { findColumns } from "#server/reports/exports/queries.ts";
import type { Services } from "#server/services.ts";
import { dictionaryCsv, dictionaryRows, instrumentZip } from "./dictionary.ts";
import { redcapFields } from "./fields.ts";
import { countRedcapResults } from "./queries.ts";
import { redcapResultsTable } from "./results-table.ts";

/** Files for REDCap contain no names, so they are the same for all roles. */
export function redcapRoutes(services: Services): Route[] {
  const exportFile = createExporter(services);
  const findFields = async (db: Database) =>
    redcapFields(await findColumns(db, false));

  return [
    route(contract.checkRedcapResults, () => countRedcapResults(services.db)),

    route(contract.exportRedcapForm, ({ caller, query: { labels } }) =>
      exportFile(caller, {
        name: `redcap_form_${labels}.zip`,
        bytes: async (db) => instrumentZip(await findFields(db), labels),
      }),
    ),

    route(
      contract.exportRedcapDictionary,
      ({ caller, query: { labels, record } }) =>
        exportFile(caller, {
          name: `redcap_dictionary_${labels}.csv`,
          bytes: async (db) =>
            dictionaryCsv(dictionaryRows(await findFields(db), labels, record)),
        }),
    ),

    route(contract.exportRedcapResults, async ({ caller, query }) => {
      const code = await findResultCode(services.db);
      return exportFile(caller, {
        name: "redcap_results.csv",
        table: (db) => redcapResultsTable(db, code, query),
      });
    }),
  ];
}
