import { addQuestion, test } from "./support/staff/desk.ts";
import { expect, expectAccessible } from "./support/test.ts";

const words = {
  en: {
    label: "What the answers mean",
    age: "Asks the child’s age",
    none: "Nothing special (most questions)",
    meaning: /^Keep these meanings: A under 9, /,
    taken: "Another active question asks this already.",
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

for (const [language, said] of Object.entries(words))
  test(`a mark says which answers a question has to keep, and is given once (${language})`, async ({
    page,
    desk,
    provoked,
  }) => {
    provoked.add(409);
    const { _id } = await addQuestion(desk);
    await page.goto(`/dashboard/questions/edit/${_id}?lang=${language}`);
    const mark = page.getByLabel(said.label);
    await mark.selectOption(said.age);
    await expect(page.getByText(said.meaning)).toBeVisible();
    await page.getByRole("button", { name: said.save, exact: true }).click();
    await expect(page.getByText(said.taken)).toBeVisible();
    await expectAccessible(page);
    await mark.selectOption(said.none);
    await page.getByRole("button", { name: said.save, exact: true }).click();
    await expect(page.getByText(said.saved)).toBeVisible();
  });

test("a second question about the age is not switched on beside the first", async ({
  page,
  desk,
  provoked,
}) => {
  provoked.add(409);
  const waiting = { purpose: "age", active: false } as const;
  const { text } = await addQuestion(desk, waiting);
  await page.goto("/dashboard/questions");
  const row = page.getByRole("listitem").filter({ hasText: text });
  await row.getByRole("switch").click();
  await expect(page.getByText(words.en.taken)).toBeVisible();
  await expect(row.getByRole("switch")).not.toBeChecked();
});
