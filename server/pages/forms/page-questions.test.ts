import { describe, expect, test } from "vitest";
import type { Pages } from "#server/pages/make-page.ts";
import {
  browserOf,
  longQuestions,
  suggested,
} from "#server/testing/visitor/my-questions.ts";
import { fillContent } from "#server/testing/database/default-content.ts";
import { finishQuiz } from "#server/testing/visitor/quiz.ts";
import { createAdmin, createTestApp } from "#server/testing/test-app.ts";

/** Pages that say what they were told of questions for the visit, and change them as the form says. */
const noting: Pages = {
  folder: import.meta.dirname,
  async render(request, { questions, call }) {
    const url = new URL(request.url);
    const form = new URLSearchParams(await request.text());
    const { edits = 0, questions: all = [] } = questions.read() ?? {};
    const written = { edits: edits + 1, questions: [...all, suggested] };
    if (form.get("do") === "choose") questions.write(written, true);
    if (form.get("do") === "long")
      questions.write({ edits: 9, questions: longQuestions }, true);
    if (form.get("do") === "forget") questions.forget();
    if (request.method === "POST")
      return Response.redirect(`${url.href}?saved`, 303);
    const params = { id: url.pathname.split("/")[2] ?? "" };
    const isThere = await call("GET /api/results/:id", { params }).then(
      () => true,
      () => false,
    );
    const said = questions.isRefused ? "refused" : `${all.length} asked`;
    return new Response(`<html lang="en">${url.pathname} ${said}</html>`, {
      status: isThere || !url.pathname.startsWith("/results/") ? 200 : 404,
    });
  },
};

async function createSite() {
  const app = await createTestApp({ RATE_LIMIT_SCALE: "1000" }, noting);
  await fillContent(app);
  const result = await finishQuiz(app);
  const browser = browserOf(app);
  const path = `/results/${result}`;
  const choose = (what = "choose") =>
    app.ask(`POST ${path}`, {
      body: `do=${what}`,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        cookie: browser.cookie(),
      },
    });
  const chosen = async (what?: string) => {
    const reply = await choose(what);
    browser.receive(reply);
    return reply;
  };
  return { ...app, result, path, browser, chosen };
}

describe("a form about questions for the visit", () => {
  test("has them carried from then on, where scripts find them as well", async () => {
    const { chosen, browser, path, result } = await createSite();
    const reply = await chosen();
    expect(reply.statusCode).toBe(303);
    expect(reply.headers["location"]).toContain(`${path}?saved`);
    const page = await browser.send(`GET ${path}`);
    expect(page.body).toContain("1 asked");
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.headers).not.toHaveProperty("etag");
    expect(page.headers).not.toHaveProperty("set-cookie");
    const list = { edits: 1, questions: [suggested] };
    expect(await browser.readAgain(result)).toEqual(list);
    const scripts = await browser.save(result, [], { edits: 2 });
    expect(scripts.own).toBe(result);
    expect((await browser.send(`GET ${path}`)).body).toContain("0 asked");
  });

  test("may hold more than a cookie does, or let everything go", async () => {
    const { chosen, browser, path, pool } = await createSite();
    await chosen("long");
    const page = await browser.send(`GET ${path}`);
    expect(page.body).toContain(`${longQuestions.length} asked`);
    await chosen("forget");
    expect(browser.cookie()).toBe("questions=");
    const { rows } = await pool.query("SELECT * FROM kept_questions");
    expect(rows).toEqual([]);
  });

  test("is followed by a page that says when the browser keeps nothing", async () => {
    const { ask, path } = await createSite();
    expect((await ask(`GET ${path}?saved`)).body).toContain("refused");
    expect((await ask(`GET ${path}`)).body).toContain("0 asked");
  });
});

describe("who carries questions along", () => {
  test("makes no other page personal", async () => {
    const { chosen, browser, path, result } = await createSite();
    await chosen();
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
    expect(result).toHaveLength(22);
  });

  test.each([
    ["forged", "questions=AbcDef"],
    ["oversized", `questions=${"A".repeat(9000)}`],
  ])("is rid of what is not ours: %s", async (_what, cookie) => {
    const { ask, path, browser, chosen } = await createSite();
    const page = await ask(`GET ${path}`, { headers: { cookie } });
    expect(page.body).toContain("0 asked");
    expect(String(page.headers["set-cookie"])).toContain(
      "questions=; Max-Age=0;",
    );
    browser.take(cookie);
    await chosen();
    expect((await browser.send(`GET ${path}`)).body).toContain("1 asked");
  });
});

describe("results that were erased", () => {
  const erase = ({ ask, token }: Erasing, result: string) =>
    ask(`DELETE /api/results/${result}/family`, { token });
  type Erasing = Pick<Awaited<ReturnType<typeof createSite>>, "ask"> & {
    token: string;
  };

  test.each(["choose", "long"])(
    "take their list along at the next look, and no other: %s",
    async (what) => {
      const site = await createSite();
      const { chosen, browser, path, result } = site;
      const other = await finishQuiz(site);
      await browser.save(other, [suggested]);
      await chosen(what);
      const { token } = await createAdmin(site);
      await erase({ ...site, token }, result);
      const gone = await browser.send(`GET ${path}`);
      expect(gone.statusCode).toBe(404);
      expect(gone.body).toContain("asked");
      expect((await browser.send(`GET ${path}`)).body).toContain("0 asked");
      const left = await browser.send(`GET /results/${other}`);
      expect(left.body).toContain("1 asked");
    },
  );

  test("leave no cookie where there was no other list", async () => {
    const site = await createSite();
    const { chosen, browser, path, result } = site;
    await chosen();
    const { token } = await createAdmin(site);
    await erase({ ...site, token }, result);
    await browser.send(`GET ${path}`);
    expect(browser.cookie()).toBe("questions=");
  });
});
