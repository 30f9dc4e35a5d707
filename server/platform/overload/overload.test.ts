import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { createCrowded } from "#server/testing/pages/crowded.ts";
import { createAdmin, staffPassword } from "#server/testing/test-app.ts";
import {
  answerQuiz,
  createQuizApp,
  finishQuiz,
} from "#server/testing/visitor/quiz.ts";
import { busyStyle, busyWords } from "./busy-page.ts";
import { maxInProgress } from "./overload.ts";

const full = maxInProgress.newcomers + 1;
const veryFull = maxInProgress.calls + 1;
const id = newId();

describe("under overload", () => {
  test.each(["/", "/quiz", `/${id}`, `/quiz/${id}`, "/concerns", "/nothing"])(
    "shows the busy page to a new visitor at %s until there is room",
    async (path) => {
      const { ask, setInProgress } = await createCrowded();
      await setInProgress(full);
      expect((await ask(`GET ${path}`)).statusCode).toBe(503);
      await setInProgress(maxInProgress.newcomers);
      expect((await ask(`GET ${path}`)).statusCode).not.toBe(503);
    },
  );

  test("shows pages of a started quiz and of staff", async () => {
    const { ask, setInProgress } = await createCrowded();
    const result = await finishQuiz({ ask });
    await setInProgress(veryFull);
    const underWay = ["/question/3", `/rank/${id}`, `/results/${result}`];
    for (const path of [...underWay, "/login", "/dashboard/links?page=2"])
      expect((await ask(`GET ${path}`)).statusCode, path).toBe(200);
  });

  test("answers health checks, metrics and cached calls", async () => {
    const { ask, setInProgress } = await createCrowded();
    await setInProgress(veryFull);
    const health = ["/healthz", "/metrics"];
    for (const path of [...health, "/api/settings", "/api/questions/pos/1"])
      expect((await ask(`GET ${path}`)).statusCode, path).toBe(200);
  });

  test("accepts submitted quizzes and drops events", async () => {
    const { ask, setInProgress, pool } = await createCrowded();
    const body = await answerQuiz({ ask });
    await setInProgress(full);
    const draft = await ask("POST /api/results", { body });
    expect(draft.statusCode).toBe(200);
    const read = await ask(`GET /api/results/${draft.json()}`);
    expect(read.statusCode).toBe(200);
    const { orderedConcerns } = read.json();
    const final = await ask("POST /api/results", {
      body: { ...body, _id: draft.json(), orderedConcerns },
    });
    expect(final.statusCode).toBe(200);
    const events = [{ name: "printed", place: "/results/{id}" }];
    const reported = await ask("POST /api/events", {
      body: { language: "en", events },
    });
    expect(reported.statusCode).toBe(204);
    expect((await pool.query("SELECT FROM events")).rowCount).toBe(0);
  });

  test("refuses visitors' calls only under higher load, and staff calls never", async () => {
    const { ask, setInProgress, db } = await createCrowded();
    const { token, email } = await createAdmin({ db });
    const body = await answerQuiz({ ask });
    await setInProgress(veryFull);
    const refused = await ask("POST /api/results", { body });
    expect(refused.statusCode).toBe(503);
    const seconds = Number(refused.headers["retry-after"]);
    const reason = { code: "busy", values: { seconds } };
    expect(refused.json().errors).toMatchObject([reason]);
    expect(seconds).toBeGreaterThanOrEqual(2);
    expect(seconds).toBeLessThanOrEqual(5);
    expect(refused.headers["cache-control"]).toBe("no-store");
    const contacts = await ask("GET /api/contacts", { token });
    expect(contacts.statusCode).toBe(200);
    const credentials = { email, password: staffPassword };
    const signedIn = await ask("POST /api/auth", { body: credentials });
    expect(signedIn.statusCode).toBe(200);
  });

  test("shows the overload in /readyz and the metrics", async () => {
    const { ask, setInProgress } = await createCrowded();
    const ready = async () => (await ask("GET /readyz")).json();
    await expect.poll(ready).toMatchObject({ ok: true, full: false });
    await setInProgress(full);
    await ask("GET /");
    await ask("GET /quiz");
    expect(await ready()).toMatchObject({ ok: true, full: true });
    expect((await ask("GET /readyz")).statusCode).toBe(200);
    const { body } = await ask("GET /metrics");
    expect(body).toContain('turned_away_total{kind="newcomers"} 2');
    expect(body).toContain('turned_away_total{kind="calls"} 0');
    expect(body).toContain(`requests_in_work ${full}`);
  });
});

