import type { FastifyInstance } from "fastify";
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from "prom-client";
import type { BackupState } from "#shared/contract/reports/dashboard.ts";
import type { Overload } from "#server/platform/overload/overload.ts";
import type { Readiness } from "./readiness.ts";

export type MetricSources = {
  overload: Overload;
  readiness: () => Promise<Readiness>;
  findFreeSpace: () => Promise<number | undefined>;
  findBackup: () => Promise<BackupState | null>;
  countUnderWay: () => Promise<
    { kind: string; state: string; count: number }[]
  >;
};

// Created once per process, because prom-client starts an observer and a timer that it never stops.
const processMetrics = new Registry();
collectDefaultMetrics({ register: processMetrics });

/** Creates all metrics. Those that need the database are omitted while it does not answer. */
export function createMetrics(measured: MetricSources): Registry {
  const register = Registry.merge([processMetrics]);
  measureOverload(register, measured.overload);
  measureReadiness(register, measured);
  measureStores(register, measured);
  measureBackups(register, measured);
  return register;
}

/** Measures the duration of each answer and logs it. */
export function measureDurations(app: FastifyInstance, register: Registry) {
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of requests by route pattern",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    const route = routeOptions.url ?? "unknown";
    durations.observe({ method, route, status }, ms / 1000);
    request.log.info({ req: request, status, ms }, "answered");
    done();
  });
}

function measureOverload(
  register: Registry,
  { inProgress, refused }: Overload,
) {
  new Gauge({
    name: "requests_in_work",
    help: "Requests in progress",
    registers: [register],
    collect() {
      this.set(inProgress());
    },
  });
  new Counter({
    name: "turned_away_total",
    help: "Requests refused during an overload: new visitors, calls, and reports of events",
    labelNames: ["kind"],
    registers: [register],
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(refused))
        this.inc({ kind }, count);
    },
  });
}

function measureReadiness(register: Registry, { readiness }: MetricSources) {
  new Gauge({
    name: "ready",
    help: "State of each part of /readyz: 1 is good, 0 is not",
    labelNames: ["part"],
    registers: [register],
    async collect() {
      this.reset();
      for (const [part, isWell] of Object.entries(await readiness()))
        this.set({ part }, isWell ? 1 : 0);
    },
  });
}

function measureStores(
  register: Registry,
  { countUnderWay, findFreeSpace }: MetricSources,
) {
  new Gauge({
    name: "messages_under_way",
    help: "Texts and emails that wait, are being sent, or are in doubt",
    labelNames: ["kind", "state"],
    registers: [register],
    async collect() {
      this.reset();
      const found = await countUnderWay().catch(() => []);
      for (const { kind, state, count } of found)
        this.set({ kind, state }, count);
    },
  });
  new Gauge({
    name: "data_free_bytes",
    help: "Free space where this site keeps its own database or pictures",
    registers: [register],
    async collect() {
      this.remove();
      const free = await findFreeSpace();
      if (free !== undefined) this.set(free);
    },
  });
}

/** Reports nothing if backups are disabled, and no age before the first backup. */
function measureBackups(register: Registry, { findBackup }: MetricSources) {
  new Gauge({
    name: "backup_age_seconds",
    help: "Age of the newest backup",
    registers: [register],
    async collect() {
      this.remove();
      const newest = (await findBackup())?.newest;
      if (newest) this.set((Date.now() - Date.parse(newest)) / 1000);
    },
  });
  new Gauge({
    name: "backup_failing",
    help: "1 if the latest backup failed",
    registers: [register],
    async collect() {
      this.remove();
      const found = await findBackup();
      if (found) this.set(found.state === "failing" ? 1 : 0);
    },
  });
}
