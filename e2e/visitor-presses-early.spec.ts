import { staff } from "#server/testing/running-server.ts";
import { invite } from "./support/visitor/contact.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { inDatabase } from "./support/in-database.ts";
import { openMenu } from "./support/staff/menu.ts";
import { expectQuestion } from "./support/visitor/quiz.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, test } from "./support/test.ts";

const known = JSON.stringify({ parentName: "Maria" });

test("pressing early with nothing filled in asks for the name", async ({
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

test("who presses early on a personal link starts at once, and the link is theirs", async ({
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

test("a family that presses early on its link is led to the results it has", async ({
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

test("a phone that knows the name starts with it, however early the press", async ({
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

test("a language that is chosen before the scripts are there is shown at once, or waits where something was typed", async ({
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

test("an early press stays on the page, and says why, where the connection is gone by then", async ({
  page,
  context,
  provoked,
}) => {
  provoked.add(0);
  await page.addInitScript((user) => localStorage.setItem("user", user), known);
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

test("a press that was meant for one page sends nothing on another", async ({
  page,
  server,
}) => {
  await page.addInitScript((user) => localStorage.setItem("user", user), known);
  const id = await invite(server, { name: "Ana", daysAgo: 2 });
  await page.route(`**/api/contacts/${id}`, () => {
    // Never answered: the form is not ready before the page is left.
  });
  const release = await holdScripts(page);
  await page.goto(`/quiz/${id}`, { waitUntil: "commit" });
  await page.getByLabel("Your name").press("Enter");
  const asking = page.waitForRequest(`**/api/contacts/${id}`);
  release();
  await asking;
  await openMenu(page);
  await page.getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL("/contact");
  // The address changes a moment before the screen does.
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Maria");
  await expect(name).toHaveValue("Maria");
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
});

test("a message that is sent before the scripts are there arrives", async ({
  page,
}) => {
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

test("staff who sign in before the scripts are there get in", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("Email").fill(staff.email);
  await page.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("button", { name: "One moment…" })).toBeVisible();
  release();
  await expect(page).toHaveURL("/dashboard");
});
