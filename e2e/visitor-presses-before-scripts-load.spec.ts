import { staff } from "#server/testing/running-server.ts";
import { invite } from "./support/visitor/contact.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { inDatabase } from "./support/in-database.ts";
import { openMenu } from "./support/staff/menu.ts";
import { expectQuestion } from "./support/visitor/quiz.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, test } from "./support/test.ts";

const storedVisitor = JSON.stringify({ parentName: "Maria" });

test("pressing Get started before the scripts load, without a name, asks for the name", async ({
  page,
  provoked,
}) => {
  provoked.add(422);
  const release = await holdScripts(page);
  await page.goto("/quiz", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Get started" }).click();
  await expect(page.getByText("Please type your name")).toBeVisible();
  release();
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("Please type your name")).toBeVisible();
  await expect(page.getByRole("button", { name: "Get started" })).toBeVisible();
});

test("pressing Get started early on a personal link starts the quiz for that contact", async ({
  page,
  server,
}) => {
  const id = await invite(server, { name: "Ana", daysAgo: 20 });
  const release = await holdScripts(page);
  await page.goto(`/quiz/${id}`, { waitUntil: "commit" });
  await page.getByLabel("Your name").fill("Typed meanwhile");
  await page.getByLabel("Your name").press("Enter");
  await expectQuestion(page, 1);
  release();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("user")))
    .toContain(id);
});

test("pressing Get started early on a personal link leads to existing results", async ({
  page,
  server,
  request,
}) => {
  const id = await invite(server, { name: "Ana", daysAgo: 2 });
  const result = await rankedResult(request);
  await inDatabase(server, (client) =>
    client.query("UPDATE results SET contact = $1 WHERE _id = $2", [
      id,
      result,
    ]),
  );
  const release = await holdScripts(page);
  await page.goto(`/quiz/${id}`, { waitUntil: "commit" });
  await page.getByLabel("Your name").fill("Ana");
  await page.getByLabel("Your name").press("Enter");
  release();
  await expect(page).toHaveURL(`/results/${result}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "Thank you",
  );
});

test("pressing Get started early uses the name stored on the phone", async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("user", JSON.stringify({ parentName: "Maria" })),
  );
  const release = await holdScripts(page);
  await page.goto("/quiz", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Get started" }).click();
  await expect(page.getByRole("button", { name: "One moment…" })).toBeVisible();
  release();
  await expectQuestion(page, 1);
});

test("a language chosen early applies at once, or after the scripts load if text was typed", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/quiz", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("button", { name: "Comenzar" })).toBeVisible();
  await page.getByLabel("Su nombre").fill("Maria");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByLabel("Su nombre")).toHaveValue("Maria");
  release();
  await expect(page.getByRole("button", { name: "Get started" })).toBeVisible();
});

test("an early press without a connection stays on the page and shows an error", async ({
  page,
  context,
  provoked,
}) => {
  provoked.add(0);
  await page.addInitScript(
    (user) => localStorage.setItem("user", user),
    storedVisitor,
  );
  await page.route(/question-screen/, (route) =>
    route.abort("internetdisconnected"),
  );
  const release = await holdScripts(page);
  await page.goto("/quiz", { waitUntil: "commit" });
  await page.getByLabel("Your name").fill("Maria");
  await page.getByRole("button", { name: "Get started" }).click();
  release();
  await expect(page.getByText("Can't load the question.")).toBeVisible();
  await expect(page).toHaveURL("/quiz");
  await expect(page.getByLabel("Your name")).toHaveValue("Maria");
  await context.setOffline(false);
});

test("an early press does not submit the form of another page", async ({
  page,
  server,
}) => {
  await page.addInitScript(
    (user) => localStorage.setItem("user", user),
    storedVisitor,
  );
  const id = await invite(server, { name: "Ana", daysAgo: 2 });
  await page.route(`**/api/contacts/${id}`, () => {
    // Never answer, so that the form is not ready when the page is left.
  });
  const release = await holdScripts(page);
  await page.goto(`/quiz/${id}`, { waitUntil: "commit" });
  await page.getByLabel("Your name").press("Enter");
  const pendingRequest = page.waitForRequest(`**/api/contacts/${id}`);
  release();
  await pendingRequest;
  await openMenu(page);
  await page.getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL("/contact");
  // The address changes shortly before the screen does.
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Maria");
  await expect(name).toHaveValue("Maria");
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
});

test("a message sent before the scripts load arrives", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByLabel("Name").fill("Maria");
  await page.getByLabel("Email").fill("maria@example.org");
  await page.getByLabel("Message").fill("Is the clinic open on Monday?");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("One more step")).toBeVisible();
  release();
  await expect(page.locator("html")).toHaveAttribute("data-awake");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Your submission has been sent.")).toBeVisible();
});

test("staff can sign in before the scripts load", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("Email").fill(staff.email);
  await page.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("button", { name: "One moment…" })).toBeVisible();
  release();
  await expect(page).toHaveURL("/dashboard");
});
