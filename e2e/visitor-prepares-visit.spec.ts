import { readFile } from "node:fs/promises";
import { expect, expectAccessible, test } from "./support/test.ts";
import { openPanel } from "./support/visitor/panels.ts";
import { pagesOf, pdfText, withoutSpaces } from "./support/visitor/pdf-text.ts";
import { ownResult, writeQuestion } from "./support/visitor/ranked-result.ts";
import { readStorage } from "./support/visitor/storage.ts";

test("a family collects questions, says whether they were answered, and starts over", async ({
  page,
  request,
}) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}`);
  const panel = await openPanel(page);
  const suggestion = panel
    .getByRole("group", { name: "Questions to ask at the visit" })
    .getByRole("checkbox")
    .first();
  await suggestion.check();
  await writeQuestion(page, "Can he play soccer?");
  const toast = page.getByText("Added to your questions for the visit.");
  await expect(toast).toBeVisible();
  await expect(toast, "the page has the styles of a toast").toHaveCSS(
    "font-weight",
    "600",
  );
  const list = page.getByRole("region", { name: "My questions for the visit" });
  const own = list.getByRole("checkbox", { name: "Can he play soccer?" });
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith("/questions") &&
      (response.request().postData() ?? "").includes('"isAsked":true'),
  );
  await own.focus();
  await page.keyboard.press("Space");
  await saved;
  await expect(list.getByText("1 of 2 asked")).toBeVisible();
  const partly = list
    .getByRole("group", { name: "Was your question answered?" })
    .getByRole("button", { name: "Partly" });
  await partly.focus();
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  await page.reload();
  await expect(partly).toHaveAttribute("aria-pressed", "true");
  await expect(own).toBeChecked();

  // Safari deletes the storage after seven days. The server still has the list.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(own).toBeChecked();
  await openPanel(page);
  await expect(suggestion).toBeChecked();

  await page.getByRole("button", { name: "Start over" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Start over" })
    .click();
  await expect(page).toHaveURL("/quiz");
  await expect(page.getByLabel("Your name")).toHaveValue("");
  expect(await readStorage(page)).toEqual({ answers: {}, user: "{}" });
  const cookies = async () =>
    (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(cookies).not.toContain("visit-questions");
  await page.goto(`/results/${id}`);
  await expect(list.getByText("No questions yet.")).toBeVisible();
});

test("the printed sheet has what the visit needs on at most three pages, in black on white", async ({
  page,
  request,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/results/${await ownResult(page, request)}`);
  await writeQuestion(page, "Can he play soccer?");
  await expect(page.getByText(/^Read more: /)).toHaveCount(3);
  const pdf = await page.pdf({ format: "Letter" });
  const text = pdfText(pdf);
  expect(pagesOf(pdf)).toBeLessThanOrEqual(3);
  for (const words of [
    "For the visit with the doctor or nurse",
    "Ana",
    "Leo",
    "Can he play soccer?",
    "Cost and finding a clinic",
    "Do boys need it?",
    "What we don’t know yet",
    "HPV shots so far",
    "It is not medical advice",
  ])
    expect(text).toContain(withoutSpaces(words));
  for (const words of [
    "Start over",
    "Share",
    "Send feedback",
    "Español",
    "Menu",
    "Reviewed",
    "https://",
  ])
    expect(text).not.toContain(withoutSpaces(words));

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(
    page.getByText("For the visit with the doctor or nurse"),
  ).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("body")).toHaveCSS(
    "background-color",
    "rgb(255, 255, 255)",
  );
});

test("a calendar file for the next visit is saved without a request to the server", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  await page.getByText("Put the next visit in your calendar").click();
  await page.getByLabel("Day of the visit or the next dose").fill("2091-02-03");
  const requests: string[] = [];
  // An idle page caches files for offline use and sends events.
  page.on("request", (each) => {
    const { protocol, pathname } = new URL(each.url());
    const isOfRest = /^\/(assets\/|api\/events$)/.test(pathname);
    if (protocol.startsWith("http") && !isOfRest) requests.push(each.url());
  });
  const downloading = page.waitForEvent("download");
  await page
    .getByRole("button", { name: "Download the calendar file" })
    .press("Enter");
  const file = await readFile(await (await downloading).path(), "utf8");
  await expect(page.getByText("The file is ready.")).toBeVisible();
  expect(file).toContain("DTSTART;VALUE=DATE:20910203\r\n");
  expect(file).toContain("SUMMARY:Health visit\r\n");
  expect(file).not.toMatch(/HPV|VPH|Ana/);
  expect(requests).toEqual([]);
});
