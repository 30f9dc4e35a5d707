import { inDatabase } from "./support/in-database.ts";
import { answerAll, expectQuestion } from "./support/visitor/quiz.ts";
import { names, rows } from "./support/visitor/ranking.ts";
import { openPanel, panelsOf, titlesOf } from "./support/visitor/panels.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expectAccessibleWithoutScripts } from "./support/visitor/without-scripts.ts";
import { expect, test } from "./support/test.ts";
import { askAgainWords } from "#web/i18n/visitor/results/ask-again.words.ts";

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
    toTop: (name: string) => `To the top: ${name}`,
    see: "See results",
    nextTopic: /^Next: /,
    backToTopics: "Back to my topics",
    hello: (name: string) => `Hello, ${name}`,
    rating: "Tell us what you think",
    calendar: "Put the next visit in your calendar",
    send: "Send feedback",
    unanswered: "Please answer a question or write something first.",
    stars: "4 stars: helpful",
    rated: "Thank you! Your feedback was sent.",
    phone: "Your cell phone number",
    text: "Send the text message",
    phoneWrong: "Please check the number above.",
    texted: "the link will arrive in a minute",
    day: "Day of the visit or the next dose",
    make: "Download the calendar file",
    past: "This day is over.",
    stay: "Stay here",
    again: /How likely is your child to get/,
    likely: "Likely",
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
    toTop: (name: string) => `Al inicio: ${name}`,
    see: "Ver resultados",
    nextTopic: /^Siguiente: /,
    backToTopics: "Volver a mis temas",
    hello: (name: string) => `Hola, ${name}`,
    rating: "Díganos qué piensa",
    calendar: "Ponga la próxima cita en su calendario",
    send: "Enviar opinión",
    unanswered: "Primero responda una pregunta o escriba algo, por favor.",
    stars: "4 estrellas: me ayudó",
    rated: "¡Gracias! Recibimos su opinión.",
    phone: "Su número de celular",
    text: "Enviar el mensaje",
    phoneWrong: "Revise el número de arriba.",
    texted: "en un minuto le llegará el enlace",
    day: "Día de la cita o de la próxima dosis",
    make: "Descargar el archivo",
    past: "Ese día ya pasó.",
    stay: "Quedarme aquí",
    again: /¿Qué tan probable es/,
    likely: "Probable",
  },
};

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  const [language, words] = ["es", spoken.es] as const;

  const locale = language as keyof typeof spoken;

  test("pages whose forms need scripts say so", async ({ page }) => {
    await page.goto(`/login?lang=${locale}`);
    const line = page.locator("main noscript p");
    await expect(line).toContainText(words.needed);
    await expect(line).toBeVisible();
  });

  test("links lead from topic to topic and open each", async ({
    page,
    request,
  }) => {
    const id = await rankedResult(request);
    await page.goto(`/results/${id}?lang=${locale}`);
    const first = await openPanel(page);
    await first.getByRole("link", { name: words.nextTopic }).click();
    const second = panelsOf(page).nth(1);
    await expect(second).toHaveAttribute("open");
    await expect(page).toHaveURL(/#\w+-text$/);
    await expect(
      second.getByRole("link", { name: words.nextTopic }),
    ).toHaveAttribute("href", /^#\w+-text$/);
    await second.getByRole("link", { name: words.backToTopics }).click();
    await expect(page).toHaveURL(/#my-topics$/);
    await expect(titlesOf(page).first()).toBeInViewport();
    const third = await openPanel(page, 2);
    await expect(
      third.getByRole("link", { name: words.nextTopic }),
    ).toHaveCount(0);
  });

  test("the whole quiz works", async ({ page, browser, server, provoked }) => {
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
    await expectAccessibleWithoutScripts(browser, page);
    await page.getByRole("radio").nth(3).check();
    await button(words.previous).click();
    await expectQuestion(page, 1);
    await expect(page.getByRole("radio").nth(2)).toBeChecked();
    await button(words.edit).click();
    await expect(page.getByLabel(words.name)).toHaveValue(`Maria ${locale}`);
    await expect(page.getByLabel(words.child)).toHaveValue("Leo");
    await expectAccessibleWithoutScripts(browser, page);
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
    await expectAccessibleWithoutScripts(browser, page);
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

    await expect(page.getByText(words.hello("Maria"))).toBeVisible();
    const panel = await openPanel(page);
    const rating = panel.locator("details").filter({ hasText: words.rating });
    await rating.locator("> summary").click();
    await rating.getByRole("button", { name: words.send }).click();
    await expect(rating.getByText(words.unanswered)).toBeVisible();
    await rating.getByRole("radio", { name: words.stars }).check();
    await rating.getByRole("button", { name: words.send }).click();
    await expect(rating.getByText(words.rated)).toBeVisible();
    await expect(page).toHaveURL(/\/results\/\w{22}#/);
    const phone = page.getByLabel(words.phone);
    await phone.fill("soon");
    await button(words.text).click();
    await expect(page.getByText(words.phoneWrong)).toBeVisible();
    await expect(phone).toHaveValue("soon");
    await phone.fill("(201) 555-0147");
    await button(words.text).click();
    await expect(page.getByText(words.texted)).toBeVisible();

    await page.getByText(words.calendar).click();
    await page.getByLabel(words.day).fill("2020-02-03");
    await button(words.make).click();
    await expect(page.getByText(words.past)).toBeVisible();
    await page.getByLabel(words.day).fill("2091-02-03");
    const downloading = page.waitForEvent("download");
    await button(words.make).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.ics$/);

    await page.goto(`/results/${id}`);
    await expectAccessibleWithoutScripts(browser, page);
    const again = askAgainWords[locale];
    await page.getByText(again.title).click();
    await page
      .getByRole("group", { name: words.again })
      .getByRole("button", { name: words.likely, exact: true })
      .click();
    await expect(page).toHaveURL(/#ask-again$/);
    await expect(page.getByText(again.thanks)).toBeVisible();
    await expect(page.getByText(again.title)).toHaveCount(0);
    await button(words.over).click();
    await button(words.stay).click();
    await button(words.over).click();
    await button(words.over).click();
    await expect(page.getByLabel(words.name)).toHaveValue("");
    await expect(button(words.begin)).toBeVisible();
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: "visit" }),
    );
  });
});
