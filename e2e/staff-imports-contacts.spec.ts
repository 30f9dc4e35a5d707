import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import readWorkbook from "read-excel-file/universal";
import writeWorkbook from "write-excel-file/universal";
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

test("a list is previewed row by row, imported and undone", async ({
  page,
  server,
}) => {
  const listed = (name: string) => contactRows(page).filter({ hasText: name });
  await replaceContacts(server, [{ name: "Ana Ruiz", childname: "Luz" }]);
  await chooseList(page);
  await expect(page.getByLabel("D: Mobile Phone")).toHaveValue("phone");
  await expect(page.getByText("es · es · en")).toBeVisible();
  await page.getByRole("button", { name: "Check the list" }).click();

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
  const { promise: isHeard, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/api/contacts/imports", async (route) => {
    await isHeard;
    await route.continue();
  });
  await page
    .getByRole("button", { name: "Import 3 contacts, leave out 2" })
    .click();
  await expect(announced(page, "Importing…")).toBeAttached();
  goOn();

  await expect(page.getByText("2 added, 1 changed.")).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save those rows as a file" }).click();
  const saved = await readFile(await (await saving).path(), "utf8");
  expect(saved).toContain('"Nobody"');
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

test("an unreadable file shows what to do, and pasted rows are read", async ({
  page,
}) => {
  await page.goto("/dashboard/links/import");
  await page.getByLabel("Choose a file").setInputFiles({
    name: "list.xlsx",
    mimeType: "application/vnd.ms-excel",
    buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
  });
  await expect(page.getByText("This workbook has a password")).toBeVisible();
  await page
    .getByLabel("Or paste rows from a spreadsheet")
    .fill("Parent\tPhone\nRosa\t787 555 0123");
  await page.getByRole("button", { name: "Read these rows" }).click();
  await expect(page.getByText("Pasted rows: 1 row")).toBeVisible();
  await expect(page.getByText("This workbook has a password")).toBeHidden();
});

test("an invalid row is corrected in place, and “Last, First” names are reordered", async ({
  page,
  server,
}) => {
  await replaceContacts(server, []);
  await page.goto("/dashboard/links/import");
  await page
    .getByLabel("Or paste rows from a spreadsheet")
    .fill(
      [
        "Parent\tPhone\tLanguage\tConsent date\tRoom",
        "Nguyen, Thi\t787 555 0123\tEnglish\t11/02/2026\t4",
        "Rosa Diaz\t787 555 012\tFrench\t13/45/2026\t5",
      ].join("\n"),
    );
  await page.getByRole("button", { name: "Read these rows" }).click();
  await expect(page.getByText("Not used: E: Room")).toBeVisible();
  await page.getByRole("button", { name: "Check the list" }).click();
  const rosa = rowOf(page, "Rosa Diaz");
  await expect(rosa).toContainText("9 digits: one is missing.");
  await expect(rosa).toContainText("we only have English and Spanish");
  await expect(rosa).toContainText("“13/45/2026” is not a date.");
  await expectAccessible(page);
  await rosa.getByLabel("Mobile Phone").fill("787 555 0129");
  await rosa.getByLabel("Language").selectOption("Spanish");
  await rosa.getByLabel("Consent date").fill("11/13/2026");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("button", { name: "Import 2 contacts", exact: true }),
  ).toBeVisible();
  await expect(
    announced(page, "Row 3 is corrected: Will be added"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Put first names first" }).click();
  await page.getByRole("button", { name: "2 All rows" }).click();
  await expect(rowOf(page, "Thi Nguyen")).toBeVisible();
  await page
    .getByRole("button", { name: "Import 2 contacts", exact: true })
    .click();
  await expect(page.getByText("2 added, 0 changed.")).toBeVisible();
});
