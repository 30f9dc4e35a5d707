import type { FastifyInstance } from "fastify";
import type { Services } from "#server/services.ts";
import { recordOutsideChanges } from "#server/content/publications/record-publication.ts";
import { findChain } from "#server/reports/activity-log/queries.ts";
import { auditMonths } from "#server/platform/config.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { tryLock } from "#server/platform/db/lock-queries.ts";
import { rollUpWeek } from "#server/reports/insights/queries.ts";
import { every } from "#server/platform/every.ts";
import { retentionSteps, deleteExpired } from "./retention-queries.ts";

const everyTenMinutes = 600_000;
const everyDay = 86_400_000;

/** Runs delivery and periodic work while the server listens. */
export function mountPeriodicWork(
  app: FastifyInstance,
  { db, delivery, config }: Pick<Services, "db" | "delivery" | "config">,
) {
  app.addHook("onListen", async () => delivery?.start());
  app.addHook("onClose", async () => delivery?.stop());
  every(
    app,
    everyTenMinutes,
    () => sweep(db, config.auditMonths),
    (error) => app.log.error({ err: error }, "the sweep failed"),
  );
  every(
    app,
    everyTenMinutes,
    () => recordOutsideChanges(db),
    (error) => app.log.error({ err: error }, "no publication was added"),
  );
  // Write the end of the hash chain to the server log, which the database owner cannot change.
  every(
    app,
    everyDay,
    async () => {
      const chain = await findChain(db);
      if (!chain) return;
      const chainEnd = `${chain.last}:${chain.hash}`;
      app.log.warn({ record: chainEnd }, "the activity log ends here");
    },
    (error) =>
      app.log.error({ err: error }, "the activity log could not be read"),
  );
}

/**
 * Sums up past weeks and deletes expired rows, on one instance at a time. A failed step does not stop the others,
 * but after three failures the sweep ends, because the database is probably unreachable.
 */
export async function sweep(db: Database, months = auditMonths): Promise<void> {
  const alone = (work: (trx: Database) => Promise<unknown>) =>
    db
      .transaction()
      .execute(async (trx) => (await tryLock(trx, "sweep")) && work(trx));
  const deleting = retentionSteps.map(
    (step) => (trx: Database) => deleteExpired(trx, step, months),
  );
  const errors: unknown[] = [];
  for (const step of [rollUpWeek, ...deleting]) {
    let mayBeMore: unknown = errors.length < 3;
    while (mayBeMore)
      mayBeMore = await alone(step).catch((error) => void errors.push(error));
  }
  if (errors.length > 0)
    throw new AggregateError(errors, "Steps of the sweep failed");
}
