import { timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { notFound } from "#server/platform/errors.ts";
import type { Services } from "#server/services.ts";
import type { Config } from "#server/platform/config.ts";
import { createReadiness, findFreeSpace } from "./readiness.ts";
import { createMetrics, measureAnswers, type Measured } from "./metrics.ts";

type Health = Pick<Services, "config" | "db"> &
  Pick<Measured, "shedding" | "countUnderWay" | "findBackup">;

/** For those who run it: is the process alive, can it serve, how is it doing. Returns the metrics. */
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
    // Late messages are no reason to turn visitors away, nor is a disk that will be full.
    const ok = state.database && state.migrations;
    // Nor is a crowd: taking a full instance out would only fill the others.
    const full = app.isUnderPressure();
    return reply.code(ok ? 200 : 503).send({ ok, ...state, full });
  });

  const register = createMetrics({ ...measured, ...ofDisk, readiness });
  measureAnswers(app, register);
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
    // A proxy on this machine brings everybody from this machine, whether it says so or not.
    const mayBeProxied = isForwarded || isPublic || trustedProxies.length > 0;
    return !mayBeProxied && thisMachine.includes(ip);
  }
  const given = Buffer.from(
    request.headers.authorization?.replace(/^Bearer /, "") ?? "",
  );
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

declare module "fastify" {
  interface FastifyInstance {
    /** It will soon be gone: nobody should send anything new here. */
    isDraining: boolean;
  }
}

/** Once draining, every answer ends its connection, so that none is cut off when the listener closes. */
export function mountDraining(app: FastifyInstance) {
  app.decorate("isDraining", false);
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (app.isDraining) reply.header("connection", "close");
    done();
  });
}

/** Says so at `/readyz` and goes on answering, until whoever stands in front has noticed. */
export async function drain(app: FastifyInstance, seconds: number) {
  app.isDraining = true;
  await wait(seconds * 1000);
}
