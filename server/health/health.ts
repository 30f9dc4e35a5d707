import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from "prom-client";
import type { BackupState } from "#shared/contract/dashboard.ts";
import type { Admission } from "#server/admission/admission.ts";
import { notFound } from "#server/errors.ts";
import { createReadiness } from "./readiness.ts";
import type { Services } from "#server/services.ts";
import type { Config } from "#server/config.ts";

type Health = Pick<Services, "config" | "db"> & {
  admission: Admission;
  countUnderWay: () => Promise<
    { kind: string; state: string; count: number }[]
  >;
  findBackup: () => Promise<BackupState | null>;
};

/** For those who run it: is the process alive, can it serve, how is it doing. */
export function mountHealth(
  app: FastifyInstance,
  { config, db, admission, countUnderWay, findBackup }: Health,
) {
  const readiness = createReadiness(db);
  app.get("/healthz", async () => ({ ok: true }));

  app.get("/readyz", async (_request, reply) => {
    if (app.isDraining)
      return reply.code(503).send({ ok: false, draining: true });
    const state = await readiness();
    // Late messages are no reason to turn visitors away.
    const ok = state.database && state.migrations;
    // Nor is a crowd: whoever is turned away here would be so elsewhere.
    const full = admission.isFull();
    return reply.code(ok ? 200 : 503).send({ ok, ...state, full });
  });

  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long answers took, by route pattern",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  new Gauge({
    name: "messages_under_way",
    help: "Texts and emails that wait, are being sent, or are in doubt",
    labelNames: ["kind", "state"],
    registers: [register],
    async collect() {
      this.reset();
      for (const { kind, state, count } of await countUnderWay())
        this.set({ kind, state }, count);
    },
  });
  measureAdmission(register, admission);
  measureBackups(register, findBackup);

  app.addHook("onResponse", (request, reply, done) => {
    const { statusCode: status, elapsedTime: ms } = reply;
    const route = request.routeOptions.url ?? "unknown";
    durations.observe({ method: request.method, route, status }, ms / 1000);
    request.log.info({ req: request, status, ms }, "answered");
    done();
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request, config)) throw notFound();
    return reply.type(register.contentType).send(await register.metrics());
  });
}

/** Neither is there where no backups are made; their age is not while there is none. */
function measureBackups(register: Registry, findBackup: Health["findBackup"]) {
  new Gauge({
    name: "backup_age_seconds",
    help: "How old the newest backup is",
    registers: [register],
    async collect() {
      this.remove();
      const newest = (await findBackup())?.newest;
      if (newest) this.set((Date.now() - Date.parse(newest)) / 1000);
    },
  });
  new Gauge({
    name: "backup_failing",
    help: "1 while the last try to make a backup went wrong",
    registers: [register],
    async collect() {
      this.remove();
      const found = await findBackup();
      if (found) this.set(found.state === "failing" ? 1 : 0);
    },
  });
}

function measureAdmission(
  register: Registry,
  { waiting, turnedAway }: Admission,
) {
  new Gauge({
    name: "requests_waiting",
    help: "Requests that had arrived, and callers without a database connection",
    registers: [register],
    collect() {
      this.set(waiting());
    },
  });
  new Counter({
    name: "turned_away_total",
    help: "Newcomers and calls asked to come back, and reports of events let go, because many were here",
    labelNames: ["kind"],
    registers: [register],
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(turnedAway))
        this.inc({ kind }, count);
    },
  });
}

const thisMachine = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

function mayReadMetrics(request: FastifyRequest, config: Config): boolean {
  const { metricsToken: token, inProduction, trustedProxies } = config;
  if (token === undefined) {
    const { headers, ip } = request;
    const isForwarded = "x-forwarded-for" in headers || "forwarded" in headers;
    // A proxy on this machine brings everybody from this machine, whether it says so or not.
    const mayBeProxied =
      isForwarded || inProduction || trustedProxies.length > 0;
    return !mayBeProxied && thisMachine.includes(ip);
  }
  const given = Buffer.from(
    request.headers.authorization?.replace(/^Bearer /, "") ?? "",
  );
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
