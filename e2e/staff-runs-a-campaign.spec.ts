import { press, select } from "./support/staff/contact-list.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { inDatabase } from "./support/in-database.ts";
import { expect, expectAccessible } from "./support/test.ts";

test("a campaign with a reminder texts the selected contacts, and is paused and resumed", async ({
  page,
  server,
  provoked,
}) => {
  await replaceContacts(server, [
    { name: "Ana Ruiz" },
    { name: "Beth" },
    { name: "Carmen", language: "es" },
  ]);
  await page.goto("/dashboard/links");
  await select(page, "Ana Ruiz");
  await select(page, "Carmen");
  await press(page, "Add to campaign");

  const ahead = page.getByRole("region", { name: "The next 14 days" });
  await expect(page.getByText("2 chosen contacts")).toBeVisible();
  await expect(ahead).toContainText("2 texts");
  await page.getByLabel("Name").fill("Spring");
  const unwritten = page.getByText("still a placeholder");
  await expect(unwritten).toHaveCount(2);
  await page.getByLabel("Message (English)").fill("Your quiz. STOP to end.");
  await page.getByLabel("Message (Spanish)").fill("Conteste. ALTO para salir.");
  await expect(unwritten).toHaveCount(0);
  await page.getByLabel("Maximum reminders").selectOption("1");
  await expect(page.getByLabel("Reminder (English)")).toHaveValue(
    "Reminder: Your quiz. STOP to end.",
  );
  await expect(page.getByLabel("Reminder (Spanish)")).toHaveValue(
    "Recordatorio: Conteste. ALTO para salir.",
  );
  await page.getByLabel("Reminder (English)").fill("");
  await page.getByLabel("Reminder (Spanish)").fill("");
  await press(page, "Save");
  await expect(page.getByText("Please fill this in.")).toHaveCount(2);
  await page.getByLabel("Reminder (English)").fill("There is still time.");
  await page.getByLabel("Reminder (Spanish)").fill("Todavía hay tiempo.");
  await expect(ahead).toContainText("4 texts");
  await expectAccessible(page);
  await press(page, "Save");

  await expect(page.getByRole("heading", { name: "Spring" })).toBeVisible();
  for (const [act, asks, state] of [
    ["Start", "Yes, start", "Running"],
    ["Pause", "Yes, pause", "Paused"],
    ["Resume", "Yes, resume", "Running"],
  ] as const) {
    await press(page, act);
    await press(page, asks);
    await expect(page.getByText(state, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("Each text waits for the texting")).toBeVisible();
  await expect(page.getByRole("row", { name: /Carmen/ })).toBeVisible();
  await expectAccessible(page);

  // The page polls the campaign, also after a failed request, and keeps showing it.
  provoked.add(503);
  const busy = { status: 503, json: { errors: [{ code: "busy" }] } };
  await page.route("**/api/campaigns/*", (route) => route.fulfill(busy));
  for (const _turn of ["first", "second"])
    await page.waitForResponse((reply) => reply.status() === 503);
  await expect(page.getByRole("row", { name: /Carmen/ })).toBeVisible();
});

/** Sends each wording of the campaign “Dos” to fifteen more phones. */
const texted = `
  WITH given AS (SELECT n, lpad(translate(n::text, '0', 'z'), 22, 'a') AS id, '+1201' || (3000000 + n)::text AS phone
      FROM generate_series(1, 30) AS n),
    families AS (INSERT INTO contacts (_id, name, phone, language)
      SELECT id, 'Family', phone, 'es' FROM given),
    members AS (INSERT INTO campaign_contacts (campaign, contact, place, wave, texts, ended)
      SELECT campaigns._id, id, n + 9, 0, 1, 'done' FROM given, campaigns WHERE name = 'Dos'),
    sent AS (INSERT INTO messages (_id, kind, "to", body, state, contact)
      SELECT id, 'sms', phone, 'x', 'delivered', id FROM given)
  INSERT INTO campaign_texts (campaign, contact, step, wording, message)
  SELECT campaigns._id, id, 0, 1 + n % 2, id FROM given, campaigns WHERE name = 'Dos'`;

test("two wordings are tested on filtered contacts, by keyboard, in Spanish", async ({
  page,
  server,
}) => {
  await replaceContacts(server, [
    { name: "Ana Ruiz" },
    { name: "Carmen", language: "es" },
  ]);
  await page.goto("/dashboard/campaigns?lang=es");
  await page.getByRole("link", { name: "Nueva campaña" }).first().click();
  await page.getByRole("textbox", { name: /^Nombre(?!,)/ }).fill("Dos");
  await page.getByLabel(/^Todos los de la lista/).focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("combobox", { name: "Idioma" }).selectOption("es");
  await expect(page.getByText("Para 1 contacto: Carmen")).toBeVisible();
  await page.getByRole("switch", { name: "Probar dos textos" }).press("Space");
  await page.getByLabel("Texto 1 (español)").fill("Conteste. ALTO para salir.");
  await page.getByLabel("Texto 1 (inglés)").fill("Your quiz. STOP to end.");
  await page.getByLabel("Texto 2 (inglés)").fill("Two minutes. STOP to end.");
  await press(page, "Guardar");
  await expect(page.getByText("Complete este campo.")).toBeVisible();
  await page.getByLabel("Texto 2 (español)").fill("Dos minutos. ALTO.");
  const ahead = page.getByRole("region", { name: "Los próximos 14 días" });
  await expect(ahead).toContainText(/Texto [12]: 1 mensaje/);
  await expectAccessible(page);
  await press(page, "Guardar");
  await press(page, "Iniciar");
  await press(page, "Sí, iniciar");
  await expect(page.getByText("En marcha", { exact: true })).toBeVisible();
  await inDatabase(server, (client) => client.query(texted));
  await page.reload();
  const trial = page.getByRole("region", { name: "Dos textos" });
  await expect(trial).toContainText("la diferencia puede ser casualidad");
  await expect(trial.getByRole("row", { name: /Texto 2/ })).toContainText("15");
  await expectAccessible(page);
});
