import type { Language } from "#shared/rules/language.ts";
import type { Page } from "@playwright/test";
import { expectNoHorizontalScrolling } from "./support/large-text.ts";
import { answerAtOnce, begin, expectQuestion } from "./support/visitor/quiz.ts";
import { expect, test } from "./support/test.ts";

const longName = "Maria".repeat(12);
const longWord = "Immunization".repeat(4).slice(0, 45);
const address = `https://www.example.org/${"articles".repeat(6)}?page=1`;

test("at 320 px long words wrap instead of widening the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route(/\/api\/questions\?child=/, async (route) => {
    const response = await route.fetch();
    const [first, ...others] = (await response.json()) as object[];
    const texts = {
      text: `What about ${longWord}?`,
      description: `<p>Read ${address}</p>`,
      labelB: address,
    };
    await route.fulfill({
      response,
      json: [{ ...first, ...texts }, ...others],
    });
  });
  await page.goto("/quiz");
  const stored = () => page.evaluate(() => localStorage.getItem("quiz"));
  await expect.poll(stored).toContain(longWord);
  await page.getByLabel("Your name").fill(longName);
  await page.getByLabel(/^Your child.s name/).fill(longName);
  await page.getByRole("button", { name: "Get started" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(longWord);
  await expect(page.getByText(address, { exact: true })).toBeVisible();
  await expectNoHorizontalScrolling(page);
  await answerAtOnce(page);
  await page.getByRole("button", { name: "See results" }).click();
  await expect(page.getByText(`Hello, ${longName}`)).toBeVisible();
  await expectNoHorizontalScrolling(page);
  await expectNothingCutOff(page);
  await page.goto("/quiz");
  await expectNoHorizontalScrolling(page);
});

/** Opens all panels. They cut off what is wider than they are, without widening the page. */
async function expectNothingCutOff(page: Page) {
  const panels = page.locator("main details");
  await panels.evaluateAll((all) =>
    all.forEach((each) => each.setAttribute("open", "")),
  );
  await expect(panels.getByText(longName).first()).toBeVisible();
  const cutOff = await panels
    .locator("*")
    .evaluateAll((all) =>
      all
        .filter(
          (each) =>
            each.checkVisibility() &&
            each.getBoundingClientRect().right > innerWidth,
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
  expect(cutOff).toEqual([]);
}

const lang = "es" as Language;

test(`at 360 px the labels of Previous and Next fit on one line inside their buttons`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await begin(page, lang);
  for (const number of [2, 16]) {
    await page.goto(`/question/${number}`);
    await expectQuestion(page, number);
    const steps = page.getByRole("main").getByRole("button");
    await expect(steps).toHaveCount(2);
    const found = await steps.evaluateAll((buttons) =>
      buttons.map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        const [inner, outer] = [words, button].map((each) =>
          each.getBoundingClientRect(),
        );
        const { left = 0, right = 0, height = 0 } = inner ?? {};
        const border = outer ?? { left: 0, right: 0 };
        const clear = Math.min(left - border.left, border.right - right);
        return { clear, height };
      }),
    );
    for (const { clear, height } of found) {
      expect(clear).toBeGreaterThanOrEqual(8);
      expect(height).toBeLessThan(40);
    }
  }
});

test("the message for an unknown link does not touch the header", async ({
  page,
  provoked,
}) => {
  provoked.add(404);
  await page.goto(`/${"1".repeat(22)}`);
  const header = await page.getByRole("banner").boundingBox();
  const said = await page.getByRole("main").getByRole("alert").boundingBox();
  const below = (header?.y ?? 0) + (header?.height ?? 0);
  expect((said?.y ?? 0) - below).toBeGreaterThanOrEqual(16);
});

test("the question is the only heading of its screen, and all text is 18 px or larger", async ({
  page,
}) => {
  await begin(page);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("group")).toHaveAccessibleName(
    await heading.innerText(),
  );
  const sizes = await page
    .locator("main :is(h1, p, label, span, button)")
    .evaluateAll((texts) =>
      texts.map((text) => parseFloat(getComputedStyle(text).fontSize)),
    );
  expect(sizes.length).toBeGreaterThan(6);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18);
});

test("nothing moves if the visitor prefers reduced motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(1500);
  await page.mouse.wheel(0, 400);
  await page.clock.runFor(500);
  const moved = await page.locator("[data-depth][style]").count();
  expect(moved).toBe(0);
});

test("styles change at once if the visitor prefers reduced motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const visibility = await page.locator("h1").evaluate((title) => {
    title.style.visibility = "hidden";
    return getComputedStyle(title).visibility;
  });
  expect(visibility).toBe("hidden");
});
