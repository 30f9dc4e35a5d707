import type { FastifyInstance } from "fastify";
import type { Services } from "#server/services.ts";
import { sweep } from "./sweep.ts";

const everyTenMinutes = 600_000;

/** What is done from time to time while the server listens. */
export function mountJobs(
  app: FastifyInstance,
  { db, delivery, config }: Pick<Services, "db" | "delivery" | "config">,
) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(() =>
      sweep(db, config.auditMonths).catch((error) =>
        app.log.error({ err: error }, "sweeping failed"),
      ),
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
