import { staff } from "#server/testing/running-server.ts";
import type { Question } from "#shared/contract/content/questions.ts";
import { colorSchemeOf } from "./support/languages.ts";
import { addQuestion, newName, test } from "./support/staff/desk.ts";
import { expect, expectAccessible } from "./support/test.ts";

const edit = ({ _id }: Question) => `/dashboard/questions/edit/${_id}`;

test("a changed question is read by visitors at once, in both languages", async ({
  page,
  visitor,
}) => {
  await page.goto("/dashboard/questions");
  const rows = page.getByRole("list", { name: "Questions" });
  await rows.getByRole("link").first().click();
  const text = newName("How old is your child today?");
  await page.getByLabel("Question (English)").fill(text);
  await page.getByLabel("Question (Spanish)").fill("¿Cuántos años tiene hoy?");
  await page.getByRole("button", { name: "Save" }).click();
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

test("a new question says what it still needs, and may have no concern", async ({
  page,
}) => {
  await page.goto("/dashboard/questions");
  await page.getByRole("link", { name: "Add a question" }).click();
  const english = page.getByLabel("Question (English)");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please fill this in.")).toHaveCount(3);
  await expect(english).toBeFocused();
  await expectAccessible(page);

  const text = newName("Will you go?");
  await english.fill(text);
  await page.getByLabel("Question (Spanish)").fill("¿Irá?");
  await page.getByLabel("Concern").selectOption("No concern");
  await page.getByLabel("Answer A, 5 points (English)").fill("Surely");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Question saved successfully!")).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: text });
  await expect(row).toContainText("No concern");
  await expect(row.getByRole("switch")).toBeChecked();
});

test("the preview is what visitors see, in either language, before anything is saved", async ({
  page,
  desk,
}) => {
  const question = await addQuestion(desk, { labelB_es: "" });
  await page.goto(edit(question));
  await page.getByLabel("Question (English)").fill("Is it so?");
  await page.getByLabel("Answer A, 5 points (English)").fill("It is");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog", { name: "As visitors see it" });
  await expect(preview.getByRole("group", { name: "Is it so?" })).toBeVisible();
  await expect(preview.getByLabel("It is")).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole("button", { name: "Español" }).click();
  await expect(preview.getByText(question.text_es)).toBeVisible();
  await expect(preview.getByLabel("Respuesta A")).toBeVisible();
  await expect(preview.getByLabel("Answer B")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
});

test("leaving with something unsaved asks first", async ({ page, desk }) => {
  await page.goto(edit(await addQuestion(desk)));
  await page.getByLabel("Question (English)").fill("Half a");
  await page.getByRole("link", { name: "Questions" }).last().click();
  const asking = page.getByRole("alertdialog");
  await asking.press("Escape");
  await expect(asking).toBeHidden();
  await expect(page.getByLabel("Question (English)")).toHaveValue("Half a");
  await page.getByRole("link", { name: "Questions" }).last().click();
  await asking.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/dashboard/questions");
});

test("a save that fails loses nothing, and works when tried again", async ({
  page,
  desk,
  provoked,
}) => {
  provoked.add(503);
  const question = await addQuestion(desk);
  await page.goto(edit(question));
  const isPut = (url: URL) => url.pathname.endsWith(question._id);
  await page.route(isPut, (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 503, json: { errors: [] } })
      : route.continue(),
  );
  const text = newName("Still here?");
  await page.getByLabel("Question (English)").fill(text);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(
    page.getByText(
      "There was an error while saving your settings. Please try again later.",
    ),
  ).toBeVisible();
  await expect(page.getByLabel("Question (English)")).toHaveValue(text);
  await page.unroute(isPut);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Question saved successfully!")).toBeVisible();
});

test("a session that ended is begun again without losing a word", async ({
  page,
  desk,
  request,
  provoked,
}) => {
  provoked.add(401);
  const question = await addQuestion(desk);
  await page.goto(edit(question));
  await page.getByLabel("Question (English)").fill(newName("After the break?"));
  const headers = { authorization: `Bearer ${desk.token}` };
  await request.delete("/api/auth", { headers });
  await page.getByRole("button", { name: "Save" }).click();
  const asking = page.getByRole("dialog", { name: "Please sign in again" });
  await asking.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Question saved successfully!")).toBeVisible();
});

for (const [locale, words] of Object.entries({
  "en-US": { list: "Questions", add: "Add a question", new: "New question" },
  "es-MX": {
    list: "Preguntas",
    add: "Agregar una pregunta",
    new: "Pregunta nueva",
  },
})) {
  const colorScheme = colorSchemeOf(locale);
  test.describe(`in ${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test("everybody can use the list and the form", async ({ page }) => {
      await page.goto("/dashboard/questions");
      await expect(
        page.getByRole("heading", { level: 1, name: words.list }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: words.add }).click();
      await expect(
        page.getByRole("heading", { level: 1, name: words.new }),
      ).toBeVisible();
      await expect(page.getByRole("toolbar")).toHaveCount(2);
      await expectAccessible(page);
    });
  });
}
