import { describe, expect, onTestFinished, test } from "vitest";
import { connect } from "#server/platform/db/connect.ts";
import type { Pages } from "#server/site/pages/make-page.ts";
import {
  browserOf,
  suggested,
} from "#server/testing/visitor/visit-questions.ts";
import { createTestDatabase } from "#server/testing/database/postgres.ts";
import { startDatabaseProxy } from "#server/testing/stand-ins/database-proxy.ts";
import { fillContent } from "#server/testing/database/default-content.ts";
import { finishQuiz } from "#server/testing/visitor/quiz.ts";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";

/** Fake pages that show their questions for the visit. A form changes the questions. */
const noting: Pages = {
  folder: import.meta.dirname,
  async render(request, { questions }) {
    const url = new URL(request.url);
    const form = new URLSearchParams(await request.text());
    const all = questions.saved?.questions ?? [];
    if (form.get("do") === "choose") await questions.save([...all, suggested]);
    if (form.get("do") === "forget") await questions.forget();
    if (request.method === "POST")
      return Response.redirect(`${url.href}?saved`, 303);
    const said = questions.isRefused ? "refused" : `${all.length} asked`;
    return new Response(`<html lang="en">${url.pathname} ${said}</html>`);
  },
};

async function createSite(
  database?: Awaited<ReturnType<typeof createTestDatabase>>,
) {
  const env = { RATE_LIMIT_SCALE: "1000" };
  const app = await createTestApp(env, noting, database);
  await fillContent(app);
  const result = await finishQuiz(app);
  const browser = browserOf(app);
  const path = `/results/${result}`;
  async function choose(what = "choose", place = path) {
    const reply = await app.ask(`POST ${place}`, {
      body: `do=${what}`,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        cookie: browser.cookie(),
      },
    });
    browser.receive(reply);
    return reply;
  }
  return { ...app, result, path, browser, choose };
}

describe("a form about questions for the visit", () => {
  test("saves them for scripts as well, and the page shows them", async () => {
    const { choose, browser, path, result } = await createSite();
    const reply = await choose();
    expect(reply.statusCode).toBe(303);
    expect(reply.headers["location"]).toContain(`${path}?saved`);
    const page = await browser.send(`GET ${path}`);
    expect(page.body).toContain("1 asked");
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.headers).not.toHaveProperty("etag");
    expect(page.headers).not.toHaveProperty("set-cookie");
    const saved = { version: 1, questions: [suggested] };
    expect(await browser.readAgain(result)).toEqual(saved);
    await browser.save(result, []);
    expect((await browser.send(`GET ${path}`)).body).toContain("0 asked");
  });

  test.each(["results", "quiz"])(
    "can delete everything, posted from /%s",
    async (page) => {
      const { choose, browser, pool, path } = await createSite();
      await choose();
      await choose("forget", page === "quiz" ? "/quiz" : path);
      expect(browser.cookie()).toBe("visit-questions=");
      const { rows } = await pool.query("SELECT * FROM visit_questions");
      expect(rows).toEqual([]);
    },
  );

  test("leads to a page that says when the browser rejects cookies", async () => {
    const { ask, path } = await createSite();
    expect((await ask(`GET ${path}?saved`)).body).toContain("refused");
    expect((await ask(`GET ${path}`)).body).toContain("0 asked");
  });
});

test("keeps other pages cacheable for a browser with questions", async () => {
  const { choose, browser, path } = await createSite();
  await choose();
  for (const other of [
    "/",
    "/quiz",
    "/concerns",
    `${path}/sms-share`,
    `${path}/email-share`,
    "/question/1",
  ]) {
    const page = await browser.send(`GET ${other}`);
    expect(page.body, other).toContain("0 asked");
  }
  expect((await browser.send("GET /quiz")).headers).toHaveProperty("etag");
});

test("erasing results deletes their questions and no others", async () => {
  const site = await createSite();
  const { choose, browser, path, result, ask } = site;
  const other = await finishQuiz(site);
  await browser.save(other, [suggested]);
  await choose();
  const { token } = await createAdmin(site);
  await ask(`DELETE /api/results/${result}/family`, { token });
  expect((await browser.send(`GET ${path}`)).body).toContain("0 asked");
  const left = await browser.send(`GET /results/${other}`);
  expect(left.body).toContain("1 asked");
});

test("the page is shown without questions while the database is down", async () => {
  const database = await createTestDatabase();
  const proxy = await startDatabaseProxy(database.target);
  const log = { warn() {} };
  const { db, pool } = connect(proxy.target, { size: 5, log });
  onTestFinished(async () => {
    await db.destroy();
    await database.drop();
  });
  const { target } = proxy;
  const site = await createSite({ ...database, db, pool, target });
  await site.choose();
  await proxy.stop();
  const page = await site.browser.send(`GET ${site.path}`);
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.body).toContain("0 asked");
});
