import { ownResult } from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const sharing = {
  en: {
    share: "Share",
    choices: "Take your results with you",
    close: "Close",
    copy: /^Copy the link/,
    copied: "Link copied.",
    notCopied: "The link could not be copied.",
  },
  es: {
    share: "Compartir",
    choices: "Llévese estos resultados",
    close: "Cerrar",
    copy: /^Copiar el enlace/,
    copied: "Enlace copiado.",
    notCopied: "No se pudo copiar el enlace.",
  },
};

const [language, words] = ["es", sharing.es] as const;

test("the choices for sharing close by button and Escape, and the focus returns", async ({
  page,
  request,
}) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}?lang=${language}`);
  const share = page.getByRole("button", { name: words.share });
  const choices = page.getByRole("group", { name: words.choices });
  const close = choices.getByRole("button", { name: words.close });
  await share.focus();
  await page.keyboard.press("Enter");
  await expect(choices).toBeVisible();
  await expect(close).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(choices).toBeHidden();
  await expect(share).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(choices).toBeHidden();
  await expect(share).toBeFocused();

  await share.click();
  await close.click();
  await expect(choices).toBeHidden();
});

test("copying the link says whether it worked", async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const id = await ownResult(page, request);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/results/${id}?lang=${language}`);
  const copy = async () => {
    await page.getByRole("button", { name: words.share }).click();
    await page.getByRole("button", { name: words.copy }).click();
  };
  await copy();
  await expect(page.getByText(words.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/results/${id}?lang=${language}#share`,
  );

  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await copy();
  await expect(page.getByText(words.notCopied)).toBeVisible();
});
