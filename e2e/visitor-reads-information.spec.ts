import { expect, expectAccessible, test } from "./support/test.ts";
import { expectQuestion } from "./support/visitor/quiz.ts";

const { locale, width, height, words } = {
  locale: "en-US",
  width: 360,
  height: 640,
  words: {
    name: "Your name",
    more: "What do we save, and who can see it?",
    title: "About this quiz",
    stored: "What is kept, and for how long?",
    board: "Who checks this study?",
    back: "Back",
    start: "Get started",
  },
};

test.describe(`in ${locale}, ${width} px`, () => {
  test.use({ locale, viewport: { width, height } });

  test("a parent reads about the quiz, goes back and starts it", async ({
    page,
  }) => {
    await page.goto("/quiz");
    const promises = page.getByRole("main").getByRole("listitem");
    await expect(promises).toHaveCount(3);
    await page.getByLabel(words.name).fill("Rosa");
    await page.getByRole("link", { name: words.more }).click();
    await expect(page).toHaveURL("/information");
    await expect(
      page.getByRole("heading", { level: 1, name: words.title }),
    ).toBeVisible();
    const part = page.getByRole("heading", { level: 2 });
    await expect(part.getByText(words.stored)).toBeVisible();
    // The review board is empty, since most sites are not a study.
    await expect(part.getByText(words.board)).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole("link", { name: words.back }).click();
    await expect(page).toHaveURL("/quiz");
    await expect(page.getByLabel(words.name)).toHaveValue("Rosa");
    await page.getByRole("button", { name: words.start }).click();
    await expect(page).toHaveURL("/question/1");
  });
});

test("the information is readable before scripts run, in the requested language", async ({
  request,
}) => {
  const headers = { "accept-language": "es" };
  const reply = await request.get("/information", { headers });
  expect(await reply.text()).toContain("¿Quién ve mis respuestas?");
});

test("the page opened by its address leads back to the start of the quiz", async ({
  page,
}) => {
  await page.goto("/information");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/quiz");
});

test("texts that cannot be loaded show an error and can be tried again", async ({
  page,
  provoked,
}) => {
  provoked.add(503);
  await page.goto("/quiz");
  await page.route("**/api/settings", (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  await page
    .getByRole("link", { name: "What do we save, and who can see it?" })
    .click();
  await expect(
    page.getByRole("heading", { name: "Something went wrong" }),
  ).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "About this quiz" }),
  ).toBeVisible();
});

test("a name kept while reading is not shown to the next family", async ({
  page,
}) => {
  await page.goto("/quiz");
  const name = page.getByLabel("Your name");
  await name.fill("Rosalinda");
  await page
    .getByRole("link", { name: "What do we save, and who can see it?" })
    .click();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(name).toHaveValue("Rosalinda");
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);
  await page.evaluate(() => localStorage.clear());
  await page.goBack();
  await expect(page).toHaveURL("/quiz");
  await page.reload();
  await expect(name).toHaveValue("");
});
