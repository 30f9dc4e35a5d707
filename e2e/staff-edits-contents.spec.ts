import { readSite, save, saved, test } from "./support/staff/contents.ts";
import { expect } from "./support/test.ts";

const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("the next visitor sees a new title, in both languages", async ({
  page,
  visitor,
}) => {
  await page.goto("/dashboard/contents");
  await page.getByRole("tab", { name: "Home Page" }).click();
  await page.getByLabel("Main title (English)").fill("Ask away!");
  await page.getByLabel("Main title (Spanish)").fill("¡Pregunte!");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await save(page);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText("Not saved yet")).toHaveCount(0);
  for (const [locale, title] of [
    ["en-US", "Ask away!"],
    ["es-MX", "¡Pregunte!"],
  ] as const) {
    const parent = await visitor(locale);
    await parent.goto("/");
    await expect(
      parent.getByRole("heading", { level: 1, name: title }),
    ).toBeVisible();
  }
});

test("saved texts appear in the header of the dashboard and on the home page", async ({
  page,
}) => {
  await page.goto("/dashboard/contents");
  await page.getByLabel("Site name (English)").fill("Ask the nurse");
  await page.getByRole("tab", { name: "Home Page" }).click();
  await page.getByLabel("Main title (English)").fill("Ask away!");
  await save(page);
  await expect(page.getByRole("banner")).toContainText("Ask the nurse");
  await expect(page).toHaveTitle("Page contents · Ask the nurse");
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveTitle("Ask the nurse");
  await expect(
    page.getByRole("heading", { level: 1, name: "Ask away!" }),
  ).toBeVisible();
});

test("the review date appears only after staff enter it", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("©");
  await expect(footer).not.toContainText("Reviewed");
  await page.goto("/dashboard/contents");
  await page.getByLabel("Date of the last review").fill("2026-11-20");
  await save(page);
  await expect(saved(page)).toBeVisible();
  await page.goto("/");
  await expect(footer).toContainText("Reviewed on November 20, 2026.");
});

test("every tab has an address: Back opens the previous one without a call to the server", async ({
  page,
}) => {
  await page.goto("/dashboard/contents");
  await page.getByLabel("Site name (English)").fill("Half-way");
  await page.route("**/api/**", (route) => route.abort());
  await page.getByRole("tab", { name: "Quiz" }).click();
  await page.getByRole("tab", { name: "About us" }).click();
  await expect(page).toHaveURL(/tab=aboutUs$/);
  await page.goBack();
  await expect(page.getByLabel("Quiz start title (English)")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Site name (English)")).toHaveValue("Half-way");
});

test("a text is edited and saved by keyboard", async ({ page }) => {
  await page.goto("/dashboard/contents");
  await page.getByRole("tab", { name: "Main Options" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Quiz" })).toBeFocused();
  await expect(page.getByLabel("Quiz start title (English)")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Quiz start title (English)")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Hello there");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saved(page)).toBeVisible();
});

test("texts without Spanish are counted, and a button focuses the next one", async ({
  page,
  staffApi,
}) => {
  await staffApi.call("PUT /api/settings", {
    homePage: { subtitle_es: "", title2_es: "" },
  });
  await page.goto("/dashboard/contents?tab=homePage");
  await expect(page.getByText("2 texts have no Spanish yet")).toBeVisible();
  await page.getByRole("button", { name: "Go to the next one" }).click();
  await expect(page.getByLabel("Subtitle (Spanish)")).toBeFocused();
  await page.keyboard.type("Estamos con usted");
  await expect(page.getByText("1 text has no Spanish yet")).toBeVisible();
});

test("an icon is uploaded, shown and removed; a file that is not a picture is refused", async ({
  page,
  staffApi,
}) => {
  await page.goto("/dashboard/contents?tab=homePage");
  const icon = page.getByLabel("Icon 1 (English)", { exact: true });
  await icon.setInputFiles({
    name: "a.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("x"),
  });
  await expect(icon).toHaveAccessibleDescription(
    /choose a JPEG, PNG or WebP picture/,
  );
  await icon.setInputFiles({
    name: "icon.png",
    mimeType: "image/png",
    buffer: Buffer.from(png, "base64"),
  });
  await expect(
    page.getByRole("tabpanel").locator('img[src^="/uploads/"]').first(),
  ).toBeVisible();
  await save(page);
  await expect(saved(page)).toBeVisible();
  expect((await readSite(staffApi)).homePage.icon1_en).toMatch(/^\/uploads\//);
  await page.getByRole("button", { name: "Remove: Icon 1 (English)" }).click();
  await expect(icon).toBeFocused();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Not saved yet")).toHaveCount(0);
  expect((await readSite(staffApi)).homePage.icon1_en).toBe("");
});

test("leaving with unsaved changes asks first; changing the tab does not", async ({
  page,
}) => {
  await page.goto("/dashboard/contents");
  await page.getByLabel("Site name (English)").fill("Half-way");
  await page.getByRole("tab", { name: "Quiz" }).click();
  await page.getByRole("tab", { name: "Main Options" }).click();
  await expect(page.getByLabel("Site name (English)")).toHaveValue("Half-way");
  await page.getByRole("link", { name: "Cancel" }).click();
  const dialog = page.getByRole("alertdialog", {
    name: "Save your changes?",
  });
  await dialog.getByText("Stay here").click();
  await expect(page.getByLabel("Site name (English)")).toHaveValue("Half-way");
});
