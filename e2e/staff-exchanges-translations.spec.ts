import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { test } from "./support/staff/contents.ts";
import { expect, expectAccessible } from "./support/test.ts";

type Draft = { list: string; id: string; version: number };

test.afterEach(async ({ staffApi }) => {
  const { drafts } = await staffApi.call<{ drafts: Draft[] }>(
    "GET /api/drafts",
  );
  for (const { list, id, version } of drafts)
    await staffApi.call(`DELETE /api/drafts/${list}/${id}`, { version });
});

async function downloadAll(page: Page, all: RegExp, button: string) {
  await page.getByRole("radio", { name: all }).check();
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

test("a translator's sheet becomes drafts, and rows with problems are listed", async ({
  page,
  visitor,
}) => {
  await page.goto("/dashboard/history");
  await page.getByRole("link", { name: "Translations" }).click();
  await expect(
    page.getByText("Only texts that need a translator"),
  ).toBeVisible();
  await expectAccessible(page);
  const { name, bytes } = await downloadAll(page, /^All/, "Download CSV");
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
  const counters = page.getByRole("group", { name: "Rows to show" });
  await counters
    .getByRole("button", { name: "1 English is different" })
    .click();
  await page.getByLabel("Use this Spanish").check();
  await expectAccessible(page);
  await counters.getByRole("button", { name: "1 new" }).click();
  await expect(page.getByText("Un título traducido")).toBeVisible();
  await page.getByRole("button", { name: "Save 2 texts as drafts" }).click();
  await expect(page.getByText("2 texts were saved as drafts.")).toBeVisible();
  const parent = await visitor("es-MX");
  await parent.goto("/");
  await expect(
    parent.getByRole("heading", { level: 1, name: spanish }),
  ).toBeVisible();
  await page.getByRole("link", { name: "See the changes" }).click();
  const change = page.getByRole("region", { name: "Home Page" });
  await expect(change.getByText("Un título traducido")).toBeVisible();
  await expect(change.getByText("Otra cosa")).toBeVisible();
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-MX" });

  test("an unchanged workbook from the Spanish dashboard changes nothing", async ({
    page,
  }) => {
    await page.goto("/dashboard/history/translations");
    const { name, bytes } = await downloadAll(
      page,
      /^Todos/,
      "Descargar para Excel",
    );
    expect(name).toMatch(/^traducciones-.*\.xlsx$/);
    await upload(page, name, bytes);
    const counters = page.getByRole("group", { name: "Filas que se muestran" });
    await expect(
      counters.getByRole("button", { name: /^[1-9]\d* sin cambios/ }),
    ).toBeVisible();
    for (const other of ["nuevas", "con otro inglés", "no se pueden usar"])
      await expect(
        counters.getByRole("button", { name: `0 ${other}` }),
      ).toBeVisible();
    await expectAccessible(page);
    await upload(page, "other.csv", "Nombre,Teléfono\nRosa,787");
    await expect(
      page.getByText("Este archivo necesita una columna"),
    ).toBeVisible();
  });
});
