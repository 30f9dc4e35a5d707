import { ownResult } from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

for (const [lang, words] of [
  ["en", { share: "Share", close: "Close", copy: "Copy the link" }],
  ["es", { share: "Compartir", close: "Cerrar", copy: "Copiar el enlace" }],
] as const)
  test(`the share choices open, and close by their button and by Escape, in ${lang}`, async ({
    page,
    request,
  }) => {
    const id = await ownResult(page, request);
    await page.goto(`/results/${id}?lang=${lang}`);
    const share = page.getByRole("button", { name: words.share, exact: true });
    const copy = page.getByRole("button", { name: words.copy });
    await share.press("Enter");
    await expect(copy).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: words.close, exact: true }).click();
    await expect(copy).toBeHidden();
    await share.press("Enter");
    await expect(copy).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(copy).toBeHidden();
    await expect(share).toBeFocused();
  });

test("Copy the link copies the address of the shared page, and says if the browser refuses", async ({
  page,
  request,
  context,
  browserName,
}) => {
  const id = await ownResult(page, request);
  await page.goto(`/results/${id}`);
  if (browserName === "chromium")
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copyLink = async () => {
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("button", { name: "Copy the link" }).click();
  };
  await copyLink();
  await expect(page.getByText("Link copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`/results/${id}`);
  expect(copied).toContain("#share");

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await copyLink();
  await expect(page.getByText("The link could not be copied.")).toBeVisible();
});
