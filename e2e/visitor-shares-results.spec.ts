import type { APIRequestContext } from "@playwright/test";
import type { Result } from "#shared/contract/quiz/results.ts";
import { staff } from "#server/testing/running-server.ts";
import { openPanel, panelsOf } from "./support/visitor/panels.ts";
import {
  ownResult,
  rankedResult,
  resultAbout,
} from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

async function sentMessages(request: APIRequestContext) {
  const { token } = (await (
    await request.post("/api/auth", { data: staff })
  ).json()) as { token: string };
  const reply = await request.get("/api/messages", {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await reply.json()) as { to: string; body: string }[];
}

test("the choices for sharing open and close by keyboard, and copy the link", async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}/email-share?lang=es`);
  const choices = page.getByRole("group", {
    name: "Llévese estos resultados",
  });
  const share = page.getByRole("button", { name: "Compartir" });
  const close = choices.getByRole("button", { name: "Cerrar" });
  await expect(choices.getByRole("link", { name: "Correo" })).toBeVisible();
  await close.click();
  await expect(choices).toBeHidden();

  await share.focus();
  for (const key of ["Enter", "Escape"]) {
    await page.keyboard.press("Enter");
    await expect(choices).toBeVisible();
    await expect(close).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Tab");
    await expect(close).toBeFocused();
    await page.keyboard.press(key);
    await expect(choices).toBeHidden();
    await expect(share).toBeFocused();
  }

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = async () => {
    await share.click();
    await page.getByRole("button", { name: /^Copiar el enlace/ }).click();
  };
  await copy();
  await expect(page.getByText("Enlace copiado.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/results/${id}?lang=es#share`,
  );
  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await copy();
  await expect(page.getByText("No se pudo copiar el enlace.")).toBeVisible();
});

test("the link is texted to the visitor's own phone, with the public host name", async ({
  page,
  origins,
  request,
  server: { url },
}) => {
  const id = await rankedResult(request);
  const other = url.replace("localhost", "127.0.0.1");
  origins.add(other);
  await page.goto(`${other}/results/${id}`);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Text message" }).click();
  const dialog = page.getByRole("dialog", { name: "Send it to your phone" });
  await dialog.getByLabel("Your cell phone number").fill("(212) 555-0144");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(
    page.getByText(
      "If this phone can get our texts, the link will arrive in a minute.",
    ),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  const sent = (await sentMessages(request)).find(({ body }) =>
    body.includes(id),
  );
  expect(sent?.to).toBe("+12125550144");
  expect(sent?.body).toContain(`${url}/results/${id}/sms-share?lang=en#share`);
});

test("a shared page stays a shared page after a children's page and a reload", async ({
  page,
  request,
}) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}/sms-share#share`);
  await expect(
    page.getByRole("heading", { name: "A parent shared these topics" }),
  ).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Take the quiz yourself" }),
  ).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  const panel = await openPanel(page, 1);
  await panel.getByRole("link", { name: "Read this with your child" }).click();
  await expect(page).toHaveURL(/\/concerns\/\w{22}$/);
  await page.goBack();
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(page).toHaveURL(`/results/${id}/sms-share#share`);
    await expect(panel).toHaveAttribute("open");
    await expect(panelsOf(page)).toHaveCount(3);
    await expect(page.getByRole("main")).not.toContainText(/Ana|you answered/);
  }
  await page.getByRole("link", { name: "Open my full results" }).click();
  await expect(page).toHaveURL(`/results/${id}`);
  await expect(page.getByText("Hello, Ana")).toBeVisible();
});

test("the HTML of a result contains only what a shared page shows, nothing about the family", async ({
  request,
}) => {
  const id = await resultAbout(request, ["B", "B"]);
  const read = await request.get(`/api/results/${id}`);
  const { orderedConcerns, answers } = (await read.json()) as Result;
  const page = await (await request.get(`/results/${id}`)).text();
  for (const [at, { _id }] of orderedConcerns.entries())
    expect(page.includes(_id)).toBe(at < 3);
  for (const { question, label } of answers) {
    expect(page).not.toContain(question);
    if (label.length > 12) expect(page).not.toContain(label);
  }
  expect(page).not.toMatch(/Ana|9 to 10|for-child|you answered/);
});
