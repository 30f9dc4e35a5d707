import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { createTestApp } from "#server/testing/test-app.ts";

const deploy = join(import.meta.dirname, "../../../deploy");
const read = (path: string) => readFileSync(join(deploy, path), "utf8");

type Rule = { alert: string; expr: string; annotations: { summary: string } };
const alerts: { groups: { rules: Rule[] }[] } = parse(
  read("prometheus/alerts.yaml"),
);
const rules = alerts.groups.flatMap((group) => group.rules);
const dashboard: {
  panels: { title: string; targets: { expr: string }[] }[];
} = JSON.parse(read("grafana/dashboard.json"));

const watched = [
  ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ where: title, expr })),
  ),
];

/** Metrics and labels that Prometheus adds itself. */
const ofPrometheus = { metrics: ["up"], labels: ["job", "instance"] };

/** Metric names in an expression: removes labels, functions, keywords and numbers. */
function metricsOf(expr: string): string[] {
  const bare = expr
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, "")
    .replaceAll(/\b(by|without) \([^)]*\)|\b(and|or|unless)\b/g, "");
  return [...bare.matchAll(/[a-z_][a-z0-9_]*\b(?! *\()/g)].map(
    ([name]) => name,
  );
}

function labelsOf(expr: string): string[] {
  const within = [...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, labels = ""]) =>
    [...labels.matchAll(/(\w+)\s*(?:=~|!=|!~|=)/g)].map(
      ([, name = ""]) => name,
    ),
  );
  const by = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = ""]) =>
    names.split(/, */),
  );
  return [...within, ...by];
}

/** The exported metric names and labels. */
async function exported() {
  const { ask, pool } = await createTestApp();
  await pool.query(`INSERT INTO messages (_id, kind, "to", body, state)
    VALUES (repeat('2', 22), 'sms', '+12015550123', 'Hello', 'queued')`);
  await ask("GET /healthz");
  const { body } = await ask("GET /metrics");
  const names = [...body.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(
    ([, name = "", type]) =>
      type === "histogram"
        ? [`${name}_bucket`, `${name}_sum`, `${name}_count`]
        : [name],
  );
  const labels = [...body.matchAll(/[{,](\w+)="/g)].map(
    ([, name = ""]) => name,
  );
  return { names, labels };
}

test("alerts and dashboards use only exported metrics and labels", async () => {
  const { names, labels } = await exported();
  const knownNames = new Set([...names, ...ofPrometheus.metrics]);
  const knownLabels = new Set([...labels, ...ofPrometheus.labels]);
  const unknown = watched.flatMap(({ where, expr }) => [
    ...metricsOf(expr).filter((name) => !knownNames.has(name)),
    ...labelsOf(expr)
      .filter((name) => !knownLabels.has(name))
      .map((name) => `${where}: ${name}`),
  ]);
  expect(unknown).toEqual([]);
  expect(watched.every(({ expr }) => metricsOf(expr).length > 0)).toBe(true);
});

test("alerts and dashboards use only existing routes", async () => {
  const { app } = await createTestApp();
  const routes = watched.flatMap(({ expr }) =>
    [...expr.matchAll(/route!?="([^"]+)"/g)].map(([, route = ""]) => route),
  );
  expect(routes.length).toBeGreaterThan(0);
  for (const url of new Set(routes)) {
    const isThere = (["GET", "POST"] as const).some((method) =>
      app.hasRoute({ method, url }),
    );
    expect(isThere, url).toBe(true);
  }
});

test("the operations page explains every alert", () => {
  const page = readFileSync(join(deploy, "../docs/operations.md"), "utf8");
  for (const { alert, annotations } of rules) {
    expect(page, alert).toContain(`\`${alert}\``);
    expect(annotations.summary).not.toBe("");
  }
});
