import type { Locator, Page } from "@playwright/test";
import { askAgainWords } from "#web/i18n/visitor/results/ask-again.words.ts";
import { inDatabase } from "./support/in-database.ts";
import { press } from "./support/keyboard.ts";
import { expectNoHorizontalScrolling } from "./support/large-text.ts";
import { openPanel, panelsOf, titlesOf } from "./support/visitor/panels.ts";
import { ownResult, writeQuestion } from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const panelOf = (page: Page, name: string): Locator =>
  panelsOf(page).filter({
    has: page.locator("> summary", { hasText: name }),
  });

test("a family reads its topics one after the other, and Back opens the topic it left", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  await expect(page.getByText("Hello, Ana")).toBeVisible();
  for (const [at, name] of [
    "1Cost and finding a clinic",
    "2Side effects",
    "3Do boys need it?",
  ].entries())
    await expect(titlesOf(page).nth(at)).toContainText(name);
  const first = await openPanel(page);
  await expect(first).toContainText(
    "Because you answered “Very hard” to “How hard would it be to get this vaccine for your child?”",
  );
  await first.getByRole("link", { name: "Next: Side effects" }).click();
  const second = panelsOf(page).nth(1);
  await expect(second).toHaveAttribute("open");
  await expect(titlesOf(page).nth(1)).toBeFocused();
  await expect(titlesOf(page).nth(1)).toBeInViewport();
  await second.getByRole("link", { name: "Back to my topics" }).click();
  await expect(page.getByRole("region", { name: "My topics" })).toBeFocused();
  await expect(titlesOf(page).first()).toBeInViewport();

  const others = panelOf(page, "more topics on your list");
  await others.locator("> summary").click();
  const inner = others.locator("details").filter({
    has: page.locator("> summary", { hasText: "Not enough information" }),
  });
  const arrow = (panel: Locator) => panel.locator("> summary > :last-child");
  // A closed panel looks closed, even inside an open one.
  await expect(arrow(others)).toHaveCSS("rotate", "180deg");
  await expect(arrow(inner)).toHaveCSS("rotate", "none");
  const reading = page.waitForRequest(/\/api\/concerns\//);
  await inner.locator("> summary").click();
  await reading;
  await expect(inner.getByText("What is known")).toBeVisible();
  await expect(arrow(inner)).toHaveCSS("rotate", "180deg");

  await second.getByRole("link", { name: "Read this with your child" }).click();
  await expect(page).toHaveURL(/\/concerns\/\w{22}$/);
  await page.goBack();
  await expect(page.getByText("Hello, Ana")).toBeVisible();
  await expect(second).toHaveAttribute("open");
});

test("the topics are accessible when all are open, fit on the smallest phone, and nothing covers them", async ({
  page,
  request,
}) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto(`/results/${await ownResult(page, request)}?lang=es`);
  await writeQuestion(page, "Can he play soccer?");
  const folded = page.locator("main details > div > details > summary");
  // Open by keyboard: content that loads above could move the title away from the pointer.
  for (const summary of await titlesOf(page).all())
    await summary.press("Enter");
  for (const summary of await folded.all()) await summary.press("Enter");
  await page.getByRole("button", { name: "Compartir", exact: true }).click();
  await expect(page.getByText(/^Cargando el texto/)).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScrolling(page);

  await page.setViewportSize({ width: 320, height: 256 });
  const places = await page
    .locator("main *")
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest("[popover]"))
        .map((element) => getComputedStyle(element).position),
    );
  expect(places.length).toBeGreaterThan(20);
  expect(places).not.toContain("sticky");
  expect(places).not.toContain("fixed");
});

test("a family answers the last question again, by keyboard, once", async ({
  page,
  request,
  server,
}) => {
  const words = askAgainWords.es;
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}?lang=es`);
  await press(page.locator("summary", { hasText: words.title }));
  const asking = page.getByRole("group", { name: /^¿Qué tan probable es/ });
  await expect(asking).toBeVisible();
  await expectAccessible(page);
  await press(asking.getByRole("button", { name: "Probable", exact: true }));
  await expect(page.getByText(words.thanks)).toBeFocused();
  await expect(page.getByText(words.title)).toHaveCount(0);
  const { rows } = await inDatabase(server, (client) =>
    client.query("SELECT second_answer FROM results WHERE _id = $1", [id]),
  );
  expect(rows).toEqual([{ second_answer: "D" }]);
  await page.reload();
  await expect(page.getByText("Compartir").first()).toBeVisible();
  await expect(page.getByText(words.title)).toHaveCount(0);
});
