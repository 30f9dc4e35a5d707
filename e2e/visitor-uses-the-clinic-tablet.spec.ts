import type { Page } from "@playwright/test";
import { savedVisits } from "#web/visitor/results/visit/visit-questions.ts";
import { takeAddress } from "#web/visitor/results/take/take-address.ts";
import { kioskWords } from "#web/i18n/visitor/kiosk.words.ts";
import { takenWords } from "#web/i18n/visitor/results/taken.words.ts";
import type { Result } from "#shared/contract/quiz/results.ts";
import { parse } from "#web/core/storage/storage.ts";
import { press, type } from "./support/keyboard.ts";
import { answerAll, expectQuestion } from "./support/visitor/quiz.ts";
import { writeQuestion } from "./support/visitor/ranked-result.ts";
import {
  becomeTablet,
  countFinals,
  everythingOn,
  expectCode,
  expectNothingLeft,
  expectStart,
  family,
  pressDone,
  printDoctorPage,
  seeResults,
  showDoctor,
  startAs,
  startButton,
} from "./support/visitor/tablet.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const outsideLinks = (page: Page) =>
  page.locator("a:is([href^='http'], [href^='tel:'], [href^='mailto:'])");

const resultId = (page: Page) => page.url().slice(-22);

/** The address in the code on the tablet, made from what the tablet stores. */
async function addressOfCode(page: Page) {
  const id = resultId(page);
  const reply = await page.request.get(`/api/results/${id}`);
  const result = (await reply.json()) as Result;
  const stored = await page.evaluate(() => localStorage.getItem("visit"));
  const questions = parse(stored ?? "{}", savedVisits)?.[id] ?? [];
  const { origin } = new URL(page.url());
  return takeAddress(result, questions, { origin, language: "en", names: {} });
}

