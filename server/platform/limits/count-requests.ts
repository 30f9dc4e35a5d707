import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { tooManyRequests } from "#server/platform/errors.ts";
import { networkOf } from "./network.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Counts a request from a network; throws 429 after too many in a minute. */
    countRequest: (request: FastifyRequest) => Promise<void>;
  }
}

/** Allows 600 families behind one address to start within five minutes, with thirty requests each. */
const requestsPerMinute = 6000;
const mostNetworks = 10_000;

/**
 * Limits requests per network. Counts them in memory, because a statement per page view would cost more than the
 * page.
 */
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
