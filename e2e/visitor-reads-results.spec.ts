import type { Locator, Page } from "@playwright/test";
import { ownResult } from "./support/visitor/ranked-result.ts";
import { readStorage } from "./support/visitor/storage.ts";
import { expect, test } from "./support/test.ts";
import { openPanel, panelsOf, titlesOf } from "./support/visitor/panels.ts";

const titled = (page: Page, name: string): Locator =>
  page.locator("> summary", { hasText: name });
const panelOf = (page: Page, name: string): Locator =>
  panelsOf(page).filter({ has: titled(page, name) });

test("the three top concerns come first, numbered, each with a short answer", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  await expect(
    page.getByRole("heading", {
      level: 1,
      name: "Thank you. Here is what matters most to you.",
    }),
  ).toBeVisible();
  await expect(page.getByText("Hello, Ana")).toBeVisible();
  for (const [at, name] of [
    "1 Cost and finding a clinic",
    "2 Side effects",
    "3 Do boys need it?",
  ].entries())
    await expect(titlesOf(page).nth(at)).toContainText(name.replace(" ", ""));
  await expect(titlesOf(page).first()).toContainText(
    "For most children it costs nothing. Ask about visit fees before you go.",
  );
  const first = await openPanel(page);
  await expect(first.getByText("What is known")).toBeVisible();
  await expect(
    first.getByRole("link", { name: "Read this with your child" }),
  ).toHaveAttribute("href", /^\/concerns\/\w{22}$/);
  await first.getByText("Tell us what you think").click();
  await expect(
    first.getByRole("button", { name: "Send feedback" }),
  ).toBeVisible();
});

test("each top concern says in one sentence which answers put it there", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  const cost = await openPanel(page);
  await expect(cost.getByText("Why is this my number 1?")).toBeVisible();
  await expect(cost).toContainText(
    "Because you answered “Very hard” to “How hard would it be to get this vaccine for your child?”",
  );
  await titlesOf(page).nth(1).click();
  const effects = panelOf(page, "Side effects").first();
  await expect(effects.getByText("Why is this my number 2?")).toBeVisible();
  await expect(effects).toContainText(
    "Because you answered “Worried” to “How worried are you about side effects in the days after the shot?”",
  );
  await titlesOf(page).nth(2).click();
  await expect(panelOf(page, "Do boys need it?")).toContainText(
    "Because this is the order you chose. In the quiz you answered “Yes, definitely” to “Do you think boys need the HPV vaccine?”",
  );
});

test("the other concerns are below and load when opened", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  const others = panelOf(page, "more topics on your list");
  await others.locator("> summary").click();
  const reading = page.waitForRequest(/\/api\/concerns\//);
  const other = others
    .locator("details")
    .filter({ has: titled(page, "Not enough information") });
  await other.locator("> summary").click();
  await reading;
  await expect(other.getByText("What is known")).toBeVisible();
});

test("the end of a topic links to the next one and to the list", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  const first = await openPanel(page);
  await first.getByRole("link", { name: "Next: Side effects" }).click();
  const second = panelsOf(page).nth(1);
  await expect(second).toHaveAttribute("open");
  await expect(titlesOf(page).nth(1)).toBeFocused();
  await expect(titlesOf(page).nth(1)).toBeInViewport();
  await second.getByRole("link", { name: "Back to my topics" }).click();
  await expect(page.getByRole("region", { name: "My topics" })).toBeFocused();
  await expect(titlesOf(page).first()).toBeInViewport();
  const third = await openPanel(page, 2);
  await expect(third.getByRole("link", { name: /^Next:/ })).toHaveCount(0);
});

test("starting over asks first, then clears names and answers", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByText("Hello, Ana")).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Start over" })
    .click();
  await expect(page).toHaveURL("/quiz");
  await expect(page.getByLabel("Your name")).toHaveValue("");
  expect(await readStorage(page)).toEqual({ answers: {}, user: "{}" });
});

test("starting over without a connection deletes nothing", async ({
  page,
  request,
  context,
  provoked,
}) => {
  provoked.add(0);
  await page.goto(`/results/${await ownResult(page, request)}`);
  await page.getByRole("button", { name: "Start over" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Start over" }).click();
  await expect(
    page.getByText("Can't do that now. Please try again later."),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("Hello, Ana")).toBeVisible();
});

test("in a low window nothing sticky covers the text", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`/results/${await ownResult(page, request)}`);
  await expect(page.getByText("Hello, Ana")).toBeVisible();
  const staying = page.locator("main *").filter({ visible: true });
  const places = await staying.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).position),
  );
  expect(places.length).toBeGreaterThan(20);
  expect(places).not.toContain("sticky");
  expect(places).not.toContain("fixed");
});

test("on the smallest phone nothing is wider than the screen, in any topic", async ({
  page,
  request,
}) => {
  const id = await ownResult(page, request);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/results/${id}?lang=es`);
  for (const summary of await titlesOf(page).all())
    await summary.press("Enter");
  await expect(page.getByText(/^Preguntas para la cita$/)).not.toHaveCount(0);
  const width = await page.evaluate(() => document.body.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});

test("the panel is still open after returning from the children's page", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  await expect(page.getByText("Hello, Ana")).toBeVisible();
  await openPanel(page, 1);
  await page.getByRole("link", { name: "Read this with your child" }).click();
  await expect(page).toHaveURL(/\/concerns\/\w{22}$/);
  await page.goBack();
  await expect(
    page.getByRole("link", { name: "Read this with your child" }),
  ).toHaveCount(1);
  await expect(panelsOf(page).nth(1)).toHaveAttribute("open");
});

test("a closed panel looks closed, even inside an open one", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  const outer = titlesOf(page).first();
  await openPanel(page);
  const inner = page.locator("main details details > summary").first();
  await expect(outer.locator("> :last-child")).toHaveCSS("rotate", "180deg");
  await expect(inner.locator("> :last-child")).toHaveCSS("rotate", "none");
  await inner.click();
  await expect(inner.locator("> :last-child")).toHaveCSS("rotate", "180deg");
});
