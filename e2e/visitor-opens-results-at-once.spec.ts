import type { Result } from "#shared/contract/quiz/results.ts";
import { rankedResult, resultAbout } from "./support/visitor/ranked-result.ts";
import { openPanel, titlesOf } from "./support/visitor/panels.ts";
import { expect, test } from "./support/test.ts";

test("the HTML of a result contains only what a shared page shows, nothing about the family", async ({
  request,
}) => {
  const id = await resultAbout(request, ["B", "B"]);
  const read = await request.get(`/api/results/${id}`);
  const { orderedConcerns, answers } = (await read.json()) as Result;
  const page = await (await request.get(`/results/${id}`)).text();
  for (const { _id } of orderedConcerns.slice(0, 3))
    expect(page).toContain(_id);
  for (const { _id } of orderedConcerns.slice(3))
    expect(page).not.toContain(_id);
  for (const { question, label } of answers) {
    expect(page).not.toContain(question);
    if (label.length > 12) expect(page).not.toContain(label);
  }
  expect(page).not.toMatch(/Ana|9 to 10|for-child|you answered/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("results are readable, and each topic opens and links to its text", async ({
    page,
    request,
  }) => {
    await page.goto(`/results/${await rankedResult(request)}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      "Thank you",
    );
    await expect(titlesOf(page)).toHaveCount(3);
    const second = await openPanel(page, 1);
    const name = await second.locator("> summary h2").innerText();
    await expect(second.getByRole("checkbox").first()).toBeVisible();
    await second.getByRole("link", { name: "Read about this topic" }).click();
    await expect(page).toHaveURL(/\/concerns#\w{22}$/);
    const topic = page.locator("details:target");
    await expect(topic.getByRole("heading", { name })).toBeVisible();
    await topic.locator("> summary").click();
    await expect(topic.getByText("What is known")).toBeVisible();
  });
});
