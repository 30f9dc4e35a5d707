import type { FastifyBaseLogger } from "fastify";
import { fromKysely, PgBoss } from "pg-boss";
import type { Delivery, Services } from "#server/services.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { type Claim, deliver, usualPatience } from "./deliver.ts";

const queue = "deliver";
const atOnce = 10;

type Means = Pick<Services, "pool" | "db" | "gateways" | "clock"> & {
  claim: Claim;
};

/** Delivery jobs, stored in the same database and shared by all instances. */
export async function createDelivery(
  { pool, ...services }: Means,
  log: FastifyBaseLogger,
  patience = usualPatience,
): Promise<Delivery> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    // A missing heartbeat shows that a worker died.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on("error", (error) => log.error({ err: error }, "a job failed"));
  await boss.start();
  await boss.createQueue(queue, {
    heartbeatSeconds: 10,
    expireInSeconds: 300,
    // Retry without a limit: the message itself knows when it is done, and until then its job must not end.
    retryLimit: 100_000,
    retryDelay: 5,
    retentionSeconds: 90 * 86_400,
    deleteAfterSeconds: 3600,
  });

  async function enqueue(trx: Database, ids: string[], startAfter = 0) {
    if (ids.length === 0) return;
    const jobs = ids.map((message) => ({ data: { message }, startAfter }));
    await boss.insert(queue, jobs, { db: fromKysely(trx) });
  }

  async function work({ message }: { message: string }) {
    const again = await deliver(services, message, patience);
    if (again !== undefined)
      await enqueue(services.db, [message], Math.ceil(again));
  }

  return {
    enqueue,
    async start() {
      await boss.work<{ message: string }>(
        queue,
        {
          batchSize: atOnce,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: 0.5,
          perJobResults: true,
        },
        (jobs) =>
          Promise.all(
            jobs.map(async ({ id, data }) => {
              try {
                await work(data);
                return { id, status: "completed" };
              } catch (error) {
                log.error({ err: error }, "a message could not be processed");
                return { id, status: "failed" };
              }
            }),
          ),
      );
    },
    stop: () => boss.stop({ graceful: true, timeout: 7000, close: false }),
  };
}
