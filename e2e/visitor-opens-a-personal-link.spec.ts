import { invite } from "./support/visitor/contact.ts";
import { readStorage } from "./support/visitor/storage.ts";
import { answerAtOnce, expectQuestion } from "./support/visitor/quiz.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

test("a personal link greets the family, fills in the names, and later leads to the results", async ({
  page,
  server,
}) => {
  const id = await invite(server, { name: "Rosa", daysAgo: 2 });
  const opened = page.waitForResponse(`/api/contacts/${id}/opened`);
  const reply = await page.goto(`/${id}`);
  expect(reply?.status()).toBe(200);
  expect(await reply?.text()).not.toContain("Rosa");
  await expect(page.getByText("Hello, Rosa!")).toBeVisible();
  await expect(page.getByText("About 5 minutes · Nothing")).toBeVisible();
  expect((await opened).status()).toBe(204);
  await expectAccessible(page);

  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(`/quiz/${id}`);
  await expect(page.getByLabel("Your name")).toHaveValue("Rosa");
  await expect(page.getByLabel("Your child’s name")).toHaveValue("Sofía");
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);
  await answerAtOnce(page);
  await page.getByRole("button", { name: "See results" }).click();
  await expect(page).toHaveURL(/\/results\/\w{22}$/);
  const results = page.url();

  await page.goto(`/quiz/${id}`);
  await expect(page).toHaveURL(results);

  await expect(page.getByText("Hello, Rosa")).toBeVisible();
  await expect(page.getByText(/take the quiz again/)).toBeHidden();
  await page.getByRole("button", { name: "Delete from this device" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Your results stay at the link");
  await dialog.getByRole("button", { name: "Delete" }).click();
  // The next visitor on this device does not see these results.
  await expect(page).toHaveURL("/");
  expect(await readStorage(page)).toMatchObject({ answers: {}, user: "{}" });
  await expect(page.locator('main a[href="/quiz"]')).toBeHidden();
});

test("an expired link opens the quiz without filling in names", async ({
  page,
  server,
}) => {
  const id = await invite(server, { name: "Rosa", daysAgo: 11 });
  await page.goto(`/${id}`);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(`/quiz/${id}`);
  await expect(page.getByLabel("Your name")).toHaveValue("");
});

test("another family's link on the same phone starts without the first family's data", async ({
  page,
  server,
}) => {
  const first = await invite(server, { name: "Rosa", daysAgo: 1 });
  const second = await invite(server, { name: "Luz", daysAgo: 1 });
  await page.goto(`/quiz/${first}`);
  await expect(page.getByLabel("Your name")).toHaveValue("Rosa");
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);
  await page.getByRole("radio").first().check();

  await page.goto(`/quiz/${second}`);
  await expect(page.getByLabel("Your name")).toHaveValue("Luz");
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("a mistyped or deleted link shows a message and the home page", async ({
  page,
  provoked,
}) => {
  provoked.add(404);
  const reply = await page.goto(`/${"1".repeat(22)}`);
  expect(reply?.status()).toBe(404);
  await expect(
    page.getByText("Can't load your data. Please try again later."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('main a[href^="/quiz"]')).toBeHidden();
  await expectAccessible(page);
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test(`an invited family sees the names and Get started without scrolling at ${width}×${height}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    const id = await invite(server, { name: "Rosa", daysAgo: 2 });
    for (const path of [`/quiz/${id}`, "/quiz", "/quiz?lang=es"]) {
      await page.goto(path);
      await expect(page.getByRole("textbox").first()).toHaveValue("Rosa");
      await expect(
        page.getByRole("button", { name: /Get started|Comenzar/ }),
      ).toBeInViewport({ ratio: 1 });
    }
  });

test("a personal link leads only to its own family's results", async ({
  page,
  server,
}) => {
  const id = await invite(server, { name: "Rosa", daysAgo: 2 });
  const other = await invite(server, { name: "Eva", daysAgo: 2 });
  await page.goto(`/quiz/${id}`);
  await expect(page.getByLabel("Your name")).toHaveValue("Rosa");
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);
  await answerAtOnce(page);
  await page.getByRole("button", { name: "See results" }).click();
  await expect(page).toHaveURL(/\/results\/\w{22}$/);
  const results = new URL(page.url()).pathname;

  const again = page.getByRole("link", { name: "See your results" });
  await page.goto(`/${id}`);
  await expect(again).toHaveAttribute("href", results);
  await page.goto(`/${other}`);
  await expect(page.getByText("Hello, Eva!")).toBeVisible();
  await expect(again).toHaveCount(0);
});
