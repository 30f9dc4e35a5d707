import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectTitle, test } from "./support/staff/contents.ts";
import { expect, expectAccessible } from "./support/test.ts";

async function downloadAll(page: Page, button: string) {
  await page.getByRole("radio", { name: /^All/ }).check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const file = await download;
  return {
    name: file.suggestedFilename(),
    bytes: await readFile(await file.path()),
  };
}

const upload = (page: Page, name: string, text: string | Buffer) =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

test("an unchanged sheet changes nothing; a translator's sheet becomes drafts, and rows with problems are listed", async ({
  page,
  visitor,
}) => {
  await page.goto("/dashboard/history");
  await page.getByRole("link", { name: "Translations" }).click();
  await expect(
    page.getByText("Only texts that need a translator"),
  ).toBeVisible();
  await expectAccessible(page);
  const counters = page.getByRole("group", { name: "Rows to show" });
  const workbook = await downloadAll(page, "Download for Excel");
  expect(workbook.name).toMatch(/^translations-.*\.xlsx$/);
  await upload(page, workbook.name, workbook.bytes);
  for (const amount of [/^[1-9]\d* no change/, /^0 new/, /^0 English is/])
    await expect(counters.getByRole("button", { name: amount })).toBeVisible();

  const { name, bytes } = await downloadAll(page, "Download CSV");
  expect(name).toMatch(/^translations-.*\.csv$/);
  const lines = bytes.toString().split("\r\n");
  const title = lines.findIndex((line) =>
    line.includes('"settings/homePage/maintitle"'),
  );
  const cells = lines[title]!.slice(1, -1).split('","');
  const [key = "", where = "", english = "", spanish = ""] = cells;
  const row = (...values: string[]) =>
    values.map((value) => `"${value}"`).join(",");
  await upload(
    page,
    "back.csv",
    [
      lines[1],
      row(key, where, english, "Un título traducido"),
      row("settings/homePage/subtitle", "", "Other English", "Otra cosa"),
      row("concerns/none/name", "", "Gone", "Ido"),
    ].join("\n"),
  );
  await expect(page.getByText("There is no text with this key.")).toBeVisible();
  await expectAccessible(page);
  await counters
    .getByRole("button", { name: "1 English is different" })
    .click();
  await page.getByLabel("Use this Spanish").check();
  await expectAccessible(page);
  await counters.getByRole("button", { name: "1 new" }).click();
  await expect(page.getByText("Un título traducido")).toBeVisible();
  await page.getByRole("button", { name: "Save 2 texts as drafts" }).click();
  await expect(page.getByText("2 texts were saved as drafts.")).toBeVisible();
  await expectTitle(await visitor("es-MX"), spanish);
  await page.getByRole("link", { name: "See the changes" }).click();
  const change = page.getByRole("region", { name: "Home Page" });
  await expect(change.getByText("Un título traducido")).toBeVisible();
  await expect(change.getByText("Otra cosa")).toBeVisible();
});
