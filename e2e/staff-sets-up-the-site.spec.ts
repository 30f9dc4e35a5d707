import { defaultSettings } from "#server/content/seed/settings.ts";
import { test } from "./support/staff/staff-test.ts";
import { inDatabase } from "./support/in-database.ts";
import { expect, expectAccessible } from "./support/test.ts";

type Settings = Record<string, Record<string, string>>;

const [locale, colorScheme, words] = [
  "es-MX",
  "dark",
  {
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
  },
] as const;

test.describe(`in ${locale}, ${colorScheme}`, () => {
  test.use({ locale, colorScheme });

  test("the clinic's facts are entered once and fill in every text that needs them, except texts that staff wrote", async ({
    page,
    staffApi,
    server,
  }) => {
    const { rows } = await inDatabase(server, async (client) => {
      const before = await client.query("SELECT * FROM settings");
      await client.query("TRUNCATE contacts CASCADE");
      return before;
    });
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
    await expectAccessible(page);

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
    await inDatabase(server, async (client) => {
      for (const { section, content } of rows)
        await client.query(
          "UPDATE settings SET content = $2 WHERE section = $1",
          [section, content],
        );
    });
  });
});

test("an invalid phone number is refused at its field, and no text is filled", async ({
  page,
  staffApi,
  provoked,
}) => {
  provoked.add(400);
  await page.goto("/dashboard/setup");
  await page.getByLabel("Name of the clinic").fill("Bayside");
  await page.getByLabel("Phone").fill("call us");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByLabel("Phone")).toBeFocused();
  const { main } = await staffApi.call<Settings>("GET /api/settings/edit");
  expect(main?.["copyright"]).toContain("Placeholder:");
});
