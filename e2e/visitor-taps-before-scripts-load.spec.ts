import { holdScripts } from "./support/hold-scripts.ts";
import { openPanel } from "./support/visitor/panels.ts";
import { expectQuestion } from "./support/visitor/quiz.ts";
import { ownResult } from "./support/visitor/ranked-result.ts";
import { expect, test } from "./support/test.ts";

test("a family that taps through the first questions before the scripts load loses no answer", async ({
  page,
  context,
}) => {
  const press = (name: string) => page.getByRole("button", { name }).click();
  const radio = (at: number) => page.getByRole("radio").nth(at);
  const release = await holdScripts(page);
  await page.goto("/quiz", { waitUntil: "commit" });
  await page.getByLabel("Your name").fill("Maria");
  await press("Get started");
  await expectQuestion(page, 1);
  await radio(2).check();
  await press("Next");
  await expectQuestion(page, 2);
  await radio(3).check();
  await press("Previous");
  await expectQuestion(page, 1);
  await expect(radio(2)).toBeChecked();
  await press("Next");
  await expectQuestion(page, 2);
  await press("Next");
  await expectQuestion(page, 3);
  await radio(4).check();

  release();
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await expect(radio(4)).toBeChecked();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain("visit");
  await page.reload();
  for (const [number, at] of [
    [3, 4],
    [2, 3],
    [1, 2],
  ] as const) {
    await expectQuestion(page, number);
    await expect(radio(at)).toBeChecked();
    await press(number > 1 ? "Previous" : "Edit");
  }
  await expect(page.getByLabel("Your name")).toHaveValue("Maria");
});

test("a family that comes back and answers before the scripts load continues with all its answers", async ({
  page,
}) => {
  const press = (name: string) => page.getByRole("button", { name }).click();
  await page.goto("/quiz");
  await page.getByLabel("Your name").fill("Maria");
  await press("Get started");
  await expectQuestion(page, 1);
  await page.getByRole("radio").nth(1).check();
  const release = await holdScripts(page);
  await page.goto("/question/2", { waitUntil: "commit" });
  await page.getByRole("radio").nth(2).check();
  await press("Next");
  await expectQuestion(page, 3);
  await press("Español");
  await expect(page.getByRole("button", { name: "Siguiente" })).toBeVisible();

  release();
  await expect(page.locator("html")).toHaveAttribute("data-awake");
  await expect(page).toHaveURL("/question/3?lang=es");
  for (const [number, at] of [
    [2, 2],
    [1, 1],
  ] as const) {
    await press("Anterior");
    await expectQuestion(page, number);
    await expect(page.getByRole("radio").nth(at)).toBeChecked();
  }
});

test("a topic opened and a question chosen before the scripts load stay so", async ({
  page,
  request,
}) => {
  const id = await ownResult(page, request);
  const release = await holdScripts(page);
  await page.goto(`/results/${id}`, { waitUntil: "commit" });
  const panel = await openPanel(page, 1);
  const question = panel.getByRole("checkbox").nth(1);
  await question.check();
  release();
  await expect(page.getByText("Hello, Ana")).toBeVisible();
  await expect(panel).toHaveAttribute("open");
  await expect(question).toBeChecked();
  await expect(
    page
      .getByRole("region", { name: "My questions for the visit" })
      .getByRole("listitem"),
  ).toHaveCount(1);
});
