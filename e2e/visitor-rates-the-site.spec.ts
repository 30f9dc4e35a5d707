import { openMenu } from "./support/staff/menu.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const en = {
  feedback: "Feedback",
  useful: "Is this website useful?",
  recommend: "Would you recommend it to other parents?",
  yes: "Yes",
  no: "No",
  unanswered: "Please answer a question or write something first.",
  improve: "What should we add or improve?",
  left: "100 characters left of 120",
  send: "Send feedback",
  thanks: "Thank you for your feedback!",
  notSent: /could not be sent/,
};
const es: typeof en = {
  feedback: "Opinión",
  useful: "¿Le resultó útil este sitio?",
  recommend: "¿Se lo recomendaría a otros padres?",
  yes: "Sí",
  no: "No",
  unanswered: "Primero responda una pregunta o escriba algo, por favor.",
  improve: "¿Qué deberíamos agregar o mejorar?",
  left: "Quedan 100 caracteres de 120",
  send: "Enviar opinión",
  thanks: "¡Gracias por su opinión!",
  notSent: /No se pudo enviar/,
};

const [locale, colorScheme, words] = ["es-MX", "dark", es] as const;

test.describe(`in ${locale}, ${colorScheme}`, () => {
  test.use({ locale, colorScheme });

  test("a visitor rates the site, and a failure keeps the text", async ({
    page,
    provoked,
  }) => {
    // Route from the first page on: a call made while routing starts may be missed.
    let isDown = false;
    provoked.add(503);
    await page.route("**/api/feedbacks", (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { errors: [] } })
        : route.continue(),
    );
    await page.goto("/aboutus");
    await openMenu(page);
    await page.getByRole("button", { name: words.feedback }).click();
    const window = page.getByRole("dialog");
    const answer = (question: string, label: string) =>
      window
        .getByRole("radiogroup", { name: question })
        .getByRole("radio", { name: label });
    const checked = window.getByRole("radio", { checked: true });
    await expect(checked).toHaveCount(0);
    await answer(words.useful, words.yes).focus();
    await page.keyboard.press("Space");
    await answer(words.recommend, words.no).click();
    await expect(checked).toHaveCount(2);
    await expect(answer(words.recommend, words.no)).toBeChecked();
    await window.getByLabel(words.improve).fill("💉 is just one letter");
    await expect(window.getByText(words.left)).toBeVisible();
    await expectAccessible(page);

    isDown = true;
    await window.getByRole("button", { name: words.send }).click();
    await expect(window.getByText(words.notSent)).toBeVisible();
    isDown = false;

    const arriving = page.waitForRequest("**/api/feedbacks");
    await window.getByRole("button", { name: words.send }).click();
    const sent = await arriving;
    expect(sent.postDataJSON()).toEqual({
      feedback: {
        type: "website",
        useful: true,
        wouldrecommend: false,
        addorimprove: "💉 is just one letter",
      },
    });
    expect((await sent.response())?.status()).toBe(200);
    await expect(page.getByText(words.thanks)).toBeVisible();
    await expect(window).toBeHidden();
  });
});

test("empty feedback is not sent, and a message says what to do", async ({
  page,
}) => {
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/feedbacks"))
      posts += 1;
  });
  await page.goto("/");
  await openMenu(page);
  await page.getByRole("button", { name: en.feedback }).click();
  const window = page.getByRole("dialog");
  const refusal = window.getByRole("alert");
  await window.getByRole("button", { name: en.send }).click();
  await expect(refusal).toHaveText(en.unanswered);
  await expectAccessible(page);
  await window.getByRole("radio", { name: en.no }).first().click();
  await expect(refusal).toBeHidden();
  expect(posts).toBe(0);
});

test("a second press clears an answer, by touch and by keyboard", async ({
  page,
}) => {
  await page.goto("/");
  await openMenu(page);
  await page.getByRole("button", { name: en.feedback }).click();
  const window = page.getByRole("dialog");
  const yes = window.getByRole("radio", { name: en.yes }).first();
  await yes.click();
  await expect(yes).toBeChecked();
  await yes.click();
  await expect(yes).not.toBeChecked();
  await page.keyboard.press("Space");
  await expect(yes).toBeChecked();
  await page.keyboard.press("Space");
  await expect(yes).not.toBeChecked();
  await window.getByRole("button", { name: en.send }).click();
  await expect(window.getByRole("alert")).toHaveText(en.unanswered);
});

test("feedback that is too long is not sent, and a closed draft is still there", async ({
  page,
}) => {
  await page.goto("/");
  await openMenu(page);
  await page.getByRole("button", { name: "Feedback" }).click();
  const box = page.getByRole("dialog").getByLabel(en.improve);
  await box.fill("x".repeat(121));
  await page.getByRole("button", { name: en.send }).click();
  await expect(page.getByText("1 character too many (limit 120).")).toHaveCount(
    2,
  );
  await expect(box).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await openMenu(page);
  await page.getByRole("button", { name: "Feedback" }).click();
  await expect(box).toHaveValue("x".repeat(121));
});
