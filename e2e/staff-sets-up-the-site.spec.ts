import { defaultSettings } from "#server/content/seed/settings.ts";
import { save, saved, test } from "./support/staff/contents.ts";
import { inDatabase } from "./support/in-database.ts";
import { expect, expectAccessible } from "./support/test.ts";

type Settings = Record<string, Record<string, string>>;

const words = {
  title: "Preparación",
  progress: "0 de 5 pasos listos",
  later: "3 de 5 pasos listos",
  name: "Nombre de la clínica",
  phone: "Teléfono",
  address: "Dirección",
  who: "Quién está a cargo del sitio y quién lo paga (inglés)",
  quien: "Quién está a cargo del sitio y quién lo paga (español)",
  fills: "Textos que se completan",
  save: "Guardar",
  saved: "Preparación guardada.",
  left: "Falta por escribir",
};

test.describe("in Spanish, dark", () => {
  test.use({ locale: "es-MX", colorScheme: "dark" });

  test("the clinic's facts are entered once and fill in every text that needs them, except texts that staff wrote", async ({
    page,
    staffApi,
    server,
  }) => {
    await inDatabase(server, (client) =>
      client.query("TRUNCATE contacts CASCADE"),
    );
    const own = "© 2026 · Clínica del Sol";
    await staffApi.call("PUT /api/settings", {
      main: { copyright_es: own },
      aboutUs: { profiles: defaultSettings.aboutUs.profiles },
    });
    await page.goto("/dashboard");
    await page
      .getByRole("link", { name: `${words.title}: ${words.progress}` })
      .click();
    await expect(page).toHaveURL("/dashboard/setup");
    await expect(page.getByText(words.progress, { exact: true })).toBeVisible();

    await page.getByLabel(words.name).fill("Bayside Family Health");
    await page.getByLabel(words.phone).fill("305 555 0100");
    await page.getByLabel(words.address).fill("1 Main St");
    await page.getByLabel(words.who).fill("The county pays.");
    await page.getByLabel(words.quien).fill("El condado paga.");
    const fills = page.getByRole("region", { name: words.fills });
    await expect(fills).toContainText("© 2026 · Bayside Family Health");
    await expect(fills).toContainText(
      "Questions? Call Bayside Family Health at 305 555 0100.",
    );
    await expect(fills).not.toContainText(own);
    await expectAccessible(page);
    await page.getByRole("button", { name: words.save, exact: true }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(page.getByText(words.later)).toBeVisible();

    const settings = await staffApi.call<Settings>("GET /api/settings/edit");
    expect(settings).toMatchObject({
      main: {
        copyright: "© 2026 · Bayside Family Health",
        copyright_es: own,
        funding_en: "The county pays.",
      },
      information: {
        whoruns_en: "The county pays.",
        whoruns_es: "El condado paga.",
      },
      clinic: { clinicname: "Bayside Family Health", phone: "305 555 0100" },
    });
    expect(settings["invitation"]?.["message_es"]).toMatch(
      /^Bayside Family Health\. Prepare su cita/,
    );
    const left = page.getByRole("region", { name: words.left });
    await expect(left.getByRole("heading", { level: 3 })).toHaveCount(1);
    await left.getByRole("link").first().click();
    await expect(page).toHaveURL(
      "/dashboard/contents?tab=aboutUs#aboutUs.profiles.0.bio_en",
    );
  });
});

test("the to-do list leads to the field of a placeholder and of a check that is due, and is shorter afterwards", async ({
  page,
  staffApi,
}) => {
  await staffApi.call("PUT /api/settings", { main: { checkby: "2020-01-01" } });
  const todo = page.getByRole("region", { name: "To do" });
  await page.goto("/dashboard");
  const placeholders = todo.getByRole("link", {
    name: /^Information \(\d+\)$/,
  });
  const before = Number(/\d+/.exec(await placeholders.innerText())?.[0]);
  await placeholders.click();
  await expect(page).toHaveURL(
    "/dashboard/contents?tab=information#information.whoruns_en",
  );
  const field = page.getByLabel("Who runs the site, and who pays (English)");
  await expect(field).toBeFocused();
  await field.fill("The county pays for this site.");
  await save(page);
  await expect(saved(page)).toBeVisible();

  await page.goto("/dashboard");
  await expect(placeholders).toHaveText(`Information (${before - 1})`);
  const doses = todo.getByRole("link", { name: "The text about doses" });
  await doses.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/contents?tab=main#main.checkby");
  const date = page.getByLabel("Check by");
  await expect(date).toBeFocused();
  await date.fill("");
  await save(page);
  await expect(saved(page)).toBeVisible();
  await page.goto("/dashboard");
  await expect(placeholders).toBeVisible();
  await expect(doses).toBeHidden();
});
