import type { Page } from "@playwright/test";
import { isInMemory } from "./support/memory.ts";
import { expectQuestion, answerAll } from "./support/visitor/quiz.ts";
import {
  becomeTablet,
  countFinals,
  countResults,
  everythingOn,
  expectNothingLeft,
  expectStart,
  family,
  startAs,
} from "./support/visitor/tablet.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** Answers the questions up to the last one and leaves this one unsent. */
async function answerUpToLast(page: Page) {
  await expectQuestion(page, 1);
  const amount = 16;
  for (let number = 1; number <= amount; number += 1) {
    await expectQuestion(page, number);
    await page.getByRole("radio").nth(1).check();
    if (number < amount)
      await page.getByRole("button", { name: "Next" }).click();
  }
}

test("answers given without a connection are sent once, later and without names", async ({
  page,
  context,
  server,
  provoked,
}) => {
  provoked.add(0);
  await becomeTablet(page);
  const before = await countFinals(server, "");
  const parent = "Zenaida Quinta";
  await startAs(page, { ...family, parent });
  await answerUpToLast(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Get results" }).click();
  const dialog = page.getByRole("alertdialog", {
    name: "No connection right now",
  });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Finish" }).click();

  await expect(
    page.getByRole("heading", { name: "No connection" }),
  ).toBeVisible();
  await expectAccessible(page);
  const { stored, cookies } = await everythingOn(page, context);
  for (const word of [parent, family.child]) expect(stored).not.toContain(word);
  expect(cookies).toEqual(["kiosk"]);
  const { local } = JSON.parse(stored) as { local: Record<string, string> };
  expect(Object.keys(local)).toEqual(["outgoing"]);
  expect(await countFinals(server, "")).toBe(before);
  for (const word of [parent, family.child])
    expect(await isInMemory(page, word)).toBe(false);

  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await context.setOffline(false);
  await expectStart(page);
  await expect.poll(() => countFinals(server, "")).toBe(before + 1);
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toEqual(["kiosk"]);
  await expectNothingLeft(page, context, [parent, family.child]);
  await page.reload();
  expect(await countFinals(server, "")).toBe(before + 1);
  expect(sent.join()).toContain("answers");
  expect(sent.join()).not.toContain(parent);
  expect(await countResults(server, parent)).toBe(0);
});

test("what a family has submitted arrives although the browser was closed without a connection", async ({
  page,
  context,
  server,
  provoked,
}) => {
  provoked.add(0);
  const dialogOf = (tab: Page) =>
    tab.getByRole("alertdialog", { name: "No connection right now" });
  /** Opens the browser again, which sends what is left, and returns the new page. */
  const reopen = async () => {
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto("/kiosk");
    return next;
  };
  await becomeTablet(page);
  const parent = "Zenaida Segunda";
  await startAs(page, { ...family, parent });
  await answerAll(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "See results" }).click();
  await dialogOf(page).getByRole("button", { name: "Finish" }).click();
  await expect(
    page.getByRole("heading", { name: "No connection" }),
  ).toBeVisible();
  await page.close();
  const next = await reopen();
  await expect.poll(() => countFinals(server, parent)).toBe(1);
  await expectNothingLeft(next, context, [parent]);

  // The next family's browser is closed before the family has finished.
  const before = await countFinals(server, "");
  await expectStart(next);
  await startAs(next);
  await answerUpToLast(next);
  await context.setOffline(true);
  await next.getByRole("button", { name: "Get results" }).click();
  await expect(dialogOf(next)).toBeVisible();
  await next.close();
  const last = await reopen();
  await expect.poll(() => countFinals(server, "")).toBe(before + 1);
  await expectNothingLeft(last, context);
});

test("a family that is called in at the ranking is finished with the proposed order", async ({
  page,
  context,
  server,
}) => {
  await page.clock.install();
  await becomeTablet(page);
  const parent = "Zenaida Cuarta";
  await startAs(page, { ...family, parent });
  await answerAll(page);
  await page.clock.fastForward("03:00:00");
  await expectStart(page);
  await expect.poll(() => countFinals(server, parent)).toBe(1);
  expect(await countResults(server, parent)).toBe(1);
  await expectNothingLeft(page, context, [parent, family.child]);
});
