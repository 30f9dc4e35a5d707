import {
  answerAll,
  begin,
  expectQuestion,
  takeQuiz,
} from "./support/visitor/quiz.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { titlesOf } from "./support/visitor/panels.ts";

test("a parent takes the quiz in English, from the first page to the results", async ({
  page,
}) => {
  await takeQuiz(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a parent takes the quiz in Spanish", async ({ page }) => {
  await takeQuiz(page, "es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("Back from the results leads to the page before the quiz", async ({
  page,
}) => {
  await page.goto("/concerns");
  await page.getByRole("link", { name: "Take the survey" }).click();
  await page.getByLabel("Your name").fill("Maria");
  await page.getByRole("button", { name: "Get started" }).click();
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
});

test("the quiz asks for a name first", async ({ page }) => {
  await page.goto("/question/3");
  await expect(page).toHaveURL("/quiz");
  await page.getByRole("button", { name: "Get started" }).click();
  await expect(page.getByText("Please type your name")).toBeVisible();
  await expect(page.getByLabel("Your name")).toBeFocused();
  await expect(page).toHaveURL("/quiz");
});

test("an answer is required to go on, and is still chosen after going back", async ({
  page,
}) => {
  await begin(page);
  await page.getByRole("button", { name: "Next" }).click();
  // Said once, below the answers. The notice disappears once an answer is chosen.
  const missing = page.getByText("Choose an option before proceeding!");
  await expect(missing).toHaveCount(1);
  await expect(missing).toBeInViewport();
  const lastAnswer = await page.getByRole("radio").last().boundingBox();
  const notice = await missing.boundingBox();
  expect(lastAnswer && notice && lastAnswer.y < notice.y).toBe(true);
  await expectQuestion(page, 1);

  await page.getByRole("radio").nth(2).check();
  await expect(missing).toHaveCount(0);
  await page.getByRole("button", { name: "Next" }).click();
  await expectQuestion(page, 2);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("radio").nth(2)).toBeChecked();
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page).toHaveURL("/quiz");
  await expect(page.getByLabel("Your name")).toHaveValue("Maria");
});

test("reopening a closed tab continues where the visitor stopped", async ({
  page,
}) => {
  await begin(page);
  for (const number of [1, 2, 3]) {
    await expectQuestion(page, number);
    await page.getByRole("radio").nth(1).check();
    await page.getByRole("button", { name: "Next" }).click();
  }
  await expectQuestion(page, 4);
  await page.goto("/");
  await page.goto("/quiz");
  await page
    .getByRole("button", { name: "Continue where you left off" })
    .click();
  await expectQuestion(page, 4);
});

test("changing the language during the quiz keeps every answer", async ({
  page,
}) => {
  await begin(page);
  await page.getByRole("radio").nth(3).check();
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("radio").nth(3)).toBeChecked();
  await expect(page.getByRole("button", { name: "Siguiente" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("group")).toContainText("¿");
});

test("the quiz can be in another language than the site", async ({ page }) => {
  await page.goto("/quiz");
  await page.getByLabel("Your name").fill("Maria");
  await page.getByRole("radio", { name: "Español" }).check();
  await page.getByRole("button", { name: "Get started" }).click();
  await expect(page.getByRole("button", { name: "Siguiente" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expectAccessible(page);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test.describe("on a desktop", () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });

  test("number keys choose an answer and Enter goes on", async ({ page }) => {
    await begin(page);
    await page.keyboard.press("4");
    await expect(page.getByRole("radio").nth(3)).toBeChecked();
    await page.keyboard.press("Enter");
    await expectQuestion(page, 2);
  });

  test("the whole quiz works by keyboard", async ({ page }) => {
    await page.goto("/quiz");
    const focused = () => page.locator(":focus");
    const tabTo = async (name: string) => {
      for (let steps = 0; steps < 60; steps += 1) {
        await page.keyboard.press("Tab");
        const label = await focused().evaluate(
          (element) =>
            element.getAttribute("aria-label") ??
            (element as HTMLInputElement).labels?.[0]?.innerText ??
            element.textContent,
        );
        if (label?.includes(name)) return;
      }
      throw new Error(`${name} cannot be reached`);
    };
    await tabTo("Your name");
    await page.keyboard.type("Maria");
    await page.keyboard.press("Enter");
    for (let number = 1; number <= 16; number += 1) {
      await expectQuestion(page, number);
      // Keys work once the question has the focus, shortly after it appears.
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await page.keyboard.press("2");
      await page.keyboard.press("Enter");
    }
    await expect(page).toHaveURL(/\/rank\//);
    await expect(
      page.getByRole("button", { name: "See results" }),
    ).toBeVisible();
    await tabTo("See results");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/results\//);
    await expect(titlesOf(page).nth(1)).toBeVisible();
    const topic = page.locator("details").first();
    await expect(topic).not.toHaveAttribute("open");
    await topic.locator("summary").first().focus();
    await page.keyboard.press("Enter");
    await expect(topic).toHaveAttribute("open");
  });
});

test("swiping right goes on, swiping left goes back, scrolling does neither", async ({
  page,
}) => {
  await begin(page);
  await page.getByRole("radio").nth(0).check();
  const swipe = async (across: number, down: number) => {
    const touch = await page.context().newCDPSession(page);
    const at = (x: number, y: number) => ({ touchPoints: [{ x, y }] });
    await touch.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      ...at(195, 300),
    });
    await touch.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      ...at(195 + across, 300 + down),
    });
    await touch.send("Input.dispatchTouchEvent", {
      type: "touchEnd",
      touchPoints: [],
    });
  };
  await swipe(20, -150);
  await expectQuestion(page, 1);
  await swipe(150, 10);
  await expectQuestion(page, 2);
  await swipe(-150, 10);
  await expectQuestion(page, 1);
});
