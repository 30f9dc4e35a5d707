import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import readWorkbook from "read-excel-file/universal";
import writeWorkbook from "write-excel-file/universal";
import { press, type } from "./support/keyboard.ts";
import { contactRows } from "./support/staff/contact-list.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

const list = [
  "Record ID;Parent's Name;Child's Name;Mobile Phone;Language",
  "R-1;Ana Ruiz;Luz;(201) 200-0000;Spanish",
  "R-2;Rosa Núñez;Leo;787 555 0123;Español",
  "R-3;José Díaz;Eva;2015550155;",
  "R-4;Nobody;;5.55E+09;English",
  "R-5;Anna Ruiz;Luz;(201) 200-0000;English",
].join("\r\n");

async function chooseList(page: Page) {
  await page.goto("/dashboard/links");
  await page.getByRole("link", { name: "Import a list" }).click();
  await page.getByLabel("Choose a file").setInputFiles({
    name: "wave 1.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(list, "latin1"),
  });
  await expect(page.getByText("wave 1.csv: 5 rows")).toBeVisible();
}

const rowOf = (page: Page, name: string) =>
  page.getByRole("row", { name: new RegExp(`^\\d+ ${name}`) });

/** The live region that screen readers announce. */
const announced = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: text });

test("a list is previewed and corrected row by row, imported and undone", async ({
  page,
  server,
}) => {
  const listed = (name: string) => contactRows(page).filter({ hasText: name });
  await replaceContacts(server, [{ name: "Ana Ruiz", childname: "Luz" }]);
  await chooseList(page);
  await expect(page.getByLabel("D: Mobile Phone")).toHaveValue("phone");
  await expect(page.getByText("es · es · en")).toBeVisible();
  await press(page.getByRole("button", { name: "Check the list" }));

  await expect(announced(page, "All rows (5)")).toBeAttached();
  const show = page.getByRole("group", { name: "Show" });
  await expect(show).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole("heading", { name: "Every row" }),
  ).toBeInViewport();
  await expect(rowOf(page, "Anna Ruiz")).toContainText("Looks like");
  await expectAccessible(page);
  await rowOf(page, "Anna Ruiz")
    .getByRole("combobox")
    .selectOption("Leave out");
  await expect(show.getByRole("button")).toHaveText([
    "2 New",
    "1 Changed",
    "1 To decide",
    "1 Needs fixing",
    "5 All rows",
  ]);
  await show.getByRole("button", { name: "5 All rows" }).click();
  await expect(rowOf(page, "Ana Ruiz")).toContainText(
    "Changes: Redcap ID, Language",
  );
  await expect(rowOf(page, "Rosa Núñez")).toContainText("Will be added");
  await expect(rowOf(page, "Nobody")).toContainText(
    "The spreadsheet shortened this number",
  );
  const row = rowOf(page, "Nobody");
  await type(row.getByLabel("Mobile Phone"), "787 555 0177");
  await page.keyboard.press("Enter");
  await expect(
    announced(page, "Row 5 is corrected: Will be added"),
  ).toBeVisible();
  const { promise: isHeard, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/api/contacts/imports", async (route) => {
    await isHeard;
    await route.continue();
  });
  await press(
    page.getByRole("button", { name: "Import 4 contacts, leave out 1" }),
  );
  await expect(announced(page, "Importing…")).toBeAttached();
  goOn();

  await expect(page.getByText("3 added, 1 changed.")).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save those rows as a file" }).click();
  const saved = await readFile(await (await saving).path(), "utf8");
  expect(saved).toContain('"Anna Ruiz"');
  expect(saved).not.toContain("Rosa");
  await page.getByRole("link", { name: "Go to the contacts" }).click();
  await expect(listed("Rosa Núñez")).toBeVisible();

  await page.getByRole("link", { name: "Import a list" }).click();
  await page
    .getByRole("button", { name: "Undo the import of wave 1.csv" })
    .click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(page.getByText("The import was undone.")).toBeVisible();
  await page.goto("/dashboard/links");
  await expect(listed("Ana Ruiz")).toBeVisible();
  await expect(listed("Rosa Núñez")).toBeHidden();
});

test("a large workbook is imported, and the rows that were not imported can be downloaded", async ({
  page,
  server,
}) => {
  await replaceContacts(server, []);
  const note = "So many letters that the browser has half a million to unpack.";
  const refused = Array.from({ length: 1500 }, (_, at) => [
    `Nobody ${at}`,
    null,
    new Date("2026-11-02"),
    Array.from({ length: 6 }, (_each, part) => `${note} ${at * 6 + part}`).join(
      " ",
    ),
  ]);
  const head = ["Parent", "Phone", "Agreed on", "Note"];
  const rosa = ["Rosa Núñez", 7_875_550_123, null, "=1+1"];
  const workbook = await writeWorkbook([head, rosa, ...refused], {
    dateFormat: "yyyy-mm-dd",
  }).toBlob();
  await page.goto("/dashboard/links/import");
  await page.getByLabel("Choose a file").setInputFiles({
    name: "wave 2.xlsx",
    mimeType: workbook.type,
    buffer: Buffer.from(await workbook.arrayBuffer()),
  });
  await expect(page.getByText("wave 2.xlsx: 1,501 rows")).toBeVisible();
  await page.getByRole("button", { name: "Check the list" }).click();
  await page.getByRole("button", { name: "Import 1 contact" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save those rows as a file" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("wave 2 (not imported).xlsx");
  const bytes = await readFile(await saved.path());
  const [sheet] = await readWorkbook(new Blob([bytes]));
  expect(sheet?.data).toHaveLength(1501);
  expect(sheet?.data[0]).toEqual([...head, "Reason"]);
  expect(sheet?.data[1]?.slice(0, 4)).toEqual(refused[0]);
});
