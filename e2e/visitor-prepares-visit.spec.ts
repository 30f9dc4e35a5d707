import type { Page } from "@playwright/test";
import { pagesOf, pdfText, withoutSpaces } from "./support/visitor/pdf-text.ts";
import { ownResult, writeQuestion } from "./support/visitor/ranked-result.ts";
import { openPanel } from "./support/visitor/panels.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const myQuestions = (page: Page) =>
  page.getByRole("region", { name: "My questions for the visit" });

test("questions are chosen, written, edited, removed, restored and ticked off", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  const first = await openPanel(page);
  const suggestion = first
    .getByRole("group", { name: "Questions to ask at the visit" })
    .getByRole("checkbox")
    .first();
  await suggestion.check();
  const ticked = await suggestion.locator("xpath=..").innerText();
  const list = myQuestions(page);
  await expect(list.getByRole("checkbox", { name: ticked })).toBeVisible();

  await first.getByRole("button", { name: "Write my own question" }).click();
  await page
    .getByRole("textbox", { name: "My own question" })
    .fill("Can he play soccer?");
  await page.keyboard.press("Enter");
  const toast = page.getByText("Added to your questions for the visit.");
  await expect(toast).toBeVisible();
  await expect(toast, "the page has the styles of a toast").toHaveCSS(
    "font-weight",
    "600",
  );

  await list
    .getByRole("button", { name: "Change or remove: Can he play soccer?" })
    .click();
  await page.getByLabel("Question", { exact: true }).fill("Soccer that day?");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await list.getByRole("checkbox", { name: "Soccer that day?" }).check();
  await expect(list.getByText("1 of 2 asked")).toBeVisible();

  await list
    .getByRole("button", { name: `Change or remove: ${ticked}` })
    .click();
  await list.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(suggestion).not.toBeChecked();
  await list.getByRole("button", { name: "Undo" }).click();
  await expect(suggestion).toBeChecked();

  await page.reload();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(
    list.getByRole("checkbox", { name: "Soccer that day?" }),
  ).toBeChecked();
  await expectAccessible(page);
});

test("ticking a question after another was removed keeps the focus on it", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await ownResult(page, request)}`);
  await writeQuestion(page, "Can he play soccer?");
  await writeQuestion(page, "Does it hurt?");
  const list = myQuestions(page);
  await list
    .getByRole("button", { name: "Change or remove: Does it hurt?" })
    .click();
  await list.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(list.getByRole("button", { name: "Undo" })).toBeFocused();
  const other = list.getByRole("checkbox", { name: "Can he play soccer?" });
  await other.focus();
  await page.keyboard.press("Space");
  await expect(list.getByText("1 of 1 asked")).toBeVisible();
  await expect(other).toBeFocused();
});

test("the shared page on this phone also lists the questions, to be ticked off", async ({
  page,
  request,
}) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}`);
  await writeQuestion(page, "Can he play soccer?");
  await page.goto(`/results/${id}/sms-share#share`);
  await page.getByRole("checkbox", { name: "Can he play soccer?" }).check();
  await expect(page.getByText("1 of 1 asked")).toBeVisible();
});

const sheets = {
  en: {
    title: "For the visit with the doctor or nurse",
    more: /^Read more: /,
    has: [
      "Cost and finding a clinic",
      "Do boys need it?",
      "What we don’t know yet",
      "It is not medical advice",
    ],
    not: [
      "Start over",
      "Share",
      "Send feedback",
      "Español",
      "Menu",
      "Reviewed",
    ],
  },
  es: {
    title: "Para la cita con el doctor o la enfermera",
    more: /^Para leer más: /,
    has: ["Efectos secundarios", "Lo que todavía no se sabe"],
    not: ["Empezar de nuevo", "Compartir", "Español", "Menú", "Revisado"],
  },
};

const [language, { title, more, has, not }] = ["en", sheets.en] as const;

test("the printed sheet contains what the visit needs on at most three pages", async ({
  page,
  request,
}) => {
  const id = await ownResult(page, request);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/results/${id}?lang=${language}`);
  await writeQuestion(page, "Can he play soccer?");
  await expect(page.getByText(more)).toHaveCount(3);

  const pdf = await page.pdf({ format: "Letter" });
  const text = pdfText(pdf);
  expect(pagesOf(pdf)).toBeLessThanOrEqual(3);
  for (const words of [title, "Ana", "Leo", "Can he play soccer?", ...has])
    expect(text).toContain(withoutSpaces(words));
  for (const words of not) expect(text).not.toContain(withoutSpaces(words));
  expect(text).not.toContain("https://");

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const ink = page.getByText(title);
  await expect(ink).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("body")).toHaveCSS(
    "background-color",
    "rgb(255, 255, 255)",
  );
});