test("refuses requests while the database is silent, then answers all waiting requests", async () => {
  const { ask, app, pool } = await createQuizApp();
  const body = await answerQuiz({ ask });
  const holder = await pool.connect();
  await holder.query("BEGIN; LOCK TABLE results");
  const waiting = Array.from({ length: full }, () =>
    ask("POST /api/results", { body }),
  );
  await expect.poll(() => app.isUnderPressure()).toBe(true);
  expect((await ask("GET /quiz")).statusCode).toBe(503);
  await holder.query("COMMIT");
  holder.release();
  for (const reply of await Promise.all(waiting))
    expect(reply.statusCode).toBe(200);
  await expect.poll(() => app.isUnderPressure()).toBe(false);
  expect((await ask("GET /quiz")).statusCode).toBe(200);
});

test("serves a single visitor on a slow machine", async () => {
  const { ask } = await createQuizApp();
  for (let stall = 0; stall < 3; stall += 1) {
    const end = performance.now() + 1500;
    while (performance.now() < end);
    await setImmediate();
  }
  expect((await ask("GET /quiz")).statusCode).toBe(200);
});

test("does not count requests whose body is incomplete", async () => {
  const { app, ask } = await createQuizApp();
  let arrived = 0;
  app.server.on("request", () => (arrived += 1));
  const url = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  for (let count = 0; count < full; count += 1) {
    const socket = connect(Number(url.port), url.hostname);
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    socket.write(
      `POST /api/results HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n`,
    );
  }
  await expect.poll(() => arrived).toBe(full);
  // Only the metrics request itself is counted.
  expect((await ask("GET /metrics")).body).toContain("requests_in_work 1\n");
});

describe("the busy page", () => {
  test.each(["en", "es"] as const)(
    "explains the delay and retries automatically (%s)",
    async (language) => {
      const { ask, setInProgress } = await createCrowded();
      await setInProgress(full);
      const headers = { "accept-language": language };
      const reply = await ask("GET /", { headers });
      expect(reply.statusCode).toBe(503);
      const seconds = Number(reply.headers["retry-after"]);
      expect(seconds).toBeGreaterThanOrEqual(5);
      expect(seconds).toBeLessThanOrEqual(15);
      expect(reply.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
      });
      expect(reply.headers).not.toHaveProperty("set-cookie");
      expect(reply.body).toContain(`<html lang="${language}"`);
      for (const text of Object.values(busyWords[language]))
        expect(reply.body).toContain(text);
      expect(reply.body).toContain(
        `<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>`,
      );
    },
  );

  test("allows only its own script and style", async () => {
    const { ask, setInProgress } = await createCrowded();
    await setInProgress(full);
    const { headers } = await ask("GET /");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
    expect(policy).toMatch(/style-src 'self'( 'sha256-[^ ]+'){3};/);
    expect(policy).toContain("connect-src 'self'");
  });

  test("remembers the chosen language", async () => {
    const { ask, setInProgress } = await createCrowded();
    await setInProgress(full);
    const reply = await ask("GET /quiz?lang=es");
    expect(reply.body).toContain('<html lang="es"');
    expect(reply.headers["set-cookie"]).toContain("lang=es");
  });

  test("answers the HEAD requests of its script", async () => {
    const { ask, setInProgress } = await createCrowded();
    await setInProgress(full);
    const refused = await ask("HEAD /quiz");
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toHaveProperty("retry-after");
    expect(refused.body).toBe("");
    await setInProgress(0);
    expect((await ask("HEAD /quiz")).statusCode).toBe(200);
  });

  test("uses the site's colors", async () => {
    const path = join(import.meta.dirname, "../../../web/ui/tokens.css");
    const tokens = await readFile(path, "utf8");
    const colors = busyStyle.match(/#\w{6}/g) ?? [];
    expect(colors).toHaveLength(10);
    for (const color of colors) expect(tokens).toContain(color);
  });
});
