import { test } from "./support/staff/desk.ts";
import { inDatabase } from "./support/in-database.ts";
import { expect, expectAccessible } from "./support/test.ts";

for (const [locale, welcome, addName, name, hello] of [
  ["en-US", "Welcome", "Add your name", "Name", "Hello, Ana"],
  [
    "es-MX",
    "Le damos la bienvenida",
    "Agregue su nombre",
    "Nombre",
    "Hola, Ana",
  ],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("the first admin is welcomed, and can say what to be called", async ({
      page,
      desk,
    }) => {
      const { email, name: called } = await desk.ask<{
        name: string;
        email: string;
      }>("GET /api/auth");
      await page.goto("/dashboard");
      await expect(
        page.getByRole("heading", { level: 1, name: welcome }),
      ).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: addName }).click();
      await expect(page).toHaveURL("/dashboard/account");
      await page.getByLabel(name, { exact: false }).first().fill("Ana");
      await page.keyboard.press("Enter");
      await expect(page.getByText(`Ana, ${email}`)).toBeVisible();
      await page.goto("/dashboard");
      await expect(
        page.getByRole("heading", { level: 1, name: hello }),
      ).toBeVisible();
      await expect(page.getByRole("link", { name: addName })).toBeHidden();
      await desk.ask("PUT /api/account", { email, name: called });
    });
  });

for (const [locale, texts, done] of [
  [
    "en-US",
    /\d+ texts are still placeholders/,
    "All texts are in both languages",
  ],
  [
    "es-MX",
    /Faltan \d+ textos por completar/,
    "Todos los textos están en los dos idiomas",
  ],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("placeholders that visitors would read are counted, and lead to the contents", async ({
      page,
      server,
    }) => {
      await page.goto("/dashboard");
      const contents = page.getByRole("listitem").filter({ hasText: texts });
      await contents.getByRole("link").click();
      await expect(page).toHaveURL("/dashboard/contents");
      const { rows } = await inDatabase(server, async (client) => {
        const before = await client.query("SELECT * FROM settings");
        await client.query(
          `UPDATE settings SET content =
           regexp_replace(content::text, '(Placeholder|Texto provisional): ', '', 'g')::jsonb`,
        );
        return before;
      });
      await page.goto("/dashboard");
      await expect(page.getByText(done)).toBeVisible();
      await inDatabase(server, async (client) => {
        for (const { section, content } of rows)
          await client.query(
            "UPDATE settings SET content = $2 WHERE section = $1",
            [section, content],
          );
      });
    });
  });

test("every tab of the browser says which screen it shows; public pages bear the site's name alone", async ({
  page,
}) => {
  for (const [path, title] of [
    ["/dashboard", "Dashboard · Ask About HPV"],
    ["/dashboard/links", "Send links · Ask About HPV"],
    ["/dashboard/questions/new", "Questions · Ask About HPV"],
    ["/login", "Dashboard · Ask About HPV"],
    ["/", "Ask About HPV"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  await page.goto("/dashboard/links?lang=es");
  await expect(page).toHaveTitle("Enviar enlaces · Pregunte sobre el VPH");
  await page.getByRole("link", { name: "Preguntas", exact: true }).click();
  await expect(page).toHaveTitle("Preguntas · Pregunte sobre el VPH");
});
