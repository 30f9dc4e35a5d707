import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "./support/in-database.ts";
import { press, type } from "./support/keyboard.ts";
import { expect, test } from "./support/test.ts";
import { finger } from "./support/visitor/finger.ts";
import { titlesOf } from "./support/visitor/panels.ts";
import { answerAll, begin, expectQuestion } from "./support/visitor/quiz.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";

/** How often each of these events is stored. The browser sends them when the page is left. */
function countEvents(server: RunningServer) {
  return inDatabase(server, async (client) => {
    const { rows } = await client.query<{ name: string; count: number }>(
      `SELECT name, count(*)::int FROM events
       WHERE name <> 'page_viewed' AND (number IS NULL OR seconds >= 0) GROUP BY name`,
    );
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  });
}

test("a parent takes the quiz in English, each step is counted, and Back leads to the page before the quiz", async ({
  page,
  request,
  server,
}) => {
  await inDatabase(server, (client) => client.query("TRUNCATE events"));
  await page.goto("/concerns");
  await page.getByRole("link", { name: "Take the survey" }).click();
  await page.getByLabel("Your name").fill("Maria");
  await page.getByRole("button", { name: "Get started" }).click();
  await expectQuestion(page, 1);
  await page.getByRole("button", { name: "Next" }).click();
  // Said once, below the answers.
  const missing = page.getByText("Choose an option before proceeding!");
  await expect(missing).toHaveCount(1);
  await expect(missing).toBeInViewport();
  const lastAnswer = await page.getByRole("radio").last().boundingBox();
  const notice = await missing.boundingBox();
  expect(lastAnswer && notice && lastAnswer.y < notice.y).toBe(true);
  await answerAll(page);
  await page.getByRole("button", { name: "See results" }).click();
  await expect(titlesOf(page).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("Hello, Maria")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/concerns");
  await expect(
    page.getByRole("link", { name: "Take the survey" }),
  ).toBeVisible();

  await page.goto(`/results/${await rankedResult(request)}`);
  await expect(titlesOf(page).first()).toBeVisible();
  await page.goto("/aboutus");
  await expect
    .poll(() => countEvents(server))
    .toEqual({
      quiz_started: 1,
      question_answered: 16,
      quiz_finished: 1,
      concerns_ranked: 1,
      // Once for each result, although one was loaded twice.
      results_read: 2,
    });
});

test("a parent takes the quiz in Spanish on an English site", async ({
  page,
}) => {
  const html = page.locator("html");
  await page.goto("/quiz");
  await page.getByLabel("Your name").fill("Maria");
  await page.getByRole("radio", { name: "Español" }).check();
  await page.getByRole("button", { name: "Get started" }).click();
  await answerAll(page, "es");
  await page.getByRole("button", { name: "Ver resultados" }).click();
  await expect(page).toHaveURL(/\/results\/\w{22}$/);
  await expect(page.getByText("Hola, Maria")).toBeVisible();
  await expect(html).toHaveAttribute("lang", "es");
  await page.getByRole("link", { name: "Todos los temas" }).click();
  await expect(page).toHaveURL("/concerns");
  await expect(html).toHaveAttribute("lang", "en");
});

test.describe("on a desktop", () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });

  test("the whole quiz works by keyboard", async ({ page }) => {
    // Without a name, a question leads to the first page.
    await page.goto("/question/3");
    await expect(page).toHaveURL("/quiz");
    await type(page.getByLabel("Your name"), "Maria");
    await page.keyboard.press("Enter");
    for (let number = 1; number <= 16; number += 1) {
      await expectQuestion(page, number);
      // Keys work once the question has the focus, shortly after it appears.
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await page.keyboard.press("4");
      await expect(page.getByRole("radio").nth(3)).toBeChecked();
      await page.keyboard.press("Enter");
    }
    await expect(page).toHaveURL(/\/rank\//);
    await press(page.getByRole("button", { name: "See results" }));
    await expect(page).toHaveURL(/\/results\//);
    const topic = page.locator("details").first();
    await expect(topic).not.toHaveAttribute("open");
    await press(topic.locator("summary").first());
    await expect(topic).toHaveAttribute("open");
  });
});

test("swiping right goes on, swiping left goes back, scrolling does neither", async ({
  page,
}) => {
  await begin(page);
  await page.getByRole("radio").nth(0).check();
  const swipe = async (across: number, down: number) => {
    const { press: touch, move, lift } = await finger(page);
    const start = { x: 195, y: 300 };
    await touch(start);
    await move(start, { x: start.x + across, y: start.y + down });
    await lift();
  };
  await swipe(20, -150);
  await expectQuestion(page, 1);
  await swipe(150, 10);
  await expectQuestion(page, 2);
  await swipe(-150, 10);
  await expectQuestion(page, 1);
  await expect(page.getByRole("radio").nth(0)).toBeChecked();
});

test("without localStorage the quiz works and says that nothing is saved", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await begin(page);
  await expect(
    page.getByText("Your browser is not saving your answers"),
  ).toBeVisible();
  await answerAll(page);
  await page.getByRole("button", { name: "See results" }).click();
  await expect(page.getByText("Hello, Maria")).toBeVisible();
});
