import type { Page } from "@playwright/test";
import { waitUntilCached } from "./support/visitor/offline.ts";
import { pagesOf, pdfText, withoutSpaces } from "./support/visitor/pdf-text.ts";
import { ownResult, writeQuestion } from "./support/visitor/ranked-result.ts";
import { openPanel } from "./support/visitor/panels.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const dialogOf = (page: Page) =>
  page.getByRole("dialog", { name: "For the doctor" });

async function openDialog(page: Page) {
  await page.getByRole("button", { name: "Show to the doctor" }).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

async function openChoices(page: Page) {
  await dialogOf(page).getByText("Change what is shown").click();
}

/** Chooses a suggested question of the first topic; returns its text. */
async function chooseSuggestion(page: Page): Promise<string> {
  const panel = await openPanel(page);
  const first = panel
    .getByRole("group", { name: "Questions to ask at the visit" })
    .getByRole("checkbox")
    .first();
  await first.check();
  return first.locator("xpath=..").innerText();
}

test("the family chooses what the doctor sees, and shows it on this phone", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  const suggested = await chooseSuggestion(page);
  await writeQuestion(page, "Can leo play soccer?");
  const dialog = await openDialog(page);
  await expectAccessible(page);
  await openChoices(page);
  expect(suggested).toContain("Leo");
  await expect(
    dialog.getByRole("checkbox", {
      name: suggested.replace("Leo", "my child"),
    }),
  ).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "Show on this screen" }).click();

  await expect(
    page.getByRole("heading", { level: 1, name: "For the doctor" }),
  ).toBeVisible();
  const asked = page.getByRole("listitem");
  await expect(
    asked.filter({ hasText: suggested.replace("Leo", "my child") }),
  ).toBeVisible();
  await expect(
    asked.filter({ hasText: "Can my child play soccer?" }),
  ).toContainText("In their own words:");
  await expect(page.getByText("Side effects")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expectAccessible(page);
  expect(await page.locator("main").innerText()).not.toMatch(/\b(Ana|Leo)\b/i);
  await expect(page).toHaveTitle(/^For the doctor · /);

  await page.getByRole("button", { name: "Español" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Para el doctor" }),
  ).toBeVisible();
  await expect(page.getByText("Efectos secundarios")).toBeVisible();
  expect(pagesOf(await page.pdf({ format: "Letter" }))).toBe(1);
  expect(pagesOf(await page.pdf({ format: "A4" }))).toBe(1);
  await page.goBack();
  await expect(
    page.getByRole("button", { name: "Show to the doctor" }),
  ).toBeVisible();
});

test("questions that the family leaves out are not in the address", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  await writeQuestion(page, "Can he play soccer?");
  const dialog = await openDialog(page);
  const show = dialog.getByRole("link", { name: "Show on this screen" });
  const code = async () =>
    Buffer.from(
      ((await show.getAttribute("href")) ?? "").split("#")[1] ?? "",
      "base64url",
    ).toString();
  expect(await code()).toContain("soccer");
  await openChoices(page);
  await dialog.getByRole("checkbox", { name: "Can he play soccer?" }).uncheck();
  expect(await code()).not.toContain("soccer");
  for (const part of await dialog.getByRole("checkbox").all())
    await part.uncheck();
  await expect(
    dialog.getByText("Choose at least one thing to show."),
  ).toBeVisible();
  await expect(show).toBeHidden();
});

test("a code says which questions do not fit, and the screen shows all", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  for (const number of [1, 2, 3, 4])
    await writeQuestion(page, `${number} ${"long ".repeat(55)}?`);
  const dialog = await openDialog(page);
  await expect(dialog.getByText(/do(es)? not fit into the code/)).toBeVisible();
  await dialog.getByRole("link", { name: "Show on this screen" }).click();
  await expect(page.getByText("In their own words:")).toHaveCount(4);
});

test("the page for the doctor is printed once after the family's sheet", async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("printed", "");
  });
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}?lang=es`);
  await writeQuestion(page, "Can he play soccer?");
  // The family's sheet exists only after scripts have taken over the page.
  await expect(page.getByText(/^Para leer más: /)).toHaveCount(3);
  const own = pagesOf(await page.pdf({ format: "Letter" }));
  await page.getByRole("button", { name: "Mostrar al doctor" }).click();
  await page.getByRole("button", { name: "Imprimir con mi hoja" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("html[printed]")).toBeAttached();
  const pdf = await page.pdf({ format: "Letter" });
  expect(pagesOf(pdf)).toBe(own + 1);
  const text = pdfText(pdf);
  for (const words of ["For the doctor", "In their own words", "Side effects"])
    expect(text).toContain(withoutSpaces(words));
  await page.keyboard.press("Shift");
  expect(pagesOf(await page.pdf({ format: "Letter" }))).toBe(own);
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("the page for the doctor opens without a connection", async ({
    page,
    request,
    context,
  }) => {
    await page.goto(`/results/${await ownResult(page, request)}`);
    const dialog = await openDialog(page);
    await waitUntilCached(page, "/visit");
    const address = await dialog
      .getByRole("link", { name: "Show on this screen" })
      .getAttribute("href");
    await context.setOffline(true);
    await page.goto(address ?? "");
    await expect(page.getByText("Side effects")).toBeVisible();
  });
});

test("a link that is cut or missing says what to do", async ({ page }) => {
  await page.goto("/visit#WzEs");
  await expect(page.getByText("This link is incomplete.")).toBeVisible();
  await page.goto("/visit");
  await page.reload();
  await expect(
    page.getByText("Families open this page from their quiz results"),
  ).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that it needs scripts", async ({ page }) => {
    await page.goto("/visit#WzEs");
    await expect(
      page.getByText("This browser does not run scripts"),
    ).toBeVisible();
  });
});
