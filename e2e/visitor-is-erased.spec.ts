import type { APIRequestContext, Page } from "@playwright/test";
import type { RunningServer } from "#server/testing/running-server.ts";
import { staff } from "#server/testing/running-server.ts";
import { invite } from "./support/visitor/contact.ts";
import { answerAtOnce, begin, expectQuestion } from "./support/visitor/quiz.ts";
import { readStorage } from "./support/visitor/storage.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A family that finished the quiz on this phone and was then erased by staff. */
async function beErased(
  page: Page,
  request: APIRequestContext,
  server: RunningServer,
): Promise<string> {
  const contact = await invite(server, { name: "Rosa", daysAgo: 2 });
  await page.goto(`/quiz/${contact}`);
  await expect(page.getByLabel("Your name")).toHaveValue("Rosa");
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);
  await answerAtOnce(page);
  await page.getByRole("button", { name: "See results" }).click();
  await expect(page).toHaveURL(/\/results\/\w{22}$/);
  const results = new URL(page.url()).pathname;
  const { email, password } = staff;
  const reply = await request.post("/api/auth", { data: { email, password } });
  const { token } = (await reply.json()) as { token: string };
  const erased = await request.delete(`/api${results}/family`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(erased.ok()).toBe(true);
  return results;
}

const forgotten = {
  en: "It was removed from this device too",
  es: "También se borró de este dispositivo",
};

test.beforeEach(({ provoked }) => {
  provoked.add(404);
});

test("the home page says that the family was erased, and no longer offers the quiz", async ({
  page,
  request,
  server,
}) => {
  await beErased(page, request, server);
  await page.goto("/");
  await expect(page.getByText(forgotten.en)).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator('main a[href="/quiz"]')).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(forgotten.en)).toBeHidden();
});

test("the start page of an erased family is empty and says why", async ({
  page,
  request,
  server,
}) => {
  await beErased(page, request, server);
  await page.goto("/quiz?lang=es");
  await expect(page.getByText(forgotten.es)).toBeVisible();
  await expect(page.getByRole("button", { name: "Comenzar" })).toBeVisible();
  await expect(page.getByLabel("Su nombre")).toHaveValue("");
  expect(await readStorage(page)).toEqual({
    answers: {},
    lang: "es",
    user: "{}",
  });
});

test("the results page of an erased family clears the phone's stored data", async ({
  page,
  request,
  server,
}) => {
  const results = await beErased(page, request, server);
  await page.goto(results);
  await expect(
    page.getByRole("heading", { name: "We cannot find these results" }),
  ).toBeVisible();
  await expect(page.getByText(forgotten.en)).toBeVisible();
  await page.goto("/quiz");
  await expect(page.getByRole("button", { name: "Get started" })).toBeVisible();
});

test("unsubmitted answers survive the deletion of their personal link", async ({
  page,
}) => {
  await begin(page);
  await page.getByRole("radio").first().check();
  await page.evaluate(() => {
    const user = JSON.parse(localStorage["user"]) as object;
    localStorage["user"] = JSON.stringify({
      ...user,
      contactId: "1".repeat(22),
    });
  });
  await page.goto("/quiz");
  await expect(
    page.getByText("Your personal link no longer works"),
  ).toBeVisible();
  await page
    .getByRole("button", { name: "Continue where you left off" })
    .click();
  await expectQuestion(page, 2);
});

test("a 404 that is not from this server deletes nothing", async ({
  page,
  server,
}) => {
  const contact = await invite(server, { name: "Rosa", daysAgo: 2 });
  await page.goto(`/quiz/${contact}`);
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);
  await answerAtOnce(page);
  await page.getByRole("button", { name: "See results" }).click();
  await expect(page.getByText("Hello, Rosa")).toBeVisible();
  const results = page.url();
  await page.route(/\/api\/(results|contacts)\//, (route) =>
    route.fulfill({ status: 404, body: "<h1>404 Not Found</h1>" }),
  );
  for (const path of ["/", results])
    await page.goto(path, { waitUntil: "networkidle" });
  await page.unrouteAll();
  await page.goto(results);
  await expect(page.getByText("Hello, Rosa")).toBeVisible();
  await page.goto("/");
  await expect(
    page.getByRole("link", { name: "See your results" }),
  ).toBeVisible();
});
