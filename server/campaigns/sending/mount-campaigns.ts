import type { FastifyInstance } from "fastify";
import { every } from "#server/jobs/every.ts";
import type { Services } from "#server/services.ts";
import { sendDue } from "./send-due.ts";

const everyTenSeconds = 10_000;

/** Looks for texts that are due, every ten seconds while the server listens. */
export function mountCampaigns(
  app: FastifyInstance,
  services: Pick<Services, "db" | "gateways" | "delivery" | "config">,
) {
  every(
    app,
    everyTenSeconds,
    () => sendDue(services),
    (error) =>
      app.log.error({ err: error }, "texts of campaigns could not be sent"),
  );
}
