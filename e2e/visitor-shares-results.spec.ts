import type { APIRequestContext } from "@playwright/test";
import { staff } from "#server/testing/running-server.ts";
import {
  ownResult,
  rankedResult,
  writeQuestion,
} from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { openPanel, panelsOf, titlesOf } from "./support/visitor/panels.ts";

async function sentMessages(request: APIRequestContext) {
  const { token } = (await (
    await request.post("/api/auth", { data: staff })
  ).json()) as { token: string };
  const reply = await request.get("/api/messages", {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await reply.json()) as { to: string; body: string }[];
}

test("the link is texted to the visitor's own phone", async ({
  page,
  request,
  provoked,
}) => {
  provoked.add(400);
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}`);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Text message" }).click();
  const window = page.getByRole("dialog");
  const phone = window.getByLabel("Your cell phone number");
  await expect(phone).toHaveValue("+1");
  const send = window.getByRole("button", { name: "Send the text message" });
  const wrong =
    "Please check the number above. It needs to be in international format: +1 000 111 2222";

  await send.click();
  await expect(window.getByText(wrong)).toBeVisible();
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await phone.fill("+1 000 111 2222");
  await send.click();
  await expect(window.getByText(wrong)).toBeVisible();

  await phone.fill("+1 (212) 555-0142");
  await send.click();
  await expect(
    page.getByText(
      "If this phone can get our texts, the link will arrive in a minute.",
    ),
  ).toBeVisible();
  await expect(window).toBeHidden();
  const sent = (await sentMessages(request)).find(({ body }) =>
    body.includes(id),
  );
  expect(sent?.body).toContain("#share");
});

test("a ten-digit number is texted as a US number", async ({
  page,
  request,
}) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}/sms-share?lang=es`);
  const window = page.getByRole("dialog", { name: "Envíelo a su celular" });
  const phone = window.getByLabel("Su número de celular");
  await phone.fill("(212) 555-0143");
  await phone.press("Tab");
  await expect(phone).toHaveValue("+12125550143");
  await window.getByRole("button", { name: "Enviar el mensaje" }).click();
  await expect(window).toBeHidden();
  const sent = (await sentMessages(request)).find(({ body }) =>
    body.includes(id),
  );
  expect(sent?.to).toBe("+12125550143");
});

test("shared links use the public host name, even if the page was opened under another one", async ({
  page,
  origins,
  request,
  server: { url: baseURL },
}) => {
  const id = await rankedResult(request);
  const other = baseURL.replace("localhost", "127.0.0.1");
  origins.add(other);
  await page.goto(`${other}/results/${id}`);
  await page.getByRole("button", { name: "Share" }).click();
  const letter = await page
    .getByRole("link", { name: "Email" })
    .getAttribute("href");
  expect(new URL(String(letter)).searchParams.get("body")).toContain(
    `${baseURL}/results/${id}/email-share?lang=en#share`,
  );
  expect(letter).not.toContain("127.0.0.1");
  await page.getByRole("button", { name: "Text message" }).click();
  const window = page.getByRole("dialog");
  await window.getByLabel("Your cell phone number").fill("+1 212 555 0144");
  await window.getByRole("button", { name: "Send the text message" }).click();
  await expect(
    page.getByText(
      "If this phone can get our texts, the link will arrive in a minute.",
    ),
  ).toBeVisible();
  const sent = (await sentMessages(request)).find(({ body }) =>
    body.includes(id),
  );
  expect(sent?.body).toContain(
    `${baseURL}/results/${id}/sms-share?lang=en#share`,
  );
});

test("/sms-share opens the dialog for a text message", async ({
  page,
  request,
}) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}/sms-share`);
  await expect(
    page.getByRole("dialog", { name: "Send it to your phone" }),
  ).toBeVisible();
});

test("/email-share offers an email", async ({ page, request }) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}/email-share`);
  await expect(page.getByRole("link", { name: "Email" })).toBeVisible();
});

test("the email contains the link and the questions", async ({
  page,
  request,
  baseURL,
}) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}`);
  await writeQuestion(page, "¿Cuánto cuesta & cuándo?");
  await page.getByRole("button", { name: "Share" }).click();
  const address = await page
    .getByRole("link", { name: "Email" })
    .getAttribute("href");
  const { protocol, searchParams } = new URL(String(address));
  expect(protocol).toBe("mailto:");
  expect(searchParams.get("subject")).toBe("My questions for the visit");
  const body = String(searchParams.get("body"));
  expect(body).toContain(`${baseURL}/results/${id}/email-share?lang=en#share`);
  expect(body).toContain("- ¿Cuánto cuesta & cuándo?");
  expect(body).not.toMatch(/Ana|Leo/);
});

test("a shared page shows three concerns, no forms and no names", async ({
  page,
  request,
}) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}/sms-share#share`);
  await expect(
    page.getByRole("heading", { name: "A parent shared these topics" }),
  ).toBeVisible();
  await expect(page.getByText("matters most to you")).toBeHidden();
  const toQuiz = page.getByRole("link", { name: "Take the quiz yourself" });
  await expect(toQuiz).toHaveAttribute("href", "/quiz");
  await expect(toQuiz).toBeInViewport({ ratio: 1 });
  await expect(titlesOf(page)).toHaveCount(3);
  await openPanel(page);
  await expect(page.getByText("What is known").first()).toBeVisible();
  // The language form uses GET.
  const forms = page.getByRole("main").locator('form:not([method="get"])');
  await expect(forms).toHaveCount(0);
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText(
    /Ana|Leo|you answered|your own phone/,
  );
  await expectAccessible(page);
  await page.getByRole("link", { name: "Open my full results" }).click();
  await expect(page).toHaveURL(`/results/${id}`);
  await expect(page.getByText("Hello, Ana")).toBeVisible();
});

test("a shared page shows the same after returning from a children's page", async ({
  page,
  request,
}) => {
  const id = await rankedResult(request);
  await page.goto(`/results/${id}#share`);
  await openPanel(page, 1);
  await page.getByRole("link", { name: "Read this with your child" }).click();
  await expect(page).toHaveURL(/\/concerns\/\w{22}$/);
  await page.goBack();
  await expect(page).toHaveURL(`/results/${id}#share`);
  await expect(panelsOf(page).nth(1)).toHaveAttribute("open");
  await expect(panelsOf(page)).toHaveCount(3);
  await expect(page.getByRole("main")).not.toContainText("you answered");
  await page.reload();
  await expect(panelsOf(page).nth(1)).toHaveAttribute("open");
  await expect(panelsOf(page)).toHaveCount(3);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the results are accessible with all panels open (${colorScheme})`, async ({
    page,
    request,
  }) => {
    const id = await ownResult(page, request);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const language of ["en", "es"]) {
      await page.goto(`/results/${id}?lang=${language}`);
      await writeQuestion(page, "Can he play soccer?");
      const folded = page.locator("main details > div > details > summary");
      // Open by keyboard: content that loads above could move the title away from the pointer.
      for (const summary of await titlesOf(page).all())
        await summary.press("Enter");
      for (const summary of await folded.all()) await summary.press("Enter");
      await page.getByRole("button", { name: /^(Share|Compartir)$/ }).click();
      await expect(
        page.getByText(/^(Loading this text|Cargando el texto)/),
      ).toHaveCount(0);
      await expectAccessible(page);
    }
  });
}
