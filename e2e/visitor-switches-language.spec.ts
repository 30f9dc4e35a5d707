import { ownResult } from "./support/visitor/ranked-result.ts";
import { openPanel } from "./support/visitor/panels.ts";
import { expect, test } from "./support/test.ts";

test("changing the language on the results translates every answer and question", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  await openPanel(page);
  await page
    .getByRole("group", { name: "Questions to ask at the visit" })
    .getByRole("checkbox")
    .first()
    .check();
  await page
    .getByRole("group", { name: "Language", exact: true })
    .getByRole("button", { name: "Español" })
    .click();
  await expect(
    page.getByRole("heading", {
      level: 1,
      name: "Gracias. Esto es lo que más le importa.",
    }),
  ).toBeVisible();
  await expect(page.getByText("Hola, Ana")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    "Porque usted contestó “Muy difícil” a “¿Qué tan difícil sería conseguir esta vacuna para su hijo o hija?”.",
  );
  const list = page.getByRole("region", { name: "Mis preguntas para la cita" });
  await expect(list.getByRole("checkbox", { name: /¿/ })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-same-page");
  await page.reload();
  await expect(page.getByText("Hola, Ana")).toBeVisible();
});

test("a topic that cannot be loaded shows an error in the page's language and loads on the next try", async ({
  page,
  request,
  provoked,
}) => {
  provoked.add(503);
  const id = await ownResult(page, request);
  let isDown = true;
  await page.route("**/api/concerns/*", (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { errors: [] } })
      : route.continue(),
  );
  await page.goto(`/results/${id}`);
  await expect(page.getByText("Hello, Ana")).toBeVisible();
  const first = await openPanel(page);
  await expect(first.getByText("This text could not be loaded.")).toBeVisible();
  await page
    .getByRole("group", { name: "Language", exact: true })
    .getByRole("button", { name: "Español" })
    .click();
  const failed = first.getByText("No se pudo cargar este texto");
  await expect(failed).toBeVisible();
  isDown = false;
  await first.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(first.getByText("Lo que se sabe")).toBeVisible();
  await expect(failed).toBeHidden();
});

test("changing the language changes the whole page and the next one", async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("quizlang") === null)
      localStorage.setItem("quizlang", "en");
  });
  await page.goto(`/results/${await ownResult(page, request)}`);
  await expect(page.getByText("Hello, Ana")).toBeVisible();
  await page
    .getByRole("group", { name: "Language", exact: true })
    .getByRole("button", { name: "Español" })
    .click();
  await expect(page.getByText("Hola, Ana")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(
    page.getByRole("button", { name: "Español", exact: true }),
  ).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Todos los temas" }).click();
  await expect(page).toHaveURL("/concerns");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("results of a Spanish quiz on an English site are entirely in Spanish", async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("lang", "en");
    localStorage.setItem("quizlang", "es");
  });
  await page.goto(`/results/${await ownResult(page, request)}`);
  await expect(page.getByText("Hola, Ana")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.getByRole("link", { name: "Todos los temas" }).click();
  await expect(page).toHaveURL("/concerns");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a link with ?lang=es opens in Spanish, regardless of the last quiz's language", async ({
  page,
  request,
}) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("quizlang", "en"));
  await page.goto(`/results/${await ownResult(page, request)}?lang=es`);
  await expect(page.getByText("Hola, Ana")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("changing the language of a link with ?lang=es survives a reload", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}?lang=es#share`);
  await page
    .getByRole("group", { name: "Idioma", exact: true })
    .getByRole("button", { name: "English" })
    .click();
  const english = page.locator("html[lang=en]");
  await expect(english).toBeVisible();
  await expect(page).toHaveURL(/\/results\/\w{22}#share$/);
  await page.reload();
  await expect(english).toBeVisible();
});

test("the second of two quick language changes wins", async ({ page }) => {
  await page.goto("/quiz", { waitUntil: "networkidle" });
  const loaded = page.waitForEvent("load");
  await page.getByRole("banner").evaluate((banner) => {
    const [english, spanish] = banner.querySelectorAll("button");
    spanish?.click();
    english?.click();
  });
  await loaded;
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/aboutus");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About us");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("changing the language reloads the page and keeps what was typed", async ({
  page,
}) => {
  const spanish = page.getByRole("button", { name: "Español", exact: true });
  await page.goto("/quiz", { waitUntil: "networkidle" });
  await page.getByLabel("Your name").fill("Ana");
  await page.getByLabel("Your child’s name").fill("Leo");
  await spanish.click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator("[name=parentName]")).toHaveValue("Ana");
  await expect(page.locator("[name=childName]")).toHaveValue("Leo");

  await page.goto("/feedback?lang=en", { waitUntil: "networkidle" });
  const text = "More pictures, please.";
  await page.locator("main [name=addorimprove]").fill(text);
  await page.locator("main [name=useful][value=no]").check({ force: true });
  await spanish.click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator("main [name=addorimprove]")).toHaveValue(text);
  await expect(page.locator("main [name=useful][value=no]")).toBeChecked();
});
