import { describe, expect, test } from "vitest";
import { newId } from "#server/ids.ts";
import { createCrowded } from "#server/testing/pages/crowded.ts";
import { answerQuiz, finishQuiz } from "#server/testing/visitor/quiz.ts";
import { createAdmin, staffPassword } from "#server/testing/test-app.ts";
import { room } from "./admission.ts";

const full = room.newcomers + 1;
const veryFull = room.calls + 1;
const id = newId();

describe("while many are here", () => {
  test.each(["/", "/quiz", `/${id}`, `/quiz/${id}`, "/concerns", "/nothing"])(
    "a newcomer to %s is asked to come back",
    async (path) => {
      const { ask, crowd } = await createCrowded();
      crowd.waiting = full;
      expect((await ask(`GET ${path}`)).statusCode).toBe(503);
      crowd.waiting = room.newcomers;
      expect((await ask(`GET ${path}`)).statusCode).not.toBe(503);
    },
  );

  test("pages of a quiz under way and of the desk are shown as ever", async () => {
    const { ask, crowd } = await createCrowded();
    const result = await finishQuiz({ ask });
    crowd.waiting = veryFull;
    const underWay = ["/question/3", `/rank/${id}`, `/results/${result}`];
    for (const path of [...underWay, "/login", "/dashboard/links?page=2"])
      expect((await ask(`GET ${path}`)).statusCode, path).toBe(200);
  });

  test("what is the same for everybody is answered as ever", async () => {
    const { ask, crowd } = await createCrowded();
    crowd.waiting = veryFull;
    for (const path of ["/healthz", "/api/settings", "/api/questions/pos/1"])
      expect((await ask(`GET ${path}`)).statusCode, path).toBe(200);
  });

  test("a quiz is handed in and finished, and its events are let go", async () => {
    const { ask, crowd, pool } = await createCrowded();
    const body = await answerQuiz({ ask });
    crowd.waiting = full;
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
    const told = await ask("POST /api/events", {
      body: { language: "en", events },
    });
    expect(told.statusCode).toBe(204);
    expect((await pool.query("SELECT FROM events")).rowCount).toBe(0);
  });

  test("calls are asked to come back only when far more wait, and staff never", async () => {
    const { ask, crowd, db } = await createCrowded();
    const { token, email } = await createAdmin({ db });
    const body = await answerQuiz({ ask });
    crowd.waiting = veryFull;
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

  test("as soon as there is room, everybody is let in", async () => {
    const { ask, crowd } = await createCrowded();
    crowd.waiting = full;
    expect((await ask("GET /")).statusCode).toBe(503);
    crowd.waiting = 0;
    expect((await ask("GET /")).statusCode).toBe(200);
  });
});

describe("who has begun", () => {
  const mark = /^begun=1; Path=\/; Max-Age=7200; SameSite=Lax; HttpOnly/;

  test("is marked while many are here, and then goes first", async () => {
    const { ask, crowd } = await createCrowded();
    // Pages that went out before are as closed, and their readers as marked, as those that did not.
    for (const path of ["/", "/", "/quiz", "/quiz"]) await ask(`GET ${path}`);
    crowd.waiting = full;
    expect((await ask("GET /")).statusCode).toBe(503);
    crowd.waiting = 0;
    const letIn = await ask("GET /quiz");
    expect(letIn.headers["set-cookie"]).toMatch(mark);
    crowd.waiting = full;
    const headers = { cookie: "lang=es; begun=1" };
    const again = await ask("GET /", { headers });
    expect(again.statusCode).toBe(200);
    expect(again.headers).not.toHaveProperty("set-cookie");
  });

  test.each(["visit=sealed", "lang=es; __Host-visit=sealed"])(
    "without scripts goes first too (%s)",
    async (cookie) => {
      const { ask, crowd } = await createCrowded();
      crowd.waiting = full;
      const headers = { cookie };
      expect((await ask("GET /quiz", { headers })).statusCode).toBe(200);
    },
  );

  test("is marked by what a quiz under way asks for", async () => {
    const { ask, crowd } = await createCrowded();
    const body = await answerQuiz({ ask });
    crowd.waiting = full;
    await ask("GET /");
    for (const line of ["GET /question/2", "POST /api/results"]) {
      const { headers } = await ask(line, line.startsWith("P") ? { body } : {});
      expect(headers["set-cookie"], line).toMatch(mark);
    }
  });

  test("is not marked while there is room for all", async () => {
    const { ask } = await createCrowded();
    const body = await answerQuiz({ ask });
    for (const line of ["GET /", "GET /question/2", "POST /api/results"]) {
      const { headers } = await ask(line, line.startsWith("P") ? { body } : {});
      expect(headers).not.toHaveProperty("set-cookie");
    }
  });

  test("is marked in secret only where the site is", async () => {
    const { ask, crowd } = await createCrowded({
      PUBLIC_URL: "https://quiz.example",
    });
    crowd.waiting = full;
    await ask("GET /");
    const { headers } = await ask("GET /question/2");
    expect(headers["set-cookie"]).toMatch(/; Secure$/);
  });
});

test("those who run it can see that it is full, and whom it turned away", async () => {
  const { ask, crowd } = await createCrowded();
  const ready = async () => (await ask("GET /readyz")).json();
  await expect.poll(ready).toMatchObject({ ok: true, full: false });
  crowd.waiting = full;
  await ask("GET /");
  await ask("GET /quiz");
  await expect.poll(ready).toMatchObject({ ok: true, full: true });
  expect((await ask("GET /readyz")).statusCode).toBe(200);
  const { body } = await ask("GET /metrics");
  expect(body).toContain('turned_away_total{kind="newcomers"} 2');
  expect(body).toContain('turned_away_total{kind="calls"} 0');
  expect(body).toContain(`requests_waiting ${full}`);
});
