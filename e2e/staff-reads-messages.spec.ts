import type { Locator, Page } from "@playwright/test";
import { contactRow } from "./support/staff/contact-list.ts";
import { inDatabase } from "./support/in-database.ts";
import { test } from "./support/staff/staff-test.ts";
import { answerAll } from "./support/visitor/quiz.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

test.use({ locale: "es-MX" });

test.afterEach(({ server }) =>
  inDatabase(server, (client) =>
    client.query("TRUNCATE opt_outs, messages CASCADE"),
  ),
);

const phoneIn = (page: Page) => page.getByRole("region", { name: /\+12/ });

async function finishQuiz(visitor: Page) {
  await visitor.locator("main").getByRole("link").first().click();
  await expect(visitor).toHaveURL(/\/quiz\/\w{22}$/);
  await visitor.getByRole("button", { name: "Comenzar" }).click();
  await expect(visitor).toHaveURL("/question/1");
  await answerAll(visitor, "es");
  await visitor.getByRole("button", { name: "Ver resultados" }).click();
  await expect(visitor).toHaveURL(/\/results\/\w{22}$/);
}

test("a text on the simulated phone leads to the quiz, and the list shows its end", async ({
  page,
  server,
}) => {
  const [contact] = await replaceContacts(server, [
    { name: "María", language: "es" },
  ]);
  await page.goto("/dashboard/links");
  await page.getByRole("checkbox", { name: /^Seleccionar todos/ }).check();
  await page.getByRole("button", { name: "Enviar SMS", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Enviar SMS" });
  await dialog.getByLabel("Mensaje").fill("Conteste, por favor.");
  await dialog.getByRole("button", { name: "Enviar SMS ahora" }).click();
  await expect(dialog).toBeHidden();

  const other = await page.context().newPage();
  await other.goto("/dashboard/messages");
  const phone = phoneIn(other);
  await expect(phone).toContainText("Conteste, por favor.");
  await expect(phone).toHaveAccessibleName(/^Teléfono \+12\*+\d{3}, María$/);
  await expect(other.getByRole("list", { name: "Teléfonos" })).toContainText(
    "María",
  );
  await expectAccessible(other);
  const [visitor] = await Promise.all([
    page.context().waitForEvent("page"),
    phone.getByRole("link").click(),
  ]);
  await expect(visitor).toHaveURL(new RegExp(`/${contact?._id}\\?lang=es$`));
  await expect(visitor.getByText("María")).toBeVisible();
  await finishQuiz(visitor);
  await expect(contactRow(page, "María")).toContainText("Completado");
});

/** Writes back as the parent. */
async function writeBack(phone: Locator, text: string) {
  await phone.getByLabel("Responder").fill(text);
  await phone.getByRole("button", { name: "Enviar", exact: true }).click();
}

test("an unclear reply waits until staff decide, and a clear STOP is obeyed", async ({
  page,
  staffApi,
  server,
}) => {
  const [contact] = await replaceContacts(server, [{ name: "María" }]);
  const contacts = [{ id: contact?._id }];
  await staffApi.call("POST /api/sms/send", { contacts, message: "Hello!" });
  await page.goto("/dashboard/messages");
  const phone = phoneIn(page);
  await writeBack(phone, "no quiero la vacuna");
  await expect(phone).toContainText("Quizás pide no recibir más mensajes");
  const toDecide = page.getByRole("button", { name: "Respuesta poco clara" });
  await expect(toDecide).toBeVisible();
  const need = page.getByRole("link", {
    name: "1 familia quizás no quiere más mensajes",
  });
  await page.goto("/dashboard");
  await need.click();
  await phone.getByRole("button", { name: "Dejar de enviar" }).press("Enter");
  await expect(
    phone.getByText("El personal dejó de enviar mensajes a este teléfono."),
  ).toBeFocused();
  await expect(toDecide).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(need).toHaveCount(0);
  await page.goto("/dashboard/messages");
  await phone.getByRole("button", { name: "Permitir mensajes" }).click();
  await expect(
    phone.getByText("El personal decidió seguir enviando"),
  ).toBeFocused();

  await writeBack(phone, "Por favor no me manden más mensajes");
  await expect(phone).toContainText("Pidió no recibir más mensajes.");
  await expect(phone).toContainText("Ya no le enviaremos mensajes de texto.");
  await expect(toDecide).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/dashboard/links");
  const row = contactRow(page, "María");
  await expect(row).toContainText("No quiere mensajes");
  await expect(row).not.toContainText("Prueba");
});
