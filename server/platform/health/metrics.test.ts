import { expect, test } from "vitest";
import { createMetrics, type MetricSources } from "./metrics.ts";

const measured = {
  overload: {
    inProgress: () => 0,
    refused: { newcomers: 0, events: 0, calls: 0 },
  },
  readiness: async () => ({ database: true, migrations: true, outbox: true }),
  findFreeSpace: async () => undefined,
  findBackup: async () => null,
  countUnderWay: async () => [],
} satisfies MetricSources;

// prom-client starts an observer and a timer per set of default metrics and never stops them.
test("apps in one process share the process metrics", async () => {
  const [first, second] = [createMetrics(measured), createMetrics(measured)];
  const name = "nodejs_gc_duration_seconds";
  expect(first.getSingleMetric(name)).toBeDefined();
  expect(first.getSingleMetric(name)).toBe(second.getSingleMetric(name));
  expect(first.getSingleMetric("ready")).not.toBe(
    second.getSingleMetric("ready"),
  );
  expect(await second.metrics()).toContain("process_cpu_user_seconds_total");
});
