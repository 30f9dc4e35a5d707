import { test } from "./support/staff/desk.ts";
import { hand, openText } from "./support/staff/editor.ts";
import { expect, expectAccessible } from "./support/test.ts";

const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("an image is chosen, described, and not inserted without a description", async ({
  page,
  desk,
}) => {
  const { text, press, saved } = await openText(page, desk, "<p>Before</p>");
  await press("Image");
  const asking = page.getByRole("dialog", { name: "Add an image" });
  const add = asking.getByRole("button", { name: "Add image" });
  await expect(add).toBeDisabled();
  await asking.getByLabel("Choose an image file").setInputFiles({
    name: "a.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("x"),
  });
  await expect(
    asking.getByText("Please choose a JPEG, PNG or WebP picture."),
  ).toBeVisible();
  await asking.getByLabel("Choose an image file").setInputFiles({
    name: "nurse.png",
    mimeType: "image/png",
    buffer: Buffer.from(png, "base64"),
  });
  await expect(asking.getByText("Uploaded")).toBeVisible();
  await add.click();
  await expect(asking.getByText("Please fill this in.")).toBeVisible();
  await expect(asking.getByLabel("What does the image show?")).toBeFocused();
  await expectAccessible(page);
  await asking.getByLabel("What does the image show?").fill("A nurse smiles");
  await add.click();
  await expect(text.getByRole("img", { name: "A nurse smiles" })).toBeVisible();
  expect(await saved()).toMatch(
    /<p>Before<\/p><img src="\/uploads\/[^"]+" alt="A nurse smiles"/,
  );
});

for (const kind of ["paste", "drop"] as const) {
  test(`an image may come by ${kind}, and asks for its description too`, async ({
    page,
    desk,
  }) => {
    const { text } = await openText(page, desk, "<p>Before</p>");
    await hand(page, kind, { file: png });
    const asking = page.getByRole("dialog", { name: "Add an image" });
    await asking.getByLabel("What does the image show?").fill("A clinic");
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
