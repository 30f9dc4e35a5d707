import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { newId } from "#server/ids.ts";
import { createQuizApp } from "#server/testing/visitor/quiz.ts";
import { createAdmin } from "#server/testing/test-app.ts";
import { nameOf } from "./statement-spans.ts";

type Attribute = { key: string; value: Record<string, unknown> };
type Span = {
  name: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
};

/** Takes what is sent, as a collector does. */
async function startCollector() {
  const sent: Record<string, unknown[]> = {};
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      (sent[request.url ?? ""] ??= []).push(body);
      response.setHeader("content-type", "application/json").end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { sent, url: `http://127.0.0.1:${port}/` };
}

/** The lists of this name, wherever they lie. */
function listsOf<T>(name: string, within: unknown): T[] {
  if (typeof within !== "object" || within === null) return [];
  return Object.entries(within).flatMap(([key, value]) =>
    key === name ? (value as T[]) : listsOf<T>(name, value),
  );
}

test("traces say which route, which statements and how it ended, and nothing of anybody", async () => {
  const { sent, url } = await startCollector();
  const site = await createQuizApp({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
  const { token, email } = await createAdmin(site);
  const id = newId();
  const missing = await site.ask(`GET /api/results/${id}?of=Canary`);
  expect(missing.statusCode).toBe(404);
  const body = { name: "Canary", phone: "+12015550123", redcapid: "Canary" };
  const added = await site.ask("POST /api/contacts", { body, token });
  expect(added.statusCode).toBe(200);
  for (let time = 0; time < 3; time += 1) await site.ask("GET /api/settings");
  await site.app.close();

  const spans = listsOf<Span>("spans", sent["/v1/traces"]);
  // Cached or not, each has one.
  const cached = spans.filter(({ name }) => name === "GET /api/settings");
  expect(cached).toHaveLength(3);
  const read = spans.find(({ name }) => name === "GET /api/results/:id");
  const attributes = read?.attributes.map(({ key, value }) => [
    key,
    Object.values(value)[0],
  ]);
  expect(Object.fromEntries(attributes ?? [])).toEqual({
    "http.request.method": "GET",
    "http.route": "/api/results/:id",
    "http.response.status_code": 404,
    "request.id": missing.headers["x-request-id"],
  });
  const inside = spans.filter(
    ({ parentSpanId }) => parentSpanId === read?.spanId,
  );
  expect(inside.map(({ name }) => name)).toContain("SELECT results");
  expect(spans.map(({ name }) => name)).toContain("INSERT contacts");
  const all = JSON.stringify(sent);
  for (const secret of [id, "Canary", "2015550123", token, email])
    expect(all).not.toContain(secret);
});

test("metrics are sent as they are at /metrics", async () => {
  const { sent, url } = await startCollector();
  const { ask, app } = await createQuizApp({
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
  });
  await ask("GET /api/results/none");
  await ask("GET /api/results/none");
  await app.close();
  type Metric = {
    name: string;
    histogram?: { dataPoints: Record<string, unknown>[] };
    gauge?: unknown;
    sum?: unknown;
  };
  const metrics = listsOf<Metric>("metrics", sent["/v1/metrics"]);
  const named = (name: string) => metrics.find((each) => each.name === name);
  expect(named("turned_away_total")?.sum).toBeDefined();
  expect(named("requests_waiting")?.gauge).toBeDefined();
  const [durations] =
    named("http_request_duration_seconds")?.histogram?.dataPoints ?? [];
  const { count, bucketCounts, explicitBounds } = durations ?? {};
  expect(count).toBe(2);
  expect(explicitBounds).toHaveLength(9);
  expect(bucketCounts).toHaveLength(10);
  expect((bucketCounts as number[]).reduce((sum, each) => sum + each)).toBe(2);
  expect(sent["/v1/traces"]).toBeDefined();
});

test("nothing is sent unless somebody collects, and one that does not answer holds up no stop", async () => {
  expect(readConfig({}).telemetry).toBeUndefined();
  const nobody = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" };
  const { ask, app } = await createQuizApp(nobody);
  expect((await ask("GET /api/settings")).statusCode).toBe(200);
  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeLessThan(30_000);
});

test.each([
  ['select "_id" from "results" where "_id" = $1', "SELECT results"],
  ["UPDATE contacts SET active = 0", "UPDATE contacts"],
  [{ text: "insert into audit values ($1)", values: [] }, "INSERT audit"],
  ["BEGIN", "BEGIN"],
  [{ submit() {} }, undefined],
])("the statement %j is named %j", (given, name) => {
  expect(nameOf(given)).toBe(name);
});
