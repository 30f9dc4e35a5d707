import type { Page } from "@playwright/test";
import { staff } from "#server/testing/running-server.ts";
import { invite } from "./support/visitor/contact.ts";
import { openMenu } from "./support/staff/menu.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

async function entriesOfMenu(page: Page) {
  await openMenu(page);
  const entries = page.getByRole("navigation").locator("a, button");
  return (await entries.filter({ visible: true }).allTextContents()).map(
    (text) => text.trim(),
  );
}

const en = {
  name: "Name",
  email: "Email",
  message: "Message",
  submit: "Submit",
  checked: "Spam check: done.",
  sent: "Your submission has been sent.",
  failed: "Something went wrong, please try again later.",
  missing: "Please fill this in.",
};
const es: typeof en = {
  name: "Nombre",
  email: "Correo electrónico",
  message: "Mensaje",
  submit: "Enviar",
  checked: "Protección contra spam: lista.",
  sent: "Enviamos su mensaje.",
  failed: "Algo salió mal. Por favor, inténtelo de nuevo más tarde.",
  missing: "Complete este campo.",
};

const [locale, colorScheme, words] = ["es-MX", "dark", es] as const;

test.describe(`in ${locale}, ${colorScheme}`, () => {
  test.use({ locale, colorScheme });

  test("a visitor writes to the team by keyboard, and a failure loses nothing", async ({
    page,
    provoked,
  }) => {
    // Route from the first page on: a call made while routing starts may be missed.
    let isDown = false;
    provoked.add(503);
    await page.route("**/api/contact", (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { errors: [] } })
        : route.continue(),
    );
    await page.goto("/contact");
    await page.getByRole("button", { name: words.submit }).click();
    await expect(page.getByText(words.missing)).toHaveCount(3);
    await expect(page.getByLabel(words.name)).toBeFocused();
    await expect(page.getByText(words.checked)).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.type("Ana Núñez");
    await page.keyboard.press("Tab");
    await page.keyboard.type("ana@family.example");
    await page.keyboard.press("Tab");
    await page.keyboard.type("When is the next visit?");
    await page.keyboard.press("Tab");

    isDown = true;
    await page.keyboard.press("Enter");
    await expect(page.getByText(words.failed)).toBeVisible();
    await expect(page.getByLabel(words.message)).toHaveValue(
      "When is the next visit?",
    );
    await expectAccessible(page);

    isDown = false;
    await page.keyboard.press("Enter");
    await expect(page.getByText(words.sent)).toBeVisible();
    for (const label of [words.name, words.email, words.message])
      await expect(page.getByLabel(label)).toHaveValue("");
    await expect(page.getByText(words.failed)).toBeHidden();
    await expectAccessible(page);
  });
});

test("a message reaches staff exactly once", async ({ page, request }) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Luz");
  await page.getByLabel("Email").fill("luz@family.example");
  await page.getByLabel("Message").fill("Only once, please.");
  await page.getByRole("button", { name: "Submit" }).dblclick();
  await expect(page.getByText(en.sent)).toBeVisible();
  const signedIn = await request.post("/api/auth", { data: staff });
  const { token } = await signedIn.json();
  const messages = await request.get("/api/messages", {
    headers: { authorization: `Bearer ${token}` },
  });
  const bodies = ((await messages.json()) as { body: string }[]).map(
    ({ body }) => body,
  );
  expect(
    bodies.filter((body) => body.includes("Only once, please")),
  ).toHaveLength(1);
});

test("a draft survives a change of language", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Message").fill("Half a letter");
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByLabel("Mensaje")).toHaveValue("Half a letter");
});

test("a draft is restored on returning, but not after sending", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Luz");
  await page.getByLabel("Email").fill("luz@family.example");
  const message = page.getByLabel("Message");
  await message.pressSequentially("Is it safe?");
  const draft = () => page.evaluate(() => JSON.stringify(history.state));
  await expect.poll(draft).toContain("Is it safe?");
  await page.getByRole("link", { name: "Sources and updates" }).click();
  await expect(page).toHaveURL("/sources");
  await page.goBack();
  await expect(message).toHaveValue("Is it safe?");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(en.sent)).toBeVisible();
  expect(await draft()).not.toContain("Is it safe?");
  await page.getByRole("link", { name: "Sources and updates" }).click();
  await expect(page).toHaveURL("/sources");
  await page.goBack();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await expect(message).toHaveValue("");
});

test("changing the language after sending does not repeat the confirmation or clear the next message", async ({
  page,
  context,
}) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Luz");
  await page.getByLabel("Email").fill("luz@family.example");
  await page.getByLabel("Message").fill("First");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(en.sent)).toBeVisible();
  await page.getByLabel("Message").fill("Second");
  await expect(page.getByText(en.sent)).toBeHidden();
  // Without a connection the language changes without a reload.
  await context.setOffline(true);
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByLabel("Mensaje")).toHaveValue("Second");
  await expect(page.getByText(es.sent)).toBeHidden();
});

test("the menu shows only the pages that this visitor may use", async ({
  page,
  server,
}) => {
  await page.goto("/");
  const everybody = ["Home", "About us", "Feedback", "Contact us"];
  expect(await entriesOfMenu(page)).toEqual(everybody);
  const contactId = await invite(server, { name: "Ana", daysAgo: 2 });
  await page.evaluate(
    (user) => localStorage.setItem("user", user),
    JSON.stringify({ contactId }),
  );
  await page.reload();
  expect(await entriesOfMenu(page)).toEqual([
    "Home",
    "Quiz",
    ...everybody.slice(1),
  ]);
});
