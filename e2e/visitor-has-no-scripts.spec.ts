import { inDatabase } from "./support/in-database.ts";
import { answerAll, expectQuestion } from "./support/visitor/quiz.ts";
import { invite } from "./support/visitor/contact.ts";
import { names, rows } from "./support/visitor/ranking.ts";
import { openPanel, panelsOf, titlesOf } from "./support/visitor/panels.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expectAccessibleWithoutScripts } from "./support/visitor/without-scripts.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

test("a family takes the quiz from its link without scripts, and reads its results", async ({
  page,
  browser,
  server,
  provoked,
}) => {
  provoked.add(422);
  const press = (name: string) => page.getByRole("button", { name }).click();
  const radio = (at: number) => page.getByRole("radio").nth(at);
  const contact = await invite(server, { name: "Maria", daysAgo: 2 });
  const name = page.getByLabel("Su nombre");
  await page.goto(`/quiz/${contact}?lang=es`);
  await expect(name).toHaveValue("Maria");
  await name.fill("");
  await press("Comenzar");
  await expect(page.getByText("Por favor, escriba su nombre")).toBeVisible();
  await name.fill("Maria");
  await page.getByLabel("El nombre de su hijo o hija").fill("Leo");
  await press("Comenzar");
  await expectQuestion(page, 1);
  await press("Siguiente");
  await expect(page.getByText("¡Elija una opción")).toBeVisible();
  await radio(2).check();
  await press("Siguiente");
  await expectQuestion(page, 2);
  await expectAccessibleWithoutScripts(browser, page);
  await radio(3).check();
  await press("Anterior");
  await expectQuestion(page, 1);
  await expect(radio(2)).toBeChecked();
  await press("Editar");
  await expect(name).toHaveValue("Maria");
  await expectAccessibleWithoutScripts(browser, page);
  await press("Seguir donde se quedó");
  await expectQuestion(page, 3);
  await page.goto("/question/2");
  await expect(radio(3)).toBeChecked();
  await page.goto("/question/1");

  await answerAll(page, "es");
  const third = (await names(page))[2] ?? "";
  await press(`Al inicio: ${third}`);
  await expect(rows(page).first()).toContainText(third);
  await expectAccessibleWithoutScripts(browser, page);
  const { pathname: ranking } = new URL(page.url());
  await press("Ver resultados");
  await expect(page).toHaveURL(/\/results\/\w{22}$/);
  const id = page.url().slice(-22);
  const { rows: results } = await inDatabase(server, (client) =>
    client.query(
      "SELECT _id, final, language, childname FROM results WHERE contact = $1",
      [contact],
    ),
  );
  expect(results).toEqual([
    { _id: id, final: true, language: "es", childname: "Leo" },
  ]);
  await page.goto(ranking);
  await expect(page).toHaveURL(`/results/${id}`);

  await expect(page.getByText("Hola, Maria")).toBeVisible();
  const first = await openPanel(page);
  const questions = first.getByRole("heading", { name: "Preguntas para la" });
  await expect(questions).toBeVisible();
  await expect(first.getByRole("checkbox")).toHaveCount(0);
  await first.getByRole("link", { name: /^Siguiente: / }).click();
  await expect(panelsOf(page).nth(1)).toHaveAttribute("open");
  await page
    .getByRole("link", { name: "Volver a mis temas" })
    .filter({ visible: true })
    .first()
    .click();
  await expect(titlesOf(page).first()).toBeInViewport();
  for (const needsScripts of [
    "Díganos qué piensa",
    "Mis preguntas",
    "Mostrar al doctor",
    "Ponga la próxima cita en su calendario",
    "Borrar de este dispositivo",
  ])
    await expect(
      page.getByText(needsScripts).filter({ visible: true }),
    ).toHaveCount(0);
  await expectAccessibleWithoutScripts(browser, page);

  await page.getByText("Una pregunta otra vez").click();
  await page.getByRole("button", { name: "Probable", exact: true }).click();
  await expect(page.getByText("Gracias por su respuesta.")).toBeVisible();
  await page.goto("/quiz");
  await press("Empezar de nuevo");
  await expect(name).toHaveValue("");
});

test("anyone reads the topics of results without scripts", async ({
  page,
  request,
}) => {
  await page.goto(`/results/${await rankedResult(request)}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "Thank you",
  );
  await expect(titlesOf(page)).toHaveCount(3);
  const second = await openPanel(page, 1);
  const name = await second.locator("> summary h2").innerText();
  await expect(second.getByRole("listitem").first()).toBeVisible();
  await expect(second.getByRole("checkbox")).toHaveCount(0);
  await second.getByRole("link", { name: "Read about this topic" }).click();
  await expect(page).toHaveURL(/\/concerns#\w{22}$/);
  const topic = page.locator("details:target");
  await expect(topic.getByRole("heading", { name })).toBeVisible();
  await topic.locator("> summary").click();
  await expect(topic.getByText("What is known")).toBeVisible();
});

test("a message to the team is sent without scripts", async ({
  page,
  browser,
  provoked,
}) => {
  provoked.add(422);
  const submit = () => page.getByRole("button", { name: "Enviar" }).click();
  const message = page.locator("[name=message]");
  await page.goto("/contact?lang=es");
  await submit();
  await expect(page.getByText("Complete este campo.")).toHaveCount(3);
  await page.locator("[name=name]").fill("Ana");
  await page.locator("[name=email]").fill("ana@family.example");
  await message.fill("When is the next visit?");
  await submit();
  await expect(page.getByText("Falta un paso")).toBeVisible();
  await expect(message).toHaveValue("When is the next visit?");
  // A ticket is valid only after a moment. Until then the page says so and loses nothing.
  await expect(async () => {
    if (!page.url().includes("/contact/sent")) await submit();
    await expect(page).toHaveURL(/\/contact\/sent/, { timeout: 500 });
  }).toPass();
  await expectAccessibleWithoutScripts(browser, page);
});

test("pages that need scripts or cookies say so", async ({ page }) => {
  for (const [path, text] of [
    ["/login?lang=es", "Esta página necesita JavaScript"],
    ["/feedback", "Esta página necesita JavaScript"],
    ["/question/1", "Sin JavaScript, el cuestionario necesita cookies"],
    ["/feedback?lang=en", "This page needs JavaScript"],
  ] as const) {
    await page.goto(path);
    const line = page.locator("main noscript p");
    await expect(line).toContainText(text);
    await expect(line).toBeVisible();
  }
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page.goto("/visit#WzEs");
  await expect(page.getByText("This browser does not run")).toBeVisible();
});

test("a personal link that is not known says so without scripts, and does not reload", async ({
  page,
}) => {
  await page.goto(`/quiz/${"1".repeat(22)}`);
  await expect(page.getByText("Can't load your data.")).toBeVisible();
  await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);
});
