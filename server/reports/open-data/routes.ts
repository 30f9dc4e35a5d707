import * as contract from "#shared/contract/reports/open-data.ts";
import type { SignedInUser } from "#shared/contract/staff/auth.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { refusal, refusedFor } from "#server/platform/errors.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { createExporter } from "#server/reports/exports/export.ts";
import type { Services } from "#server/services.ts";
import {
  blankIn,
  packageTable,
  type Prepared,
  preparePackage,
} from "./package.ts";
import type { PackagePlan } from "./plan.ts";
import { insertPackage } from "./queries.ts";

export function openDataRoutes(services: Services): Route[] {
  const exportFile = createExporter(services);
  return [
    route(contract.previewOpenData, async () =>
      present(await preparePackage(services.db)),
    ),

    route(contract.downloadOpenData, ({ caller }) =>
      exportFile(caller, {
        name: "open_data.zip",
        table: async (db) => {
          const prepared = await preparePackage(db);
          const { outcome } = prepared;
          if (!("plan" in outcome)) throw refusal(409, "open_data_refused");
          const table = await packageTable(db, prepared, outcome.plan);
          await remember(services.db, prepared, outcome.plan, caller.user);
          return table;
        },
      }),
    ),
  ];
}

/** Remembers a package before it is sent, unless it has the same rows as the former one. */
async function remember(
  db: Database,
  { packages, moments, rows, added, shownColumns }: Prepared,
  plan: PackagePlan,
  user: SignedInUser,
) {
  if (added === 0) return;
  const isFirst = await insertPackage(db, {
    number: packages.length + 1,
    before: moments.before,
    user: user._id,
    who: user.name,
    rows,
    plan,
    answers: shownColumns.map(({ name }) => name),
  });
  if (!isFirst) throw refusedFor(503, "downloads_running", 60);
}

function present(prepared: Prepared) {
  const { rows, answers, leftOut, added, hiddenColumns, waiting } = prepared;
  const { outcome, packages } = prepared;
  const plan = "plan" in outcome ? outcome.plan : undefined;
  const former = packages.at(-1);
  const formerPlans = packages.map((each) => each.plan);
  return {
    rows,
    columns: plan?.columns ?? [],
    blank: blankIn(plan ? [...formerPlans, plan] : []),
    answers: answers.length,
    leftOut,
    added: former
      ? { rows: added, blank: plan?.blank ?? 0, hiddenColumns }
      : null,
    waiting,
    refused:
      "refused" in outcome && outcome.refused !== "fewNew"
        ? { reason: outcome.refused, amount: outcome.amount }
        : null,
    former: former ?? null,
  };
}
