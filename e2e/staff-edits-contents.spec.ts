import type { Page } from "@playwright/test";
import { staff } from "#server/testing/running-server.ts";
import type { Settings } from "#shared/contract/settings.ts";
import { type Desk, test, visitor } from "./support/desk.ts";
import { expect, expectAccessible } from "./support/test.ts";

const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();
const saved = (page: Page) => page.getByText("Settings saved succesfully!");
const read = ({ ask }: Desk) => ask<Settings>("GET /api/settings");

let before: Settings;
test.beforeEach(async ({ desk }) => {
  before = await read(desk);
});
test.afterEach(async ({ desk }) => {
  await desk.ask("PUT /api/settings", before);
});

test("a new title is what the next visitor reads, in both languages", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/dashboard/contents");
  await page.getByRole("tab", { name: "Home Page" }).click();
  await page.getByLabel("Main title (English)").fill("Ask away!");
  await page.getByLabel("Main title (Spanish)").fill("¡Pregunte!");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await save(page);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText("Not saved yet")).toHaveCount(0);
  for (const [locale, title] of [
    ["en-US", "Ask away!"],
    ["es-MX", "¡Pregunte!"],
  ] as const) {
    const parent = await visitor(browser, baseURL, locale);
    await parent.goto("/");
    await expect(
      parent.getByRole("heading", { level: 1, name: title }),
    ).toBeVisible();
    await parent.context().close();
  }
});

test("the page beside the fields follows every letter, in either language", async ({
  page,
}) => {
  await page.goto("/dashboard/contents?tab=quiz");
  const look = page
    .getByRole("tabpanel", { name: "Quiz" })
    .getByRole("region", { name: "How it looks" });
  await page.getByLabel("Quiz start title (English)").fill("Hello there");
  await page.getByLabel("Quiz start title (Spanish)").fill("Buenos días");
  await expect(look).toContainText("Hello there");
  await look.getByRole("button", { name: "Español" }).click();
  await expect(look).toContainText("Buenos días");
});

for (const [lang, colorScheme] of [
  ["en", "dark"],
  ["es", "light"],
] as const)
  test(`in ${lang}, ${colorScheme}, every tab is usable by anybody`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await page.goto(`/dashboard/contents?lang=${lang}`);
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await expectAccessible(page);
    }
  });

test("what has to be there is said at its field, whatever tab is open", async ({
  page,
  desk,
}) => {
  await page.goto("/dashboard/contents?tab=homePage");
  await page.getByLabel("Call to action (Spanish)").fill(" ");
  await page.getByRole("tab", { name: "Main Options" }).click();
  await save(page);
  const field = page.getByLabel("Call to action (Spanish)");
  await expect(field).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  expect(await read(desk)).toEqual(before);
});

test("a failed save says so and keeps what was typed", async ({
  page,
  provoked,
}) => {
  provoked.add(503);
  await page.goto("/dashboard/contents");
  await page.getByLabel("Site name (English)").fill("Typed for long");
  await page.route("**/api/settings", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 503, json: { errors: [] } })
      : route.continue(),
  );
  await save(page);
  await expect(
    page.getByText(
      "There was an error while saving your settings. Please try again later.",
    ),
  ).toBeVisible();
  await expect(page.getByLabel("Site name (English)")).toHaveValue(
    "Typed for long",
  );
  await page.unroute("**/api/settings");
  await save(page);
  await expect(saved(page)).toBeVisible();
});

test("a session that ended is renewed without losing a word", async ({
  page,
  request,
  provoked,
}) => {
  provoked.add(401);
  await page.goto("/dashboard/contents");
  await page.getByLabel("Site name (English)").fill("Still here");
  const reply = await request.post("/api/auth", { data: staff });
  const { token } = (await reply.json()) as { token: string };
  await page.evaluate((ended) => localStorage.setItem("token", ended), token);
  const headers = { authorization: `Bearer ${token}` };
  await request.delete("/api/auth", { headers });
  await save(page);
  const again = page.getByRole("dialog", { name: "Please sign in again" });
  await again.getByLabel("Password", { exact: true }).fill(staff.password);
  await again.getByRole("button", { name: "Sign in" }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByLabel("Site name (English)")).toHaveValue(
    "Still here",
  );
});

test("who saves second sees both versions before one is chosen", async ({
  page,
  desk,
  provoked,
}) => {
  provoked.add(409);
  await page.goto("/dashboard/contents");
  await page.getByLabel("Site name (English)").fill("Mine");
  await page.getByLabel("Copyright (English)").fill("© Mine");
  await desk.ask("PUT /api/settings", { main: { sitename: "Theirs" } });
  await save(page);
  const conflict = page.getByRole("dialog", {
    name: "Somebody else changed this too",
  });
  await expect(conflict).toContainText("Theirs");
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect(saved(page)).toBeVisible();
  expect((await read(desk)).main).toMatchObject({
    sitename: "Mine",
    copyright: "© Mine",
  });
});

test("two people who change different texts do not get in each other's way", async ({
  page,
  desk,
}) => {
  await page.goto("/dashboard/contents");
  await page.getByLabel("Copyright (English)").fill("© Mine");
  await desk.ask("PUT /api/settings", { main: { sitename: "Theirs" } });
  await save(page);
  await expect(saved(page)).toBeVisible();
  expect((await read(desk)).main).toMatchObject({
    sitename: "Theirs",
    copyright: "© Mine",
  });
});

test("leaving with changes asks first; changing the tab does not, @desktop", async ({
  page,
}) => {
  await page.goto("/dashboard/contents");
  await page.getByLabel("Site name (English)").fill("Half-way");
  await page.getByRole("tab", { name: "Quiz" }).click();
  await page.getByRole("tab", { name: "Main Options" }).click();
  await expect(page.getByLabel("Site name (English)")).toHaveValue("Half-way");
  await page.getByRole("link", { name: "Cancel" }).click();
  const ask = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await ask.getByText("Stay here").click();
  await expect(page.getByLabel("Site name (English)")).toHaveValue("Half-way");
});
