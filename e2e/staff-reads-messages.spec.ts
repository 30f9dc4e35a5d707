import type { RunningServer } from "#server/testing/running-server.ts";
import { type StaffApi, test } from "./support/staff/staff-test.ts";
import { inDatabase } from "./support/in-database.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

test("an invitation opened on the simulated phone leads to the quiz", async ({
  page,
  staffApi,
  server,
}) => {
  const [contact] = await replaceContacts(server, [{ name: "María" }]);
  await page.goto("/dashboard/messages");
  await staffApi.call("POST /api/sms/send", {
    contacts: [{ id: contact?._id }],
    message: "Please take our quiz.",
  });
  const phone = page.getByRole("region", { name: /^Phone \+12/ });
  await expect(phone).toContainText("Please take our quiz.");
  await expect(page.getByRole("list", { name: "Phones" })).toContainText(
    "María",
  );
  await expect(phone).toHaveAccessibleName(/^Phone \+12\*+\d{3}, María$/);
  await expectAccessible(page);
  const [opened] = await Promise.all([
    page.context().waitForEvent("page"),
    phone.getByRole("link").click(),
  ]);
  await expect(opened).toHaveURL(new RegExp(`/${contact?._id}$`));
  await expect(opened.getByText("María")).toBeVisible();
});

test("the empty message list says what will appear there", async ({
  page,
  server,
}) => {
  await replaceContacts(server, []);
  await page.goto("/dashboard/messages?lang=es");
  await page.getByRole("tab", { name: "Correos" }).click();
  await expectAccessible(page);
});

/** Replaces all contacts with one family that got a text. */
async function textOne(server: RunningServer, staffApi: StaffApi) {
  const [contact] = await replaceContacts(server, [{ name: "María" }]);
  await inDatabase(server, (client) => client.query("DELETE FROM messages"));
  await staffApi.call("POST /api/sms/send", {
    contacts: [{ id: contact?._id }],
    message: "Please take our quiz.",
  });
}

test("text typed while a reply is being sent is not lost", async ({
  page,
  staffApi,
  server,
}) => {
  await textOne(server, staffApi);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/sms/reply", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/dashboard/messages");
  const phone = page.getByRole("region", { name: /^Phone \+12/ });
  const reply = phone.getByLabel("Reply");
  await reply.fill("Who is this?");
  await reply.press("Enter");
  await reply.fill("I see now.");
  release();
  await expect(phone).toContainText("Who is this?");
  await expect(phone.locator("[aria-disabled]")).toHaveCount(0);
  await expect(reply).toHaveValue("I see now.");
  await reply.press("Enter");
  await expect(phone).toContainText("I see now.");
  await expect(reply).toHaveValue("");
});

const [lang, words] = [
  "es",
  {
    unclear: "no quiero la vacuna",
    stop: "Por favor no me manden más mensajes",
    reply: "Responder",
    send: "Enviar",
    toDecide: "Respuesta poco clara: por favor, decida",
    notClear: /Quizás pide no recibir más mensajes, pero no está claro/,
    stopTexts: "Dejar de enviar",
    stopped: "El personal dejó de enviar mensajes a este teléfono.",
    allowTexts: "Permitir mensajes otra vez",
    kept: "El personal decidió seguir enviando mensajes a este teléfono.",
    need: "1 familia quizás no quiere más mensajes",
    understood: "Pidió no recibir más mensajes.",
    answer: "Ya no le enviaremos mensajes de texto.",
  },
] as const;

test("an unclear reply is marked, and a clear STOP is obeyed", async ({
  page,
  staffApi,
  server,
}) => {
  await textOne(server, staffApi);
  await page.goto(`/dashboard/messages?lang=${lang}`);
  const phone = page.getByRole("region", { name: /\+12/ });
  async function writeBack(text: string) {
    await phone.getByLabel(words.reply).fill(text);
    await phone.getByRole("button", { name: words.send, exact: true }).click();
  }
  await writeBack(words.unclear);
  await expect(phone).toContainText(words.notClear);
  await expect(
    page.getByRole("button", { name: words.toDecide }),
  ).toBeVisible();
  await expect(phone).not.toContainText(words.understood);
  await writeBack(words.stop);
  await expect(phone).toContainText(words.understood);
  await expect(phone).toContainText(words.answer);
  await expect(page.getByRole("button", { name: words.toDecide })).toHaveCount(
    0,
  );
  await expectAccessible(page);
  await inDatabase(server, (client) => client.query("TRUNCATE opt_outs"));
});

test("an unclear reply stays on the to-do list until staff decide whether to keep texting", async ({
  page,
  staffApi,
  server,
}) => {
  await textOne(server, staffApi);
  await page.goto(`/dashboard/messages?lang=${lang}`);
  const phone = page.getByRole("region", { name: /\+12/ });
  await phone.getByLabel(words.reply).fill(words.unclear);
  await phone.getByRole("button", { name: words.send, exact: true }).click();
  await expect(phone).toContainText(words.notClear);
  const need = page.getByRole("link", { name: words.need });
  await page.goto("/dashboard");
  await need.click();
  await phone.getByRole("button", { name: words.stopTexts }).press("Enter");
  await expect(phone.getByText(words.stopped)).toBeFocused();
  await expect(page.getByRole("button", { name: words.toDecide })).toHaveCount(
    0,
  );
  await expectAccessible(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(need).toHaveCount(0);
  await page.goto("/dashboard/messages");
  await phone.getByRole("button", { name: words.allowTexts }).click();
  await expect(phone.getByText(words.kept)).toBeFocused();
  await inDatabase(server, (client) => client.query("DELETE FROM messages"));
});

test("a stop word recognized only by the provider is shown as understood", async ({
  page,
  server,
}) => {
  const [contact] = await replaceContacts(server, [{ name: "María" }]);
  await inDatabase(server, (client) =>
    client.query(
      `INSERT INTO messages (_id, kind, "to", body, state, understood)
         VALUES ($1, 'sms', '+12025550199', 'SALIR, I cannot stop', 'received', 'stop')`,
      [contact?._id],
    ),
  );
  await page.goto(`/dashboard/messages?lang=${lang}`);
  const ofPhone = page.getByRole("button", { name: /\+12\*+199/ });
  await ofPhone.click();
  const phone = page.getByRole("region", { name: /\+12\*+199/ });
  await expect(phone).toContainText(words.understood);
  await expect(ofPhone).not.toContainText(words.toDecide);
  await inDatabase(server, (client) => client.query("DELETE FROM messages"));
});
