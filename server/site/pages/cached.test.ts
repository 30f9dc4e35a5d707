import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { LightMyRequestResponse } from "fastify";
import { site } from "#server/testing/pages/telling-pages.ts";

function said({ statusCode, headers, rawPayload }: LightMyRequestResponse) {
  const { date: _, "x-request-id": __, ...others } = headers;
  return { statusCode, headers: others, body: rawPayload.toString("base64") };
}

const paths = ["/", "/quiz", "/api/settings", "/api/concerns"];
const accepted = ["", "br", "gzip, deflate, br", "gzip", "br;q=0, gzip;q=0.5"];

test.each(paths)("%s is the same each time, in each encoding", async (path) => {
  const { ask } = await site();
  for (const encodings of accepted) {
    const headers = { "accept-encoding": encodings, "accept-language": "es" };
    const first = said(await ask(`GET ${path}`, { headers }));
    expect(first.statusCode).toBe(200);
    for (let time = 0; time < 3; time += 1)
      expect(said(await ask(`GET ${path}`, { headers }))).toEqual(first);
  }
});

test.each(paths)("%s returns 304 to a browser that has it", async (path) => {
  const { ask } = await site();
  const etag = String((await ask(`GET ${path}`)).headers["etag"]);
  const again = () =>
    ask(`GET ${path}`, { headers: { "if-none-match": etag } });
  const first = said(await again());
  expect(first).toMatchObject({ statusCode: 304, body: "" });
  expect(said(await again())).toEqual(first);
  const other = { headers: { "if-none-match": '"other"' } };
  expect((await ask(`GET ${path}`, other)).statusCode).toBe(200);
});

test("each language has its own page, by choice and by browser", async () => {
  const { ask } = await site();
  const languageOf = async (headers: object) =>
    /lang="(\w+)"/.exec((await ask("GET /", { headers })).body)?.[1];
  for (let time = 0; time < 2; time += 1) {
    expect(await languageOf({})).toBe("en");
    expect(await languageOf({ "accept-language": "es" })).toBe("es");
    expect(await languageOf({ cookie: "lang=es" })).toBe("es");
    const chosen = { cookie: "lang=en", "accept-language": "es" };
    expect(await languageOf(chosen)).toBe("en");
  }
});

test("a requested language is stored in a cookie on every request", async () => {
  const { ask } = await site();
  for (let time = 0; time < 2; time += 1) {
    const { headers } = await ask("GET /?lang=es");
    expect(headers["set-cookie"]).toContain("lang=es");
    const others = { headers: { "accept-language": "es" } };
    expect((await ask("GET /", others)).headers).not.toHaveProperty(
      "set-cookie",
    );
  }
});

test("each cached reply counts toward the request limit", async () => {
  const { ask } = await site({ RATE_LIMIT_SCALE: "0.001" });
  const replies = [];
  for (let time = 0; time < 7; time += 1) replies.push(await ask("GET /"));
  const codes = replies.map(({ statusCode }) => statusCode);
  expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect(Number(replies[6]?.headers["retry-after"])).toBeGreaterThan(0);
  expect(replies[6]?.headers["x-content-type-options"]).toBe("nosniff");
});

test("each cached reply is measured", async () => {
  const { ask } = await site();
  for (let time = 0; time < 5; time += 1) await ask("GET /api/settings");
  const { body } = await ask("GET /metrics");
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/settings",status="200"} 5',
  );
});

test("while draining, every reply closes its connection", async () => {
  const { app, ask } = await site();
  for (let time = 0; time < 2; time += 1) await ask("GET /");
  app.isDraining = true;
  expect((await ask("GET /")).headers.connection).toBe("close");
  app.isDraining = false;
  expect((await ask("GET /")).headers.connection).not.toBe("close");
});

test("behind a trusted proxy, requests count for the forwarded address", async () => {
  const { ask } = await site({
    RATE_LIMIT_SCALE: "0.001",
    TRUST_PROXY: "127.0.0.1",
  });
  const from = async (address: string) =>
    (await ask("GET /", { headers: { "x-forwarded-for": address } }))
      .statusCode;
  const codes = [];
  for (let time = 0; time < 7; time += 1) codes.push(await from("192.0.2.1"));
  expect(codes).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect(await from("192.0.2.2")).toBe(200);
});

test("two Host headers are refused, also for cached replies", async () => {
  const { app } = await site();
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const statusTo = async (hosts: string) => {
    const line = connect(port, "127.0.0.1");
    line.write(`GET / HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
    return Number((await text(line)).split(" ")[1]);
  };
  expect(await statusTo("Host: a")).toBe(200);
  expect(await statusTo("Host: a\r\nhost: b")).toBe(400);
});
