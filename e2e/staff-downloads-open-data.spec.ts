import type { Language } from "#shared/rules/language.ts";
import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "./support/in-database.ts";
import { expectNoHorizontalScrolling } from "./support/large-text.ts";
import { test } from "./support/staff/staff-test.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible } from "./support/test.ts";

// Axe finds too little contrast in a message that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ server }) =>
  inDatabase(server, (client) =>
    client.query("TRUNCATE results, open_data_packages CASCADE"),
  ),
);

/** Copies one result, with a name in base58 at the beginning of the ids. The last five are Spanish. */
async function addResults(
  server: RunningServer,
  request: APIRequestContext,
  amount: number,
  { name = "open", day = "2026-02-03" } = {},
) {
  const result = await rankedResult(request);
  await inDatabase(server, async (client) => {
    await client.query(
      `INSERT INTO results SELECT (copy).* FROM (
         SELECT jsonb_populate_record(results, jsonb_build_object('_id', rpad($3 || translate(n::text, '0', 'z'), 22, 'x'), 'draft', NULL, 'contact', NULL,
           'language', CASE WHEN n > $2::int - 5 THEN 'es' ELSE 'en' END)) AS copy
         FROM results, generate_series(2, $2::int) AS n WHERE _id = $1) AS copies`,
      [result, amount, name],
    );
    await client.query(
      "UPDATE results SET date = $1 WHERE _id = $2 OR starts_with(_id, $3)",
      [`${day} 15:00:00Z`, result, name],
    );
  });
}

async function download(page: Page, button: RegExp) {
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const file = await arriving;
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), files: unzipSync(bytes) };
}

const words = {
  en: {
    link: "Open data",
    rows: "60 results, one row each, in random order",
    lost: "Left out: language",
    warning: "Published rows cannot be called back",
    understood: /I understand/,
    zip: /^Open data \(ZIP\)/,
    former: /Last package: .* with 60 results/,
    refused: "There is no package now",
    erased: /families were erased, or their contacts or results changed/,
    few: /There are 9 finished results from before today/,
    added: "12 rows are new since the last package",
    loading: "Loading…",
    again: "Try again",
  },
  es: {
    link: "Datos abiertos",
    rows: "60 resultados, una fila por cada uno, en orden al azar",
    lost: "No se incluye: idioma",
    warning: "Las filas publicadas no se pueden retirar",
    understood: /Entiendo/,
    zip: /^Datos abiertos \(ZIP\)/,
    former: /Último paquete: .* con 60 resultados/,
    refused: "Por ahora no hay paquete",
    erased: /se borraron los datos de algunas familias/,
    few: /Hay 9 resultados terminados antes de hoy/,
    added: "12 filas son nuevas desde el último paquete",
    loading: "Cargando…",
    again: "Intentar de nuevo",
  },
};

const lang = "es" as Language;

test("a package is explained, downloaded and remembered", async ({
  page,
  request,
  server,
}) => {
  const text = words[lang];
  await addResults(server, request, 60);
  await page.goto(`/dashboard/results?lang=${lang}`);
  await page.getByRole("link", { name: text.link }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.link);
  for (const part of [text.rows, text.lost, text.warning])
    await expect(page.getByText(part)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("button", { name: text.zip })).toBeDisabled();

  await page.getByRole("checkbox", { name: text.understood }).check();
  const { name, files } = await download(page, text.zip);
  expect(name).toBe("open_data.zip");
  expect(Object.keys(files).toSorted()).toEqual([
    "README.txt",
    "codebook.csv",
    "data.csv",
    ...["R", "do", "sps"].map((kind) => `labels_en.${kind}`),
    ...["R", "do", "sps"].map((kind) => `labels_es.${kind}`),
  ]);
  const lines = new TextDecoder().decode(files["data.csv"]).split("\r\n");
  expect(lines).toHaveLength(62);
  expect(lines[0]).not.toContain("language");
  await expect(page.getByText(text.former)).toBeVisible();

  await inDatabase(server, (client) =>
    client.query("DELETE FROM results WHERE _id LIKE 'open2x%'"),
  );
  await page.reload();
  await expect(page.getByText(text.refused)).toBeVisible();
  await expect(page.getByText(text.erased)).toBeVisible();
  await expect(page.getByRole("button", { name: text.zip })).toHaveCount(0);
  await expectAccessible(page);
});

test("too few results are refused on a small phone", async ({
  page,
  request,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/dashboard/results/open-data?lang=${lang}`);
  await expect(page.getByText(words[lang].refused)).toBeVisible();
  await addResults(server, request, 9);
  await page.reload();
  await expect(page.getByText(words[lang].few)).toBeVisible();
  await expectNoHorizontalScrolling(page);
  await expectAccessible(page);
});

test("a failed download shows an error, and is no package", async ({
  page,
  request,
  server,
  provoked,
}) => {
  provoked.add(503);
  await addResults(server, request, 60);
  await page.goto("/dashboard/results/open-data");
  await page.getByRole("checkbox", { name: words.en.understood }).check();
  await page.route("**/open-data/package", (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  await page.getByRole("button", { name: words.en.zip }).click();
  await expect(page.getByText(/Could not prepare open_data.zip/)).toBeVisible();
  await expect(page.getByText(words.en.former)).toHaveCount(0);
  await page.unroute("**/open-data/package");
  const { name } = await download(page, words.en.zip);
  expect(name).toBe("open_data.zip");
});

test("a later package says what it adds, and the page loads and fails accessibly", async ({
  page,
  request,
  server,
  provoked,
}) => {
  provoked.add(503);
  const text = words[lang];
  await addResults(server, request, 60);
  await page.goto(`/dashboard/results/open-data?lang=${lang}`);
  await page.getByRole("checkbox", { name: text.understood }).check();
  await download(page, text.zip);
  await expect(page.getByText(text.former)).toBeVisible();
  await inDatabase(server, (client) =>
    client.query("UPDATE open_data_packages SET before = '2026-03-01'"),
  );
  await addResults(server, request, 12, { name: "next", day: "2026-05-06" });

  let fail = () => {};
  const held = new Promise<void>((done) => (fail = done));
  await page.route("**/api/results/open-data", async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { errors: [] } });
  });
  await page.reload();
  await expect(page.getByText(text.loading)).toBeAttached();
  await expectAccessible(page);
  fail();
  const again = page.getByRole("button", { name: text.again });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/results/open-data");
  await again.click();
  await expect(page.getByText(text.added)).toBeVisible();
});
