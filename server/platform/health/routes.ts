import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { notFound } from "#server/platform/errors.ts";
import type { Services } from "#server/services.ts";
import type { Config } from "#server/platform/config.ts";
import { createReadiness, findFreeSpace } from "./readiness.ts";
import {
  createMetrics,
  measureDurations,
  type MetricSources,
} from "./metrics.ts";

type Health = Pick<Services, "config" | "db"> &
  Pick<MetricSources, "overload" | "countUnderWay" | "findBackup">;

/** Adds the health, readiness and metrics routes. Returns the metrics. */
export function mountHealth(
  app: FastifyInstance,
  { config, db, ...measured }: Health,
) {
  const ofDisk = { findFreeSpace: () => findFreeSpace(config) };
  const readiness = createReadiness(db, ofDisk);
  app.get("/healthz", async () => ({ ok: true }));

  app.get("/readyz", async (_request, reply) => {
    if (app.isDraining)
      return reply.code(503).send({ ok: false, draining: true });
    const state = await readiness();
    // Visitors can be served despite late messages or a nearly full disk.
    const ok = state.database && state.migrations;
    // Overload does not count either: removing one instance would overload the others.
    const full = app.isUnderPressure();
    return reply.code(ok ? 200 : 503).send({ ok, ...state, full });
  });

  const register = createMetrics({ ...measured, ...ofDisk, readiness });
  measureDurations(app, register);
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request, config)) throw notFound();
    return reply.type(register.contentType).send(await register.metrics());
  });
}

const thisMachine = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

function mayReadMetrics(request: FastifyRequest, config: Config): boolean {
  const { metricsToken: token, isPublic, trustedProxies } = config;
  if (token === undefined) {
    const { headers, ip } = request;
    const isForwarded = "x-forwarded-for" in headers || "forwarded" in headers;
    // With a proxy on this machine, every request seems to come from this machine.
    const mayBeProxied = isForwarded || isPublic || trustedProxies.length > 0;
    return !mayBeProxied && thisMachine.includes(ip);
  }
  const sentToken = Buffer.from(
    request.headers.authorization?.replace(/^Bearer /, "") ?? "",
  );
  const expectedToken = Buffer.from(token);
  return (
    sentToken.length === expectedToken.length &&
    timingSafeEqual(sentToken, expectedToken)
  );
}
