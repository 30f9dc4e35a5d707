import type { FastifyInstance } from "fastify";
import type { Services } from "#server/services.ts";
import { findChain } from "#server/record/verify-queries.ts";
import { sweep } from "./sweep.ts";

const everyTenMinutes = 600_000;

/** What is done from time to time while the server listens. */
export function mountJobs(
  app: FastifyInstance,
  { db, delivery, config }: Pick<Services, "db" | "delivery" | "config">,
) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  /** Logs go elsewhere: what they say of the record, nobody changes in the database. */
  const work = async () => {
    await sweep(db, config.auditMonths);
    const chain = await findChain(db);
    if (!chain) return;
    const known = `${chain.last}:${chain.hash}`;
    app.log.info({ record: known }, "the record of acts ends here");
  };
  const run = () => {
    running = running.then(() =>
      work().catch((error) => app.log.error({ err: error }, "sweeping failed")),
    );
  };
  app.addHook("onListen", async () => {
    await delivery?.start();
    run();
    timer = setInterval(run, everyTenMinutes);
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await delivery?.stop();
    await running;
  });
}
