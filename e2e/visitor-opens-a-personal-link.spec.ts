import { newId } from "#server/platform/ids.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { invite } from "./support/visitor/contact.ts";
import { answerAtOnce, expectQuestion } from "./support/visitor/quiz.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { readStorage } from "./support/visitor/storage.ts";

test("a personal link greets its family, fills in the names, and later leads to its results, also after another family's link", async ({
  page,
  server,
}) => {
  const id = await invite(server, { name: "Rosa", daysAgo: 2 });
  const other = await invite(server, { name: "Eva", daysAgo: 1 });
  const start = page.getByRole("button", { name: "Get started" });
  const again = page.getByRole("link", { name: "See your results" });
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
  await start.click();
  await expectQuestion(page, 1);
  await page.getByRole("radio").first().check();

  await page.goto(`/quiz/${other}`);
  await expect(page.getByLabel("Your name")).toHaveValue("Eva");
  await start.click();
  await expectQuestion(page, 1);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);

  await page.goto(`/quiz/${id}`);
  await expect(page.getByLabel("Your name")).toHaveValue("Rosa");
  await start.click();
  await expectQuestion(page, 1);
  await answerAtOnce(page);
  await page.getByRole("button", { name: "See results" }).click();
  await expect(page).toHaveURL(/\/results\/\w{22}$/);
  const results = new URL(page.url()).pathname;
  await page.goto(`/${id}`);
  await expect(again).toHaveAttribute("href", results);
  await page.goto(`/${other}`);
  await expect(page.getByText("Hello, Eva!")).toBeVisible();
  await expect(again).toHaveCount(0);

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

test("the home page leads to the topics without an invitation, and to the quiz with one", async ({
  page,
  server,
}) => {
  const contactId = await invite(server, { name: "Rosa", daysAgo: 1 });
  await page.goto("/");
  const start = page.locator('main a[href="/quiz"]');
  const topics = page.getByRole("main").locator('a[href="/concerns"]');
  await expect(topics).toBeVisible();
  await expect(start).toBeHidden();
  await topics.click();
  await expect(page).toHaveURL("/concerns");

  await page.evaluate(
    (user) => localStorage.setItem("user", user),
    JSON.stringify({ contactId }),
  );
  await page.goto("/");
  await expect(start).toBeVisible();
  await expect(topics).toBeHidden();
  await expectAccessible(page);
});

test("an invited family sees the names and Get started without scrolling", async ({
  page,
  server,
}) => {
  const id = await invite(server, { name: "Rosa", daysAgo: 2 });
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of [`/quiz/${id}?lang=en`, "/quiz", "/quiz?lang=es"]) {
      await page.goto(path);
      await expect(page.getByRole("textbox").first()).toHaveValue("Rosa");
      await expect(
        page.getByRole("button", { name: /Get started|Comenzar/ }),
      ).toBeInViewport({ ratio: 1 });
    }
  }
});

test("pages with an id look the same whether or not the id exists", async ({
  request,
  server,
}) => {
  const contact = await invite(server, { name: "Ana", daysAgo: 1 });
  // The results page is not listed: anyone with its link may read it.
  const places = [
    ["/quiz/", contact],
    ["/rank/", await rankedResult(request)],
  ] as const;
  for (const [place, id] of places) {
    const shown = async (of: string) => {
      const answer = await request.get(place + of);
      const text = await answer.text();
      return { status: answer.status(), text: text.replaceAll(of, "id") };
    };
    expect(await shown(id), place).toEqual(await shown(newId()));
  }
});
