import type { FastifyInstance } from "fastify";
import type { Services } from "#server/services.ts";
import { sendDue } from "./send-due.ts";

const everyTenSeconds = 10_000;

/** Looks for texts that are due, every ten seconds while the server listens. */
export function mountCampaigns(
  app: FastifyInstance,
  services: Pick<Services, "db" | "gateways" | "delivery" | "config">,
) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = running.then(() =>
      sendDue(services).catch((error) =>
        app.log.error({ err: error }, "texts of campaigns could not be sent"),
      ),
    );
  };
  app.addHook("onListen", async () => {
    run();
    timer = setInterval(run, everyTenSeconds);
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
}
