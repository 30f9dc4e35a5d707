import * as contract from "#shared/contract/outreach/imports.ts";
import type { Services } from "#server/services.ts";
import { createChange } from "#server/content/editing/change.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { createQueue } from "#server/platform/limits/queue.ts";
import { checkRows, previewOf, saveImport, undoImport } from "./save.ts";
import { findImports } from "./queries.ts";

// A long list takes a second of processor time, so at most two imports run at once and few may wait.
const enter = createQueue(2, 8);

export function importRoutes(services: Services): Route[] {
  const { db, config } = services;
  const change = createChange(services);
  const check = (rows: Parameters<typeof checkRows>[0]) =>
    enter(() => checkRows(rows, config.smsCountries));
  return [
    route(
      contract.previewImport,
      async ({ body }) => previewOf(db, await check(body.rows)),
      { isBulk: true },
    ),

    route(
      contract.importContacts,
      async ({ body, caller, once }) => {
        const checked = await check(body.rows);
        const user = caller.user._id;
        return change(
          { caller, once },
          { event: "contacts_imported" },
          async (trx) => {
            const _id = await saveImport(trx, { ...body, checked, user });
            const [saved] = await findImports(trx, _id);
            return saved!;
          },
        );
      },
      { isBulk: true },
    ),

    route(contract.listImports, () => findImports(db)),

    route(contract.undoImport, ({ params, caller }) =>
      change(
        { caller },
        { event: "import_undone", subject: params.id },
        async (trx) => {
          await undoImport(trx, params.id);
          return findImports(trx);
        },
      ),
    ),
  ];
}
