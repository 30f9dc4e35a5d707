import { expect, onTestFinished, test } from "vitest";
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

/** Fake pages that show their questions for the visit. A form deletes the questions. */
const noting: Pages = {
  folder: import.meta.dirname,
  async render(request, { questions }) {
    const url = new URL(request.url);
    if (request.method === "POST") {
      await questions.forget();
      return Response.redirect(url.href, 303);
    }
    const count = questions.saved?.questions.length ?? 0;
    return new Response(
      `<html lang="en">${url.pathname} ${count} asked</html>`,
    );
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
  const choose = () => browser.save(result, [suggested]);
  return { ...app, result, path, browser, choose };
}

test("the page of a result shows the questions that scripts saved", async () => {
  const { choose, browser, path } = await createSite();
  await choose();
  const page = await browser.send(`GET ${path}`);
  expect(page.body).toContain("1 asked");
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.headers).not.toHaveProperty("etag");
  expect(page.headers).not.toHaveProperty("set-cookie");
});

test("a form can delete the questions about all results", async () => {
  const { choose, browser, pool, ask } = await createSite();
  await choose();
  const reply = await ask("POST /quiz", {
    body: "do=over",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      cookie: browser.cookie(),
    },
  });
  browser.receive(reply);
  expect(browser.cookie()).toBe("visit-questions=");
  const { rows } = await pool.query("SELECT * FROM visit_questions");
  expect(rows).toEqual([]);
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
