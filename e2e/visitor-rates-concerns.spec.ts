import type { Page } from "@playwright/test";
import { openPanel } from "./support/visitor/panels.ts";
import { ownResult } from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const en = {
  form: "Tell us what you think",
  expected: "Did this meet your expectations?",
  yes: "Yes",
  stars: "4 stars: helpful",
  send: "Send feedback",
  unanswered: "Please answer a question or write something first.",
  thanks: "Thank you!",
};

/** Opens the feedback form at the end of the first topic. */
async function openFeedback(page: Page, title: string) {
  const panel = await openPanel(page);
  const feedback = panel.locator("details").filter({ hasText: title });
  await feedback.locator("> summary").click();
  return feedback;
}

const [locale, colorScheme, words] = ["en-US", "light", en] as const;

test.describe(`in ${locale}, ${colorScheme}`, () => {
  test.use({ locale, colorScheme });

  test("a visitor rates a concern with only its own questions", async ({
    page,
    request,
  }) => {
    await page.goto(`/results/${await ownResult(page, request)}`);
    const form = await openFeedback(page, words.form);
    await expect(form.getByRole("radio", { checked: true })).toHaveCount(0);
    let posts = 0;
    page.on("request", (sent) => {
      if (sent.url().endsWith("/api/feedbacks")) posts += 1;
    });
    await form.getByRole("button", { name: words.send }).click();
    await expect(form.getByRole("alert")).toHaveText(words.unanswered);
    await expectAccessible(page);
    expect(posts).toBe(0);

    await form
      .getByRole("radiogroup", { name: words.expected })
      .getByRole("radio", { name: words.yes, exact: true })
      .click();
    await expect(form.getByRole("alert")).toBeHidden();
    const arriving = page.waitForRequest("**/api/feedbacks");
    await form.getByRole("button", { name: words.send }).click();
    const sent = await arriving;
    expect(sent.postDataJSON()).toEqual({
      feedback: {
        type: "concern",
        concern: expect.any(String),
        meetexpectations: true,
        additionalinformation: "",
        howhelpful: null,
      },
    });
    expect((await sent.response())?.status()).toBe(200);
    await expect(form.getByText(words.thanks)).toBeVisible();
  });

  test("stars alone are enough to send feedback", async ({ page, request }) => {
    await page.goto(`/results/${await ownResult(page, request)}`);
    const form = await openFeedback(page, words.form);
    await form.getByRole("radio", { name: words.stars }).focus();
    await page.keyboard.press("Space");
    const arriving = page.waitForRequest("**/api/feedbacks");
    await form.getByRole("button", { name: words.send }).click();
    const { feedback } = (await arriving).postDataJSON();
    expect(feedback).toMatchObject({ howhelpful: 4 });
    expect(feedback).not.toHaveProperty("meetexpectations");
    await expect(form.getByText(words.thanks)).toBeVisible();
  });
});
