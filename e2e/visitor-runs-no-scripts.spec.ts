import type { Browser, Page } from "@playwright/test";
import { inDatabase } from "./support/in-database.ts";
import { answerAll, expectQuestion } from "./support/visitor/quiz.ts";
import { names, rows } from "./support/visitor/ranking.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const spoken = {
  en: {
    needed: "This page needs JavaScript",
    name: "Your name",
    child: "Your child’s name",
    begin: "Get started",
    goOn: "Continue where you left off",
    over: "Start over",
    missing: "Please type your name",
    next: "Next",
    previous: "Previous",
    edit: "Edit",
    choose: "Choose an option before proceeding!",
    toTop: (name: string) => `Move ${name} to the top`,
    see: "See results",
  },
  es: {
    needed: "Esta página necesita JavaScript",
    name: "Su nombre",
    child: "El nombre de su hijo o hija",
    begin: "Comenzar",
    goOn: "Seguir donde se quedó",
    over: "Empezar de nuevo",
    missing: "Por favor, escriba su nombre",
    next: "Siguiente",
    previous: "Anterior",
    edit: "Editar",
    choose: "¡Elija una opción antes de seguir!",
    toTop: (name: string) => `Poner ${name} en primer lugar`,
    see: "Ver resultados",
  },
};

/** Axe is a script itself: it looks at the same page in a browser of its own, without the page's scripts. */
async function expectAccessibleTo(browser: Browser, page: Page) {
  const context = await browser.newContext({
    javaScriptEnabled: true,
    viewport: page.viewportSize(),
    storageState: await page.context().storageState(),
  });
  const twin = await context.newPage();
  await twin.route(/\.js$/, (route) => route.abort());
  await twin.goto(page.url());
  await expectAccessible(twin);
  await context.close();
}

test.describe("a browser that runs no scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, words] of Object.entries(spoken)) {
    const locale = language as keyof typeof spoken;

    test(`is told where nothing can be sent (${locale})`, async ({ page }) => {
      for (const path of ["contact", "login"]) {
        await page.goto(`/${path}?lang=${locale}`);
        const line = page.locator("main noscript p");
        await expect(line, path).toContainText(words.needed);
        await expect(line, path).toBeVisible();
      }
    });

    test(`goes all the way (${locale})`, async ({
      page,
      browser,
      server,
      provoked,
    }) => {
      provoked.add(422);
      const button = (name: string) => page.getByRole("button", { name });
      await page.goto(`/quiz?lang=${locale}`);
      await button(words.begin).click();
      await expect(page.getByText(words.missing)).toBeVisible();
      await page.getByLabel(words.name).fill(`Maria ${locale}`);
      await page.getByLabel(words.child).fill("Leo");
      await button(words.begin).click();
      await expectQuestion(page, 1);
      await button(words.next).click();
      await expect(page.getByText(words.choose)).toBeVisible();
      await page.getByRole("radio").nth(2).check();
      await button(words.next).click();
      await expectQuestion(page, 2);
      await expectAccessibleTo(browser, page);
      await page.getByRole("radio").nth(3).check();
      await button(words.previous).click();
      await expectQuestion(page, 1);
      await expect(page.getByRole("radio").nth(2)).toBeChecked();
      await button(words.edit).click();
      await expect(page.getByLabel(words.name)).toHaveValue(`Maria ${locale}`);
      await expect(page.getByLabel(words.child)).toHaveValue("Leo");
      await expectAccessibleTo(browser, page);
      await button(words.goOn).click();
      await expectQuestion(page, 3);
      await page.goto("/question/2");
      await expect(page.getByRole("radio").nth(3)).toBeChecked();
      await page.goto("/question/1");

      await answerAll(page, locale);
      const proposed = await names(page);
      const third = proposed[2] ?? "";
      await button(words.toTop(third)).click();
      await expect(rows(page).first()).toContainText(third);
      await expectAccessibleTo(browser, page);
      const { pathname: ranking } = new URL(page.url());
      await button(words.see).click();
      await expect(page).toHaveURL(/\/results\/\w{22}$/);
      const id = page.url().slice(-22);
      const { rows: results } = await inDatabase(server, (client) =>
        client.query(
          "SELECT _id, final, language, childname FROM results WHERE parentname = $1",
          [`Maria ${locale}`],
        ),
      );
      expect(results).toEqual([
        { _id: id, final: true, language: locale, childname: "Leo" },
      ]);
      await page.goto(ranking);
      await expect(page).toHaveURL(`/results/${id}`);

      await page.goto("/quiz");
      await button(words.over).click();
      await expect(page.getByLabel(words.name)).toHaveValue("");
      await expect(button(words.begin)).toBeVisible();
    });
  }
});
