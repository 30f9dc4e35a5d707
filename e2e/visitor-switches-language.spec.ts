import { expect, test } from "./support/test.ts";
import { openPanel } from "./support/visitor/panels.ts";
import { expectQuestion } from "./support/visitor/quiz.ts";
import { ownResult } from "./support/visitor/ranked-result.ts";

test("a change of language on the results translates every answer and question, and holds for the next page", async ({
  page,
  request,
}) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}?lang=es`);
  await expect(page.getByText("Hola, Ana")).toBeVisible();
  await page.getByRole("button", { name: "English", exact: true }).click();
  await expect(page.getByText("Hello, Ana")).toBeVisible();
  await expect(page).toHaveURL(`/results/${id}`);
  await page.reload();
  await expect(page.getByText("Hello, Ana")).toBeVisible();

  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  await openPanel(page);
  await page
    .getByRole("group", { name: "Questions to ask at the visit" })
    .getByRole("checkbox")
    .first()
    .check();
  await page.getByRole("button", { name: "Español", exact: true }).click();
  await expect(
    page.getByRole("heading", {
      level: 1,
      name: "Gracias. Esto es lo que más le importa.",
    }),
  ).toBeVisible();
  await expect(page.getByText("Hola, Ana")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    "Porque usted contestó “Muy difícil” a “¿Qué tan difícil sería conseguir esta vacuna para su hijo o hija?”.",
  );
  const list = page.getByRole("region", { name: "Mis preguntas para la cita" });
  await expect(list.getByRole("checkbox", { name: /¿/ })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-same-page");
  await page.reload();
  await expect(page.getByText("Hola, Ana")).toBeVisible();
  await page.getByRole("link", { name: "Todos los temas" }).click();
  await expect(page).toHaveURL("/concerns");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("a change of language loads the page again, and keeps what was typed and answered", async ({
  page,
}) => {
  const html = page.locator("html");
  const spanish = page.getByRole("button", { name: "Español", exact: true });
  await page.goto("/quiz", { waitUntil: "networkidle" });
  // The second of two quick changes wins.
  const loaded = page.waitForEvent("load");
  await page.getByRole("banner").evaluate((banner) => {
    const [inEnglish, inSpanish] = banner.querySelectorAll("button");
    inSpanish?.click();
    inEnglish?.click();
  });
  await loaded;
  await page.waitForLoadState("networkidle");
  await expect(html).toHaveAttribute("lang", "en");

  await page.getByLabel("Your name").fill("Ana");
  await page.getByLabel("Your child’s name").fill("Leo");
  await spanish.click();
  await expect(html).toHaveAttribute("lang", "es");
  await expect(page.locator("[name=parentName]")).toHaveValue("Ana");
  await expect(page.locator("[name=childName]")).toHaveValue("Leo");

  await page.getByRole("button", { name: "Comenzar" }).click();
  await expectQuestion(page, 1);
  await page.getByRole("radio").nth(3).check();
  await page.getByRole("button", { name: "English", exact: true }).click();
  await expect(html).toHaveAttribute("lang", "en");
  await expect(page.getByRole("radio").nth(3)).toBeChecked();
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("group")).not.toContainText(
    "¿",
  );

  await page.goto("/feedback", { waitUntil: "networkidle" });
  const text = "More pictures, please.";
  await page.locator("main [name=addorimprove]").fill(text);
  await page.locator("main [name=useful][value=no]").check({ force: true });
  await spanish.click();
  await expect(html).toHaveAttribute("lang", "es");
  await expect(page.locator("main [name=addorimprove]")).toHaveValue(text);
  await expect(page.locator("main [name=useful][value=no]")).toBeChecked();
});
