import { readFile } from "node:fs/promises";
import { expect, expectAccessible, test } from "./support/test.ts";
import { resultAbout } from "./support/visitor/ranked-result.ts";

const calendars = {
  en: {
    title: "Put the next visit in your calendar",
    day: "Day of the visit or the next dose",
    make: "Download the calendar file",
    missing: "Please choose a day first.",
    past: "This day is over. Please choose today or a later day.",
    made: "The file is ready. Open it to add the day to your calendar.",
    summary: "SUMMARY:Health visit",
  },
  es: {
    title: "Ponga la próxima cita en su calendario",
    day: "Día de la cita o de la próxima dosis",
    make: "Descargar el archivo",
    missing: "Primero elija un día.",
    past: "Ese día ya pasó. Elija hoy o un día más adelante.",
    made: "El archivo está listo. Ábralo para agregar el día a su calendario.",
    summary: "SUMMARY:Cita de salud",
  },
};

const [language, words] = ["en", calendars.en] as const;

test("the next visit is added to the calendar without a request to the server", async ({
  page,
  request,
}) => {
  const id = await resultAbout(request, ["C", "B"]);
  await page.goto(`/results/${id}?lang=${language}`);
  await page.getByText(words.title).click();
  const day = page.getByLabel(words.day);
  const make = page.getByRole("button", { name: words.make });
  await make.press("Enter");
  await expect(page.getByText(words.missing)).toBeVisible();
  await expect(day).toBeFocused();
  await day.fill("2020-02-03");
  await make.press("Enter");
  await expect(page.getByText(words.past)).toBeVisible();
  await expectAccessible(page);

  await day.fill("2091-02-03");
  const requests: string[] = [];
  // An idle page caches files for offline use and sends events.
  page.on("request", (each) => {
    const { protocol, pathname } = new URL(each.url());
    const isOfRest = /^\/(assets\/|api\/events$)/.test(pathname);
    if (protocol.startsWith("http") && !isOfRest) requests.push(each.url());
  });
  const downloading = page.waitForEvent("download");
  await make.press("Enter");
  const file = await readFile(await (await downloading).path(), "utf8");
  await expect(page.getByText(words.made)).toBeVisible();
  expect(file).toContain("DTSTART;VALUE=DATE:20910203\r\n");
  expect(file).toContain(`${words.summary}\r\n`);
  expect(file).not.toMatch(/HPV|VPH|Ana/);
  expect(requests).toEqual([]);
});