test("a family takes its results along, and the tablet forgets it", async ({
  page,
  context,
  browser,
}) => {
  await page.goto("/kiosk");
  await expectAccessible(page);
  await press(page.getByRole("button", { name: kioskWords.en.setUp }));
  await expectStart(page);
  await expectAccessible(page);
  const entries = await page.evaluate(() => history.length);

  await startAs(page);
  await answerAll(page);
  await seeResults(page);
  const id = resultId(page);
  await writeQuestion(page, family.question);
  const starters = page.getByRole("button", { name: /^Add: / });
  await starters.first().click();
  await expect(page.locator("#my-questions").getByRole("listitem")).toHaveCount(
    2,
  );
  await expectAccessible(page);
  for (const offer of [/Share/, /calendar/i])
    await expect(page.getByRole("button", { name: offer })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  const { address, leftOut } = await addressOfCode(page);
  expect(leftOut).toBe(0);
  expect(address).not.toContain(family.child);
  await expectCode(page, address);

  await showDoctor(page, "en");
  await expectAccessible(page);
  await printDoctorPage(page);

  await pressDone(page);
  await expectStart(page);
  await expectNothingLeft(page, context, [...Object.values(family), id]);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await page.waitForURL(/kiosk/);
  await expectNothingLeft(page, context, [...Object.values(family), id]);
  await page.goto(`/results/${id}`, { waitUntil: "commit" });
  await expectStart(page);
  await page.reload();
  await expectNothingLeft(page, context, [...Object.values(family), id]);

  const phone = await browser.newContext();
  const own = await phone.newPage();
  await own.goto(address);
  await expect(own.getByText(takenWords.en.taken)).toBeVisible();
  await expect(own).toHaveURL(`/results/${id}?lang=en`);
  const list = own.locator("#my-questions").getByRole("listitem");
  await expect(list).toHaveCount(2);
  await expect(list.filter({ hasText: family.question })).toBeVisible();
  await own.reload();
  await expect(list).toHaveCount(2);
  await phone.close();
});

test("a family uses the tablet with a keyboard, names are not offered again, and staff end the tablet mode", async ({
  page,
  context,
}) => {
  await becomeTablet(page);
  await press(startButton(page));
  const name = page.getByLabel("Your name");
  await type(name, family.parent);
  await expect(name).toHaveAttribute("autocomplete", "off");
  await page.keyboard.press("Enter");
  await expectQuestion(page, 1);
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await expectQuestion(page, 2);

  await page.goto("/kiosk?leave");
  await expectAccessible(page);
  await page.getByRole("button", { name: "End tablet mode" }).click();
  await expect(page).toHaveURL("/");
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("after a minute the tablet asks, and goes on or forgets the family", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await becomeTablet(page);
  await startAs(page);
  await expectQuestion(page, 1);
  const dialog = page.getByRole("alertdialog", {
    name: "Are you still there?",
  });
  await page.clock.runFor(55_000);
  await expect(dialog).toBeHidden();
  await page.clock.runFor(8_000);
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(/In 1\d seconds/);
  await expectAccessible(page);
  await press(dialog.getByRole("button", { name: "Continue" }));
  await expect(dialog).toBeHidden();
  await expectQuestion(page, 1);

  await page.clock.runFor(62_000);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(20_000);
  await expectStart(page);
  await expectNothingLeft(page, context);
});

test("two families use the tablet right after each other; a reload keeps their answers, and no link leads away", async ({
  page,
  context,
  server,
}) => {
  await becomeTablet(page);
  await page.getByRole("link", { name: "Sources" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(outsideLinks(page)).toHaveCount(0);
  await page.goto("/kiosk");
  const [one, other] = ["Zenaida Primera", "Zenaida Tercera"];
  await startAs(page, { ...family, parent: one });
  await answerAll(page);
  await page.reload();
  await seeResults(page);
  await writeQuestion(page, family.question);
  const former = resultId(page);
  await page.reload();
  await expect(page.getByText("Hello, Zenaida")).toBeVisible();
  const topic = page.locator("main details").first();
  await topic.locator("summary").first().click();
  await expect(topic.getByRole("heading", { name: "Read more" })).toBeVisible();
  await expect(outsideLinks(page)).toHaveCount(0);
  const sources = topic.getByRole("link", { name: "Sources" });
  await sources.click({ button: "middle" });
  await sources.click({ modifiers: ["ControlOrMeta"] });
  await expect(page).toHaveURL(/\/results\//);
  expect(context.pages()).toHaveLength(1);

  await pressDone(page);
  await startAs(page, { ...family, parent: other, child: "Luis" });
  await expectQuestion(page, 1);
  const { stored } = await everythingOn(page, context);
  for (const word of [one, family.child, family.question, former])
    expect(stored).not.toContain(word);
  await answerAll(page);
  await seeResults(page);
  await expect(page.locator("#my-questions")).not.toContainText(
    family.question,
  );
  expect(await countFinals(server, one)).toBe(1);
  expect(await countFinals(server, other)).toBe(1);
});

test("all tabs forget the family at the same time, and another tab starts over", async ({
  page,
  context,
}) => {
  await becomeTablet(page);
  await startAs(page);
  await answerAll(page);
  await seeResults(page);
  const id = resultId(page);
  const opened = context.waitForEvent("page");
  // The second tab belongs to the visit, as if a page had opened it.
  await page.evaluate(() => void open(location.href));
  const second = await opened;
  await expect(second.locator("#take-along svg")).toBeVisible();
  await pressDone(page);
  await expectStart(second);
  await expectNothingLeft(second, context, [...Object.values(family), id]);
  await second.close();

  await expectStart(page);
  await startAs(page);
  await answerAll(page);
  await seeResults(page);
  const address = page.url();
  // The browser is closed and opened again at once.
  await page.close();
  const next = await context.newPage();
  await next.goto(address, { waitUntil: "commit" });
  await expectStart(next);
  await expectNothingLeft(next, context, [
    ...Object.values(family),
    address.slice(-22),
  ]);
});
