import {
  answerAll,
  begin,
  expectQuestion,
  takeQuiz,
} from "./support/visitor/quiz.ts";
import { expect, test } from "./support/test.ts";

test("answers from two tabs of the same quiz are merged", async ({
  page,
  context,
}) => {
  await begin(page);
  await page.getByRole("radio").nth(0).check();
  const other = await context.newPage();
  await other.goto("/question/2");
  await other.getByRole("radio").nth(4).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("radio").nth(4)).toBeChecked();
  await other.goto("/question/1");
  await expect(other.getByRole("radio").nth(0)).toBeChecked();
});

test("invalid data in localStorage is ignored", async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("planted")) return;
    sessionStorage.setItem("planted", "1");
    localStorage.setItem("quiz", '{"asked":[1,2],"answers":"none"}');
    localStorage.setItem("user", "not even JSON");
    localStorage.setItem("quizlang", "klingon");
    localStorage.setItem("lang", "de");
  });
  await takeQuiz(page);
});

test("losing the connection while answering and submitting loses nothing", async ({
  page,
  context,
  provoked,
}) => {
  provoked.add(0);
  await begin(page);
  await expect
    .poll(() =>
      page.evaluate(
        () => Object.keys(JSON.parse(localStorage["quiz"]).asked).length,
      ),
    )
    .toBe(16);
  let isOffline = true;
  await context.route("**/api/results", (route) =>
    isOffline ? route.abort("internetdisconnected") : route.continue(),
  );
  for (let number = 1; number <= 16; number += 1) {
    await expectQuestion(page, number);
    await page.getByRole("radio").nth(1).check();
    await page
      .getByRole("button", { name: number === 16 ? "Get results" : "Next" })
      .click();
  }
  await expect(
    page.getByText("Saved on this device. We will keep trying to send it."),
  ).toBeVisible();
  isOffline = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page).toHaveURL(/\/rank\//);
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
    page.getByText("Can't save your data. Please try again later."),
  ).toBeVisible();
  await expect(
    page.getByText("Your browser is not saving your answers"),
  ).toBeVisible();
  await answerAll(page);
});

test("if names cannot be stored, the quiz starts and shows a warning", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await begin(page);
  await expect(
    page.getByText("Can't save your data. Please try again later."),
  ).toBeVisible();
  await expect(
    page.getByText("Your browser is not saving your answers"),
  ).toBeVisible();
});
