import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { staff } from "#server/testing/running-server.ts";
import {
  readDictionary,
  readImport,
  readInstrument,
} from "#server/testing/redcap/redcap-files.ts";
import { inDatabase } from "./support/in-database.ts";
import { expectNoHorizontalScrolling } from "./support/large-text.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { savedFile } from "./support/staff/saved-file.ts";
import { test } from "./support/staff/staff-test.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible } from "./support/test.ts";

// Axe finds too little contrast in a message that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ server }) =>
  inDatabase(server, (client) =>
    client.query("TRUNCATE results, contacts, open_data_packages CASCADE"),
  ),
);

test("ten minutes after signing in, results.csv needs the own password; a download can be stopped", async ({
  page,
  request,
  server,
  provoked,
}) => {
  provoked.add(403);
  const id = await rankedResult(request);
  await page.goto("/dashboard");
  const results = page.getByRole("button", {
    name: "Results CSV",
    exact: true,
  });
  await expect(results).toBeVisible();
  await inDatabase(server, (client) =>
    client.query("UPDATE sessions SET created = now() - interval '11 minutes'"),
  );
  await results.click();
  const dialog = page.getByRole("dialog", {
    name: "Please confirm that it is you",
  });
  await dialog.getByLabel("Password", { exact: true }).fill(staff.password);
  await expectAccessible(page);
  const { name, text } = await savedFile(
    dialog.getByRole("button", { name: "Sign in", exact: true }),
  );
  expect(name).toBe("results.csv");
  const rows: unknown = parse(text, { bom: true, columns: true });
  expect(rows).toMatchObject([{ result_id: id, arrived: "walk-in" }]);

  let onRequest: () => void = () => {};
  const requested = new Promise<void>((resolve) => (onRequest = resolve));
  await page.route("**/api/results/csv", () => onRequest());
  await results.click();
  await requested;
  const stop = page.getByRole("button", { name: "Stop results.csv" });
  await expectAccessible(page);
  await stop.click();
  await expect(results).toBeEnabled();
  await expect(stop).toHaveCount(0);
});

test("the three files for a REDCap project fit together, and its settings are remembered", async ({
  page,
  request,
  server,
}) => {
  const [first, second] = [
    await rankedResult(request),
    await rankedResult(request),
  ];
  await replaceContacts(server, [
    { name: "Ana", result: first },
    { name: "Rosa", result: second },
  ]);
  await inDatabase(server, (client) =>
    client.query(
      "UPDATE contacts SET redcapid = CASE name WHEN 'Ana' THEN '007' ELSE '1e5' END",
    ),
  );
  await page.goto("/dashboard/results");
  await page.getByRole("link", { name: "Files for REDCap" }).click();
  await expect(page.getByText("2 results go into the file.")).toBeVisible();
  await page.getByRole("radio", { name: "Español" }).check();
  const record = page.getByLabel("Name of the record ID field");
  const event = page.getByLabel("Unique event name");
  await record.fill("Study_ID");
  await event.fill("baseline_arm_1");
  const saved = (name: RegExp) => savedFile(page.getByRole("button", { name }));
  const form = await saved(/^Form \(ZIP\)/);
  expect(form.name).toBe("redcap_form_es.zip");
  const dictionary = await saved(/replaces every form/);
  expect(dictionary.name).toBe("redcap_dictionary_es.csv");
  const fields = readDictionary(dictionary.bytes);
  expect(fields[0]?.name).toBe("study_id");
  expect(readInstrument(form.bytes)).toEqual(fields.slice(1));
  const file = await saved(/^Results for REDCap/);
  expect(file.name).toBe("redcap_results.csv");
  const project = { record: "study_id", isLongitudinal: true, fields };
  const records = readImport(file.bytes, project);
  expect(records.map(({ study_id }) => study_id)).toEqual(["007", "1e5"]);
  expect(records[0]?.["redcap_event_name"]).toBe("baseline_arm_1");

  await page.reload();
  await expect(record).toHaveValue("study_id");
  await expect(event).toHaveValue("baseline_arm_1");
});

test("an open data package is explained, downloaded and remembered", async ({
  page,
  request,
  server,
}) => {
  const result = await rankedResult(request);
  await inDatabase(server, async (client) => {
    // Ids contain no zeros.
    await client.query(
      `INSERT INTO results SELECT (copy).* FROM (
         SELECT jsonb_populate_record(results, jsonb_build_object('_id', rpad('open' || translate(n::text, '0', 'z'), 22, 'x'), 'draft', NULL,
           'language', CASE WHEN n > 55 THEN 'es' ELSE 'en' END)) AS copy
         FROM results, generate_series(2, 60) AS n WHERE _id = $1) AS copies`,
      [result],
    );
    await client.query("UPDATE results SET date = '2026-02-03 15:00:00Z'");
  });
  await page.goto("/dashboard/results?lang=es");
  await page.getByRole("link", { name: "Datos abiertos" }).click();
  for (const part of [
    "60 resultados, una fila por cada uno, en orden al azar",
    "No se incluye: idioma",
    "Las filas publicadas no se pueden retirar",
  ])
    await expect(page.getByText(part)).toBeVisible();
  const zip = page.getByRole("button", { name: "Datos abiertos (ZIP)" });
  await expect(zip).toBeDisabled();
  await page.getByRole("checkbox", { name: /Entiendo/ }).check();
  await expectAccessible(page);
  const { name, bytes } = await savedFile(zip);
  expect(name).toBe("open_data.zip");
  const files = unzipSync(bytes);
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
  await expect(
    page.getByText(/Último paquete: .* con 60 resultados/),
  ).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoHorizontalScrolling(page);

  await inDatabase(server, (client) =>
    client.query("DELETE FROM results WHERE _id LIKE 'open2x%'"),
  );
  await page.reload();
  await expect(
    page.getByText(/se borraron los datos de algunas familias/),
  ).toBeVisible();
  await expect(zip).toHaveCount(0);
  await expectAccessible(page);
});

test("a token is created, exports results and is refused after it is revoked", async ({
  page,
  request,
}) => {
  await page.goto("/dashboard/account");
  await page.getByLabel("What it is for").fill("Weekly export");
  await page.getByRole("button", { name: "Make a token" }).click();
  const secret = page.getByText(/^hpvq_/);
  await expect(secret).toBeVisible();
  await expectAccessible(page);
  const headers = { authorization: `Bearer ${await secret.textContent()}` };
  const take = () => request.get("/api/results/csv", { headers });
  const file = await take();
  expect([file.status(), file.headers()["content-type"]]).toEqual([
    200,
    expect.stringContaining("text/csv"),
  ]);
  expect((await request.get("/api/users", { headers })).status()).toBe(403);
  await page.reload();
  await expect(secret).toHaveCount(0);
  await expect(
    page.getByText(/Researcher · Until .* · Last used/),
  ).toBeVisible();
  await page
    .getByRole("button", { name: "End the token Weekly export" })
    .click();
  await expectAccessible(page);
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "End the token", exact: true })
    .click();
  await expect(page.getByText("The token was ended.")).toBeVisible();
  expect((await take()).status()).toBe(401);
});
