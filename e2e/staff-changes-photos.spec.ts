import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { test } from "./support/staff/staff-test.ts";
import { expect } from "./support/test.ts";

test("an uploaded photo appears on the public page", async ({
  page,
  visitor,
}) => {
  const buffer = await sharp({
    create: { width: 40, height: 40, channels: 3, background: "#0b6e73" },
  })
    .png()
    .toBuffer();
  await page.goto("/dashboard/contents?tab=aboutUs");
  const photo = page.getByLabel("Photo").first();
  await photo.setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  const picture = page.locator('img[src^="/uploads/"]');
  await expect(picture.first()).toBeVisible();
  await page
    .getByRole("textbox", { name: "Name", exact: true })
    .first()
    .fill("Ana Ruiz");
  await page
    .getByLabel("About this person (English)")
    .first()
    .fill("Leads the project.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Settings saved succesfully!")).toBeVisible();
  const parent = await visitor("en-US");
  await parent.goto("/aboutus");
  await expect(parent.locator('main img[src^="/uploads/"]')).toBeVisible();
});

test("a file that is not a picture is refused with a message", async ({
  page,
}) => {
  await page.goto("/dashboard/contents?tab=aboutUs");
  await page
    .getByLabel("Photo")
    .first()
    .setInputFiles({
      name: "me.svg",
      mimeType: "image/svg+xml",
      buffer: await readFile("web/public/images/favicon.svg"),
    });
  await expect(
    page
      .getByRole("tabpanel", { name: "About us" })
      .locator('[data-invalid="true"]'),
  ).toBeVisible();
});
