import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "./support/in-database.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { expectQuestion } from "./support/visitor/quiz.ts";

test.describe("on a phone set to Spanish", () => {
  test.use({ locale: "es-MX" });

  test("the site opens in Spanish, and a change of language stays, even if its cookie is lost", async ({
    page,
    context,
  }) => {
    const html = page.locator("html");
    await page.goto("/");
    await expect(html).toHaveAttribute("lang", "es");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "English" }).click();
    await expect(html).toHaveAttribute("lang", "en");
    await page.reload();
    await expect(html).toHaveAttribute("lang", "en");
    await context.clearCookies();
    await page.goto("/");
    await expect(html).toHaveAttribute("lang", "en");
  });
});

test("an address without a page answers 404, and says what to do", async ({
  page,
  provoked,
}) => {
  provoked.add(404);
  const unknown = "1".repeat(22);
  const open = async (path: string) =>
    expect((await page.goto(path))?.status(), path).toBe(404);
  for (const path of [
    "/concerns/vaccine",
    `/concerns/${unknown}`,
    "/no/page",
  ]) {
    await open(path);
    await expect(
      page.getByRole("heading", { name: "Page Not Found" }),
    ).toBeVisible();
  }
  await page.getByRole("main").getByRole("link").click();
  await expect(page).toHaveURL("/");

  // A personal link that was mistyped or deleted.
  await open(`/${unknown}`);
  await expect(
    page.getByText("Can't load your data. Please try again later."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('main a[href^="/quiz"]')).toBeHidden();

  // A personal link that was cut off, in both languages.
  await open("/4kQ9zTnWbYc8RfLx?lang=es");
  await expect(page.getByRole("main").getByRole("heading")).toHaveText([
    "Este enlace no está completo",
    "This link is not complete",
  ]);
  await expectAccessible(page);
});

const script = "window.PWNED=1";
const ofScript = "'sha256-95YJ/3or70W2XRgUC6qQtRSv6ozINyOH+VONDuX09gg='";
const planted = `<p>Planted</p><script>${script}</script><style>body{display:none}</style><p onclick="${script}">Press</p>`;

/** Writes content directly into the database, bypassing the sanitizer, and waits until the page shows it. */
async function writeContent(
  server: RunningServer,
  request: APIRequestContext,
  content: string,
  shown = content,
) {
  const old = await inDatabase(server, async (client) => {
    const { rows } = await client.query<{ _id: string; content: string }>(
      "SELECT _id, content FROM concerns WHERE active ORDER BY position LIMIT 1",
    );
    await client.query("UPDATE concerns SET content = $1 WHERE _id = $2", [
      content,
      rows[0]?._id,
    ]);
    return rows[0]?.content ?? "";
  });
  await expect
    .poll(async () => (await request.get("/concerns")).text())
    .toContain(shown);
  return old;
}

test("a script in content does not run, and the page keeps working", async ({
  page,
  request,
  server,
  complaints,
}) => {
  const old = await writeContent(server, request, planted);
  try {
    const answer = await page.goto("/concerns");
    const policy = answer?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain(ofScript);

    await page.locator("main details summary").first().click();
    await page.getByText("Press").click();
    await page.getByRole("link", { name: "Take the survey" }).click();
    await expect(page).toHaveURL("/quiz");
    expect(await page.evaluate("window.PWNED")).toBeUndefined();
    const refused = complaints.splice(0);
    expect(refused.length).toBeGreaterThanOrEqual(3);
    for (const complaint of refused)
      expect(complaint).toContain("Content Security Policy");
  } finally {
    await writeContent(server, request, old, "It is natural to ask");
  }
});

const assets = join(import.meta.dirname, "../build/client/assets");

/** Features missing in Safari 15.0 or Chrome 90 that the compiler does not replace. */
const newer =
  /\(\?<[=!]|\bstatic\{|#\w+ in |\?\.\([^()]*\.\.\.[\w$]+,|(?<!\.)\.(at|findLast|findLastIndex|toSorted|toReversed|toSpliced)\(|\b(Object\.hasOwn|(Object|Map)\.groupBy|Promise\.(withResolvers|try)|structuredClone|URL\.(parse|canParse)|crypto\.randomUUID|throwIfAborted)\b/g;

// The dashboard's editor and spreadsheets use libraries that need a newer browser. Imports and translations share
// the chunk of row-counters.tsx, which holds the libraries for spreadsheets.
const forStaff = /^(editor|row-counters)-/;

function findIn(kind: string, pattern: RegExp): string[] {
  const names = readdirSync(assets).filter(
    (name) => name.endsWith(kind) && !forStaff.test(name),
  );
  return names.flatMap((name) => {
    const text = readFileSync(join(assets, name), "utf8");
    return (text.match(pattern) ?? []).map((found) => `${name}: ${found}`);
  });
}

test("scripts and styles use nothing that the oldest browsers in package.json lack", () => {
  expect(findIn(".js", newer)).toEqual([]);
  expect(findIn(".css", /@layer\b/g)).toEqual([]);
});

test("an even older browser gets the pages without scripts, and they work", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    CSS.supports = (property: string) => property !== "aspect-ratio";
    localStorage.setItem("user", '{"parentName":"An earlier release"}');
  });
  await page.goto("/quiz", { waitUntil: "commit" });
  await page.getByLabel("Your name").fill("Maria");
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);
  await page.getByRole("radio").nth(1).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expectQuestion(page, 2);
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: "visit" }),
  );
  await expect(page.locator("html:not([data-awake])")).toBeVisible();
});
