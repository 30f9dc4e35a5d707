import type { Language } from "#shared/rules/language.ts";
import type { Page } from "@playwright/test";
import type { QuizLanguage } from "./support/visitor/quiz.ts";
import { contactRow } from "./support/staff/contact-list.ts";
import { test } from "./support/staff/staff-test.ts";
import { inDatabase } from "./support/in-database.ts";
import { answerAll } from "./support/visitor/quiz.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

const journeys = {
  en: {
    locale: "en-US",
    selectAll: "Select all shown",
    sendSms: "Send SMS",
    message: "Message",
    send: "Send SMS Now",
    phone: /^Phone \+12/,
    begin: "Get started",
    see: "See results",
    completed: "Completed",
    reply: "Reply",
    sendReply: "Send",
    stop: "STOP",
    answer: "You will get no more texts from us.",
    optedOut: "Does not want texts",
    test: "Test",
  },
  es: {
    locale: "es-MX",
    selectAll: "Seleccionar todos los que se ven",
    sendSms: "Enviar SMS",
    message: "Mensaje",
    send: "Enviar SMS ahora",
    phone: /^Teléfono \+12/,
    begin: "Comenzar",
    see: "Ver resultados",
    completed: "Completado",
    reply: "Responder",
    sendReply: "Enviar",
    stop: "Alto",
    answer: "Ya no le enviaremos mensajes de texto.",
    optedOut: "No quiere mensajes",
    test: "Prueba",
  },
};

const language = "es" as Language;

const words = journeys[language];

test.describe(`in ${words.locale}`, () => {
  test.use({ locale: words.locale });

  async function invite(page: Page) {
    await page.goto("/dashboard/links");
    await page.getByRole("checkbox", { name: words.selectAll }).check();
    await page
      .getByRole("button", { name: words.sendSms, exact: true })
      .click();
    const window = page.getByRole("dialog", { name: words.sendSms });
    await window.getByLabel(words.message).fill("Hello!");
    await window.getByRole("button", { name: words.send }).click();
    await expect(window).toBeHidden();
  }

  async function phoneOf(page: Page) {
    const other = await page.context().newPage();
    await other.goto("/dashboard/messages");
    return other.getByRole("region", { name: words.phone });
  }

  test("the list updates to Completed when an invited family finishes the quiz", async ({
    page,
    server,
  }) => {
    await replaceContacts(server, [{ name: "María", language }]);
    await invite(page);
    const phone = await phoneOf(page);
    const [visitor] = await Promise.all([
      page.context().waitForEvent("page"),
      phone.getByRole("link").click(),
    ]);
    await finishQuiz(visitor, language);
    await expect(contactRow(page, "María")).toContainText(words.completed);
  });

  test("a family that replies STOP is no longer texted, and the list updates", async ({
    page,
    server,
    staffApi,
  }) => {
    const [contact] = await replaceContacts(server, [
      { name: "María", language },
    ]);
    await invite(page);
    const phone = await phoneOf(page);
    await phone.getByLabel(words.reply).fill(words.stop);
    await phone.getByRole("button", { name: words.sendReply }).click();
    await expect(phone).toContainText(words.answer);
    await expectAccessible(phone.page());
    const row = contactRow(page, "María");
    await expect(row).toContainText(words.optedOut);
    await expect(row).not.toContainText(words.test);
    await inDatabase(server, (client) =>
      client.query("UPDATE contacts SET date = NULL"),
    );
    const reply = await staffApi.call<string>("POST /api/sms/send", {
      contacts: [{ id: contact?._id }],
      message: "Hello again!",
    });
    expect(reply).toMatch(/^0 |^Se enviaron 0 /);
    await inDatabase(server, (client) => client.query("TRUNCATE opt_outs"));
  });
});

async function finishQuiz(visitor: Page, language: QuizLanguage) {
  const words = journeys[language];
  await visitor.locator("main").getByRole("link").first().click();
  await expect(visitor).toHaveURL(/\/quiz\/\w{22}$/);
  await visitor.getByRole("button", { name: words.begin }).click();
  await expect(visitor).toHaveURL("/question/1");
  await answerAll(visitor, language);
  await visitor.getByRole("button", { name: words.see }).click();
  await expect(visitor).toHaveURL(/\/results\/\w{22}$/);
}

test("the list shows delivery reports as they arrive", async ({
  page,
  server,
  staffApi,
}) => {
  const contacts = await replaceContacts(server, [
    { name: "Ana" },
    { name: "Beth" },
    { name: "Carmen" },
    { name: "Dora" },
  ]);
  await staffApi.call("POST /api/sms/send", {
    contacts: contacts.map(({ _id: id }) => ({ id })),
    message: "Hello!",
  });
  await page.goto("/dashboard/links");
  await expect(contactRow(page, "Ana")).toContainText(/Link sent.*Test/);
  const setState = (at: number, state: string, problem: string | null = null) =>
    inDatabase(server, (client) =>
      client.query(
        "UPDATE messages SET state = $1, problem = $2, changed = now() WHERE contact = $3",
        [state, problem, contacts[at]?._id],
      ),
    );
  await setState(0, "delivered");
  await setState(1, "failed", "bad_number");
  await setState(2, "unknown");
  await setState(3, "queued");
  for (const [name, text] of [
    ["Ana", "Delivered"],
    ["Beth", "Not delivered: this number cannot get texts"],
    ["Carmen", "Delivery unknown"],
    ["Dora", "Waiting to be sent"],
  ] as const)
    await expect(contactRow(page, name)).toContainText(text);
  await expectAccessible(page);
  await page.goto("/dashboard/messages");
  await page
    .getByRole("button", { name: /^Ana\s*\+12/ })
    .first()
    .click();
  await expect(page.getByRole("region", { name: /^Phone/ })).toContainText(
    /Waiting to be sent|Delivery unknown|Not delivered|Delivered/,
  );
});
