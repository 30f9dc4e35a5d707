import type { Page } from "@playwright/test";
import { invite } from "./support/visitor/contact.ts";
import { begin, expectQuestion, takeQuiz } from "./support/visitor/quiz.ts";
import { leave, wipe } from "./support/visitor/stored.ts";
import { expect, test } from "./support/test.ts";

/** The mark of what this browser carries. */
async function markIn(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies(new URL(page.url()).origin);
  return cookies.find(({ name }) => name === "carried")?.value;
}

async function chosen(page: Page, place: number) {
  await page.getByRole("radio").nth(place).check();
  await page.getByRole("button", { name: "Next" }).click();
}

test("answers are there although the phone has deleted what it stored", async ({
  page,
}) => {
  await begin(page);
  await chosen(page, 2);
  await expectQuestion(page, 2);
  await chosen(page, 3);
  await leave(page);
  await wipe(page);
  let release: () => void = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/questions", async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto("/question/3");
  await expect(page).toHaveURL("/quiz");
  await expect(page.getByLabel("Your name")).toHaveValue("Maria");
  await page
    .getByRole("button", { name: "Continue where you left off" })
    .click();
  // Where to go on is known when the questions are here.
  release();
  await expectQuestion(page, 3);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("radio").nth(3)).toBeChecked();
});

test("an invited family finds its answers by its link", async ({
  page,
  server,
}) => {
  const id = await invite(server, { name: "Ana", daysAgo: 1 });
  await page.goto(`/quiz/${id}`);
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);
  await chosen(page, 2);
  await leave(page);
  await wipe(page);
  await page.goto(`/quiz/${id}`);
  await page
    .getByRole("button", { name: "Continue where you left off" })
    .click();
  await expectQuestion(page, 2);
});

test("own results are known as such", async ({ page }) => {
  await takeQuiz(page);
  const results = page.url();
  await leave(page);
  await wipe(page);
  await page.goto(results);
  await expect(page.getByText("Hello, Maria")).toBeVisible();
});

for (const connection of ["with", "without"])
  test(`nothing comes back after starting over, ${connection} a connection`, async ({
    page,
    context,
    provoked,
  }) => {
    if (connection === "without") provoked.add(0);
    await begin(page);
    await chosen(page, 2);
    await page.goto("/quiz");
    await leave(page);
    expect(await markIn(page)).toBeDefined();
    const over = page.getByRole("button", { name: "Start over" });
    await expect(over).toBeVisible();
    await context.setOffline(connection === "without");
    await over.click();
    await expect(over).toHaveCount(0);
    expect(await markIn(page)).toBeUndefined();
    await context.setOffline(false);
    await wipe(page);
    await page.goto("/quiz", { waitUntil: "networkidle" });
    await expect(
      page.getByRole("button", { name: "Get started" }),
    ).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("");
  });

test("another family's link on the same phone forgets what the first one left", async ({
  page,
  server,
}) => {
  const id = await invite(server, { name: "Ana", daysAgo: 1 });
  await begin(page);
  await chosen(page, 2);
  await leave(page);
  const told = page.waitForResponse(
    (response) => response.request().method() === "DELETE",
  );
  await page.goto(`/quiz/${id}`);
  await expect(page.getByLabel("Your name")).toHaveValue("Ana");
  await told;
  expect(await markIn(page)).toBeUndefined();
});

test("the link of a family whose phone has deleted all brings its answers back when the server is too busy at first", async ({
  page,
  server,
  provoked,
}) => {
  provoked.add(503);
  const id = await invite(server, { name: "Ana", daysAgo: 1 });
  await page.goto(`/quiz/${id}`);
  await page.getByRole("button", { name: "Get started" }).click();
  await chosen(page, 2);
  await leave(page);
  await wipe(page);
  const errors = [{ code: "busy", values: { seconds: 1 } }];
  const busy = { status: 503, json: { errors } };
  await page.route(
    "**/api/progress",
    (route) =>
      route.request().method() === "GET"
        ? route.fulfill(busy)
        : route.continue(),
    { times: 1 },
  );
  await page.goto(`/quiz/${id}`);
  await page
    .getByRole("button", { name: "Continue where you left off" })
    .click();
  await expectQuestion(page, 2);
});

test("a tap before the scripts loses nothing that is carried", async ({
  page,
}) => {
  await begin(page);
  await chosen(page, 2);
  await leave(page);
  await wipe(page);
  let release: () => void = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto("/quiz", { waitUntil: "commit" });
  await page.getByLabel("Your name").fill("Maria");
  await page.getByRole("button", { name: "Get started" }).click();
  release();
  await expectQuestion(page, 2);
});
