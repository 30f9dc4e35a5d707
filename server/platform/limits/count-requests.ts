import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { tooManyRequests } from "#server/platform/errors.ts";
import { networkOf } from "./network.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Counts a request of a network; rejects with 429 if there were too many in the last minute. */
    countRequest: (request: FastifyRequest) => Promise<void>;
  }
}

/** Room for 600 families behind one address who all begin within five minutes, each with some thirty requests. */
const requestsPerMinute = 6000;
const mostNetworks = 10_000;

/** Limits all requests of a network, in the memory of this instance: a statement for each page view would cost more than the page. */
export async function countRequests(app: FastifyInstance, scale: number) {
  await app.register(rateLimit, {
    global: false,
    max: Math.max(1, Math.round(requestsPerMinute * scale)),
    timeWindow: "1 minute",
    cache: mostNetworks,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  const count = app.createRateLimit();
  app.decorate("countRequest", async (request: FastifyRequest) => {
    const found = await count(request);
    if (!found.isAllowed && found.isExceeded)
      throw tooManyRequests(found.ttlInSeconds);
  });
}
