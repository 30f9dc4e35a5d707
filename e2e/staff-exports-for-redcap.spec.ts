import type { Language } from "#shared/rules/language.ts";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { newId } from "#server/platform/ids.ts";
import {
  readDictionary,
  readImport,
  readInstrument,
} from "#server/testing/redcap/redcap-files.ts";
import type { RunningServer } from "#server/testing/running-server.ts";
import { inDatabase } from "./support/in-database.ts";
import { expectNoHorizontalScrolling } from "./support/large-text.ts";
import { test } from "./support/staff/staff-test.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible } from "./support/test.ts";

// Axe finds too little contrast in a dialog that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ server }) =>
  inDatabase(server, (client) =>
    client.query("TRUNCATE results, contacts CASCADE"),
  ),
);

/** Gives these results to new contacts with these REDCap IDs. */
function addContacts(server: RunningServer, ids: Record<string, string>) {
  return inDatabase(server, async (client) => {
    for (const [at, [result, redcapid]] of Object.entries(ids).entries()) {
      const contact = newId();
      await client.query(
        "INSERT INTO contacts (_id, name, phone, redcapid) VALUES ($1, 'Ana', $2, $3)",
        [contact, `+1201555010${at}`, redcapid],
      );
      await client.query("UPDATE results SET contact = $1 WHERE _id = $2", [
        contact,
        result,
      ]);
    }
  });
}

async function download(page: Page, button: RegExp) {
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const file = await arriving;
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), bytes };
}

const words = {
  en: {
    link: "Files for REDCap",
    draftMode: /^If your project is in production, .* “Enter Draft Mode”/,
    ready: "2 results go into the file.",
    leftOut: "2 results are left out:",
    walkIn: /1 without a personal link/,
    noId: /1 whose contact has no REDCap ID/,
    record: "Name of the record ID field",
    event: "Unique event name",
    zip: /^Form \(ZIP\)/,
    dictionary: /replaces every form/,
    csv: /^Results for REDCap/,
  },
  es: {
    link: "Archivos para REDCap",
    draftMode: /^Si su proyecto está en producción, .* “Enter Draft Mode”/,
    ready: "2 resultados van en el archivo.",
    leftOut: "2 resultados no se incluyen:",
    walkIn: /1 sin enlace personal/,
    noId: /1 de contactos sin ID de REDCap/,
    record: "Nombre del campo con el ID del registro",
    event: "Nombre único del evento",
    zip: /^Formulario \(ZIP\)/,
    dictionary: /reemplaza todos los formularios/,
    csv: /^Resultados para REDCap/,
  },
};

const lang = "en" as Language;

test("all three files fit together", async ({ page, request, server }) => {
  const text = words[lang];
  const results = [
    await rankedResult(request),
    await rankedResult(request),
    await rankedResult(request),
  ];
  await rankedResult(request);
  const [first = "", second = "", third = ""] = results;
  await addContacts(server, { [first]: "007", [second]: "1e5", [third]: "" });
  await page.goto(`/dashboard/results?lang=${lang}`);
  await page.getByRole("link", { name: text.link }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.link);
  const { draftMode, ready, leftOut, walkIn, noId } = text;
  for (const part of [draftMode, ready, leftOut, walkIn, noId])
    await expect(page.getByText(part)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("radio", { name: "Español" }).check();
  await page.getByLabel(text.record).fill("Study_ID");
  await page.getByLabel(text.event).fill("baseline_arm_1");
  const form = await download(page, text.zip);
  expect(form.name).toBe("redcap_form_es.zip");
  const dictionary = await download(page, text.dictionary);
  expect(dictionary.name).toBe("redcap_dictionary_es.csv");
  const fields = readDictionary(dictionary.bytes);
  expect(fields[0]?.name).toBe("study_id");
  expect(readInstrument(form.bytes)).toEqual(fields.slice(1));
  const file = await download(page, text.csv);
  expect(file.name).toBe("redcap_results.csv");
  const project = { record: "study_id", isLongitudinal: true, fields };
  const records = readImport(file.bytes, project);
  expect(records.map(({ study_id }) => study_id)).toEqual(["007", "1e5"]);
  expect(records[0]?.["redcap_event_name"]).toBe("baseline_arm_1");

  await page.reload();
  await expect(page.getByLabel(text.record)).toHaveValue("study_id");
  await expect(page.getByLabel(text.event)).toHaveValue("baseline_arm_1");
  await expect(page.getByRole("radio", { name: "Español" })).toBeChecked();
});

test("without results there is only the form, and the page says why", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dashboard/results/redcap");
  await expect(
    page.getByText("There are no results for REDCap yet"),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: words.en.csv })).toHaveCount(0);
  await expect(page.getByRole("button", { name: words.en.zip })).toBeEnabled();
  await expectNoHorizontalScrolling(page);
  await expectAccessible(page);
});

test("a wrong name is explained, and blocks only the files that contain it", async ({
  page,
  request,
  server,
}) => {
  await addContacts(server, { [await rankedResult(request)]: "R-1" });
  await page.goto("/dashboard/results/redcap");
  const event = page.getByLabel(words.en.event);
  await event.fill("Baseline");
  await event.press("Tab");
  await expect(page.getByText(/It ends with _arm_ and a number/)).toBeVisible();
  await expectAccessible(page);
  const csv = page.getByRole("button", { name: words.en.csv });
  const dictionary = page.getByRole("button", { name: words.en.dictionary });
  await expect(csv).toBeDisabled();
  await expect(dictionary).toBeEnabled();
  await page.getByLabel(words.en.record).fill("record id");
  await expect(dictionary).toBeDisabled();
  await expect(page.getByRole("button", { name: words.en.zip })).toBeEnabled();
  await page.getByLabel(words.en.record).fill("record_id");
  await event.fill("baseline_arm_1");
  await expect(csv).toBeEnabled();
});

test("shared IDs are named before the download", async ({
  page,
  request,
  server,
}) => {
  await addContacts(server, {
    [await rankedResult(request)]: "S-1",
    [await rankedResult(request)]: "s-1",
  });
  await page.goto("/dashboard/results/redcap");
  await expect(
    page.getByText(/2 with the same REDCap ID as another result/),
  ).toBeVisible();
  await expect(page.getByText(/REDCap IDs: S-1, s-1\./)).toBeVisible();
});

test("a failed download shows an error and can be tried again", async ({
  page,
  provoked,
}) => {
  provoked.add(503);
  await page.goto("/dashboard/results/redcap");
  await page.route("**/redcap/instrument?*", (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  await page.getByRole("button", { name: words.en.zip }).click();
  await expect(
    page.getByText(/Could not prepare redcap_form_en.zip/),
  ).toBeVisible();
  await page.unroute("**/redcap/instrument?*");
  const { name } = await download(page, words.en.zip);
  expect(name).toBe("redcap_form_en.zip");
});
