import { addQuestion, test } from "./support/staff/staff-test.ts";
import { expect, expectAccessible } from "./support/test.ts";

const wordsByLanguage = {
  en: {
    label: "What the answers mean",
    age: "Asks the child’s age",
    none: "Nothing special (most questions)",
    meaning: /^Keep these meanings: A under 9, /,
    taken: "Another active question already asks this.",
    save: "Save",
    saved: "Question saved successfully!",
  },
  es: {
    label: "Qué significan las respuestas",
    age: "Pregunta la edad del niño o la niña",
    none: "Nada especial (la mayoría de las preguntas)",
    meaning: /^Mantenga estos significados: A menos de 9 años, /,
    taken: "Otra pregunta activa ya pregunta esto.",
    save: "Guardar",
    saved: "Pregunta guardada.",
  },
};

const [language, words] = ["en", wordsByLanguage.en] as const;

test("only one question can have a purpose, which explains its fixed answers", async ({
  page,
  staffApi,
  provoked,
}) => {
  provoked.add(409);
  const { _id } = await addQuestion(staffApi);
  await page.goto(`/dashboard/questions/edit/${_id}?lang=${language}`);
  const mark = page.getByLabel(words.label);
  await mark.selectOption(words.age);
  await expect(page.getByText(words.meaning)).toBeVisible();
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(page.getByText(words.taken)).toBeVisible();
  await expectAccessible(page);
  await mark.selectOption(words.none);
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
});

test("a second question about age cannot be active at the same time", async ({
  page,
  staffApi,
  provoked,
}) => {
  provoked.add(409);
  const waiting = { purpose: "age", active: false } as const;
  const { text } = await addQuestion(staffApi, waiting);
  await page.goto("/dashboard/questions");
  const row = page.getByRole("listitem").filter({ hasText: text });
  await row.getByRole("switch").click();
  await expect(page.getByText(wordsByLanguage.en.taken)).toBeVisible();
  await expect(row.getByRole("switch")).not.toBeChecked();
});
