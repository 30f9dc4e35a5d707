import type { Concern } from "#shared/contract/content/concerns.ts";
import { expectTitle, saved, test } from "./support/staff/contents.ts";
import { newName } from "./support/staff/staff-test.ts";
import { expect, expectAccessible } from "./support/test.ts";

test("texts are edited and saved by keyboard, and the site shows them in both languages", async ({
  page,
  visitor,
}) => {
  await page.goto("/dashboard/contents");
  await page.getByLabel("Site name (English)").fill("Ask the nurse");
  await page.getByLabel("Date of the last review").fill("2026-11-20");
  await page.getByRole("tab", { name: "Main Options" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Quiz" })).toBeFocused();
  const quizTitle = page.getByLabel("Quiz start title (English)");
  await expect(quizTitle).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(quizTitle).toBeFocused();
  await page.getByRole("tab", { name: "Home Page" }).click();
  await page.getByLabel("Main title (English)").fill("Ask away!");
  await page.getByLabel("Main title (Spanish)").fill("¡Pregunte!");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText("Not saved yet")).toHaveCount(0);
  await expect(page.getByRole("banner")).toContainText("Ask the nurse");
  await expect(page).toHaveTitle("Page contents · Ask the nurse");

  const parent = await visitor("en-US");
  await expectTitle(parent, "Ask away!");
  await expect(parent.getByRole("contentinfo")).toContainText(
    "Reviewed on November 20, 2026.",
  );
  await expectTitle(await visitor("es-MX"), "¡Pregunte!");
});

test("visitors see an edited question at once, in both languages", async ({
  page,
  visitor,
}) => {
  await page.goto("/dashboard/questions");
  const rows = page.getByRole("list", { name: "Questions" });
  await rows.getByRole("link").first().click();
  const text = newName("How old is your child today?");
  await page.getByLabel("Question (English)").fill(text);
  await page.getByLabel("Question (Spanish)").fill("¿Cuántos años tiene hoy?");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Question saved successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/questions#\w{22}$/);
  await expect(rows.getByRole("link", { name: text }).first()).toBeVisible();

  for (const [locale, name, begin, seen] of [
    ["en-US", "Your name", "Get started", text],
    ["es-MX", "Su nombre", "Comenzar", "¿Cuántos años tiene hoy?"],
  ] as const) {
    const parent = await visitor(locale);
    await parent.goto("/quiz");
    await parent.getByLabel(name).fill("Maria");
    await parent.getByRole("button", { name: begin }).click();
    await expect(parent.getByRole("group", { name: seen })).toBeVisible();
  }
});

test("visitors see a new concern in both languages and its page for children, until it is switched off", async ({
  page,
  visitor,
  staffApi,
}) => {
  const save = () =>
    page.getByRole("button", { name: "Save", exact: true }).click();
  const isSaved = page.getByText("Concern saved successfully!");
  await page.goto("/dashboard/concerns");
  await page.getByRole("link", { name: "Add a concern" }).click();
  const [name, nombre] = [newName("Waiting times"), newName("La espera")];
  await page.getByLabel("Name (English)").fill(name);
  await page.getByLabel("Name (Spanish)").fill(nombre);
  await page
    .getByRole("textbox", { name: "Text (English)" })
    .fill("Most clinics see you within a week.");
  await page
    .getByRole("textbox", { name: "Text (Spanish)" })
    .fill("Casi siempre lo atienden en una semana.");
  await page.getByRole("button", { name: "Add a question" }).click();
  await page.keyboard.type("When can we come?");
  await page.getByRole("button", { name: "Add a link (English)" }).click();
  const link = page.getByRole("group", { name: "Link 1 (English)" });
  await link.getByLabel("Name").fill("Find a clinic");
  await link.getByLabel("Address").fill("find a clinic");
  await save();
  await expect(
    page.getByText("Please type a full web address (https://…)."),
  ).toBeVisible();
  await expect(link.getByLabel("Address")).toBeFocused();
  await expectAccessible(page);
  await link.getByLabel("Address").fill("clinic.example/find");
  await save();
  await expect(isSaved).toBeVisible();

  for (const [locale, title, summary] of [
    ["en-US", name, "Most clinics see you"],
    ["es-MX", nombre, "Casi siempre lo atienden"],
  ] as const) {
    const parent = await visitor(locale);
    await parent.goto("/concerns");
    await parent.locator("summary").filter({ hasText: title }).click();
    await expect(
      parent.getByRole("paragraph").filter({ hasText: summary }),
    ).toBeVisible();
    await expect(
      parent.getByRole("link", { name: "Find a clinic" }),
    ).toHaveAttribute("href", "https://clinic.example/find");
  }

  await page.getByRole("link", { name: `Children’s page: ${name}` }).click();
  await page
    .getByRole("textbox", { name: "Text for children (English)" })
    .fill("It is over in a moment.");
  await save();
  await expect(page).toHaveURL(/\/dashboard\/concerns#/);
  const concerns = await staffApi.call<Concern[]>("GET /api/concerns/all");
  const concern = concerns.find((each) => each.name === name);
  const parent = await visitor("en-US");
  await parent.goto(`/concerns/${concern?._id}`);
  await expect(parent.getByText("It is over in a moment.")).toBeVisible();

  const row = page.getByRole("listitem").filter({ hasText: name });
  await row.getByRole("switch").click();
  await expect(page.getByText("Concern status saved!")).toBeVisible();
  await parent.goto("/concerns");
  await expect(parent.getByText(name)).toHaveCount(0);
});
