import { test } from "./support/staff/staff-test.ts";
import { pasteOrDrop, openText } from "./support/staff/editor.ts";
import { expect, expectAccessible } from "./support/test.ts";

const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("an image is uploaded, and is inserted only with a description", async ({
  page,
  staffApi,
}) => {
  const { text, press, saved } = await openText(
    page,
    staffApi,
    "<p>Before</p>",
  );
  await press("Image");
  const dialog = page.getByRole("dialog", { name: "Add an image" });
  const add = dialog.getByRole("button", { name: "Add image" });
  await expect(add).toBeDisabled();
  await dialog.getByLabel("Choose an image file").setInputFiles({
    name: "a.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("x"),
  });
  await expect(
    dialog.getByText("Please choose a JPEG, PNG or WebP picture."),
  ).toBeVisible();
  await dialog.getByLabel("Choose an image file").setInputFiles({
    name: "nurse.png",
    mimeType: "image/png",
    buffer: Buffer.from(png, "base64"),
  });
  await expect(dialog.getByText("Uploaded")).toBeVisible();
  await add.click();
  await expect(dialog.getByText("Please fill this in.")).toBeVisible();
  await expect(dialog.getByLabel("What does the image show?")).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel("What does the image show?").fill("A nurse smiles");
  await add.click();
  await expect(text.getByRole("img", { name: "A nurse smiles" })).toBeVisible();
  expect(await saved()).toMatch(
    /<p>Before<\/p><img src="\/uploads\/[^"]+" alt="A nurse smiles"/,
  );
});

for (const kind of ["paste", "drop"] as const) {
  test(`an image added by ${kind} also requires a description`, async ({
    page,
    staffApi,
  }) => {
    const { text } = await openText(page, staffApi, "<p>Before</p>");
    await pasteOrDrop(page, kind, { file: png });
    const dialog = page.getByRole("dialog", { name: "Add an image" });
    await dialog.getByLabel("What does the image show?").fill("A clinic");
    await page.getByRole("button", { name: "Add image" }).click();
    const image = text.getByRole("img", { name: "A clinic" });
    await image.click();
    await page
      .getByRole("button", { name: "Image", exact: true })
      .first()
      .click();
    await page.getByLabel("What does the image show?").fill("An open clinic");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(
      text.getByRole("img", { name: "An open clinic" }),
    ).toBeVisible();
  });
}
