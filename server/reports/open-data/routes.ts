import { Readable } from "node:stream";
import * as contract from "#shared/contract/reports/open-data.ts";
import type { SignedInUser } from "#shared/contract/staff/auth.ts";
import { audit } from "#server/platform/audit-queries.ts";
import { openSnapshot } from "#server/platform/db/snapshot.ts";
import { refusal, refusedFor } from "#server/platform/errors.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import type { Services } from "#server/services.ts";
import { buildPackage, type Prepared, preparePackage } from "./package.ts";
import type { PackagePlan } from "./plan.ts";
import { insertPackage } from "./queries.ts";

const name = "open_data.zip";

export function openDataRoutes({ db, pool, limits }: Services): Route[] {
  let isRunning = false;
  return [
    route(contract.previewOpenData, async () =>
      present(await preparePackage(db)),
    ),

    route(contract.downloadOpenData, async ({ caller: { user, ip } }) => {
      await limits.spend("exports_of_admin", user._id);
      if (isRunning) throw refusedFor(503, "downloads_running", 60);
      isRunning = true;
      try {
        const { bytes, prepared, plan } = await build();
        await db.transaction().execute(async (trx) => {
          const release = releaseOf(prepared, plan, user);
          if (release && !(await insertPackage(trx, release)))
            throw refusedFor(503, "downloads_running", 60);
          await audit(trx, "data_exported", {
            user: user._id,
            ip,
            subject: name,
          });
        });
        return { name, rows: 0, content: Readable.from([bytes]) };
      } finally {
        isRunning = false;
      }
    }),
  ];

  /** Plans and writes the package from one snapshot of the database. */
  async function build() {
    const snapshot = await openSnapshot(pool);
    try {
      const prepared = await preparePackage(snapshot.db);
      if (!("plan" in prepared.outcome))
        throw refusal(409, "open_data_refused");
      const { plan } = prepared.outcome;
      const bytes = await buildPackage(snapshot, prepared, plan);
      await snapshot.client.query("COMMIT");
      snapshot.close(false);
      return { bytes, prepared, plan };
    } catch (error) {
      snapshot.close(true);
      throw error;
    }
  }
}

/** What is remembered of a package; nothing if it has the same rows as the former one. */
function releaseOf(
  { former, before, rows, answers }: Prepared,
  plan: PackagePlan,
  user: SignedInUser,
) {
  if (former?.rows === rows) return undefined;
  return {
    number: (former?.number ?? 0) + 1,
    before,
    user: user._id,
    who: user.name,
    rows,
    plan,
    answers: answers.map((column) => column.name),
  };
}

function present({ rows, answers, leftOut, outcome, former }: Prepared) {
  const plan = "plan" in outcome ? outcome.plan : undefined;
  return {
    rows,
    columns: plan?.columns ?? [],
    blank: plan?.blank ?? 0,
    answers: answers.length,
    leftOut,
    refused:
      "refused" in outcome
        ? { reason: outcome.refused, amount: outcome.amount }
        : null,
    former: former ?? null,
  };
}
