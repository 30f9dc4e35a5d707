import type { Language } from "#shared/rules/language.ts";
import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import type { Page } from "@playwright/test";
import { test } from "./support/staff/staff-test.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect } from "./support/test.ts";

async function rowsOf(page: Page, button: string) {
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const file = await arriving;
  const options = { bom: true, columns: true } as const;
  const text = await readFile(await file.path());
  const rows = parse(text, options) as unknown as Record<string, string>[];
  return { name: file.suggestedFilename(), rows };
}

test("results are exported as CSV, with a codebook", async ({
  page,
  request,
}) => {
  const id = await rankedResult(request);
  await page.goto("/dashboard");
  const results = await rowsOf(page, "Results CSV");
  expect(results.name).toBe("results.csv");
  const own = results.rows.find((row) => row["result_id"] === id);
  expect(own).toMatchObject({ problem: "", arrived: "walk-in" });
  const codebook = await rowsOf(page, "Codebook CSV");
  const explained = codebook.rows.flatMap(({ columns = "" }) =>
    columns.split(" | "),
  );
  for (const column of Object.keys(own ?? {}))
    expect(explained).toContain(column);
});

const filtered = {
  en: {
    language: "Language",
    button: "Export results.csv",
    note: "The filters do not change results.csv: it contains all finished results of families.",
  },
  es: {
    language: "Idioma",
    button: "Exportar results.csv",
    note: "Los filtros no cambian results.csv: contiene todos los resultados terminados de las familias.",
  },
};

const lang = "es" as Language;

test("a filtered list says that results.csv has all results", async ({
  page,
  request,
}) => {
  const text = filtered[lang];
  const id = await rankedResult(request);
  await page.goto(`/dashboard/results?lang=${lang}`);
  const own = page.locator(`a[href="/dashboard/results/${id}"]`);
  await expect(own).toBeVisible();
  await expect(page.getByText(text.note)).toBeHidden();
  const language = page.getByRole("combobox", { name: text.language });
  await language.selectOption({ value: "es" });
  await expect(own).toBeHidden();
  await expect(page.getByText(text.note)).toBeVisible();
  const { rows } = await rowsOf(page, text.button);
  expect(rows.map((row) => row["result_id"])).toContain(id);
  await language.selectOption({ value: "" });
  await expect(own).toBeVisible();
  await expect(page.getByText(text.note)).toBeHidden();
});

test("a failed download shows an error and can be tried again", async ({
  page,
  provoked,
}) => {
  provoked.add(503);
  await page.goto("/dashboard");
  await page.route("**/api/results/csv", (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  const button = page.getByRole("button", { name: "Results CSV", exact: true });
  await button.click();
  await expect(page.getByText("Could not prepare results.csv")).toBeVisible();
  await page.unroute("**/api/results/csv");
  expect((await rowsOf(page, "Results CSV")).name).toBe("results.csv");
});

test("a long download can be stopped, and no file is saved", async ({
  page,
}) => {
  await page.goto("/dashboard");
  let onRequest: () => void = () => {};
  const requested = new Promise<void>((resolve) => (onRequest = resolve));
  await page.route("**/api/results/csv", () => onRequest());
  const button = page.getByRole("button", { name: "Results CSV", exact: true });
  await button.click();
  await requested;
  await page.getByRole("button", { name: "Stop results.csv" }).click();
  await expect(button).toBeEnabled();
  await expect(
    page.getByRole("button", { name: "Stop results.csv" }),
  ).toHaveCount(0);
});
