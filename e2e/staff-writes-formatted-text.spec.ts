import sharp from "sharp";
import { pasteOrDrop, openText } from "./support/staff/editor.ts";
import {
  save,
  saved as settingsSaved,
  test,
} from "./support/staff/contents.ts";
import { expect, expectAccessible } from "./support/test.ts";

const png = await sharp({
  create: { width: 40, height: 40, channels: 3, background: "#0b6e73" },
})
  .png()
  .toBuffer();
const picture = { name: "me.png", mimeType: "image/png", buffer: png };

test("a text gets headings, lists, quotes and a link, by buttons and by keyboard", async ({
  page,
  staffApi,
}) => {
  const stored = "<p>Read this</p>\n<p>now</p>";
  const { text, toolbar, press, saved } = await openText(
    page,
    staffApi,
    stored,
  );
  await text.press("Control+End");
  await page.keyboard.type("x");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(page.getByText("Not saved yet")).toBeHidden();

  await page.keyboard.press("Enter");
  await press("Heading");
  await page.keyboard.type("What helps");
  const heading = toolbar.getByRole("button", { name: "Heading", exact: true });
  await expect(heading).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await press("Bulleted list");
  await page.keyboard.type("Water");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("Rest");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await press("Quote");
  await page.keyboard.type("It was quick.");
  await press("Undo");
  await press("Redo");

  await page.keyboard.press("Alt+F10");
  await expect(heading).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(toolbar.getByRole("button", { name: "Bold" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(text).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(text).not.toBeFocused();

  await text.press("Control+a");
  await press("Link");
  const dialog = page.getByRole("dialog", { name: "Add a link" });
  await dialog.getByLabel("Web address").fill("cdc.gov/hpv");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();
  const html = await saved();
  expect(html).toContain('href="https://cdc.gov/hpv"');
  expect(html.replace(/<\/?a\b[^>]*>/g, "")).toContain(
    "<h3>What helps</h3><ul><li>Water</li><li><strong>Rest</strong></li></ul><blockquote><p>It was quick.</p></blockquote>",
  );
});

test("text pasted from Word is cleaned: lists stay lists, and styles are removed", async ({
  page,
  staffApi,
}) => {
  const { text, saved } = await openText(page, staffApi);
  await text.click();
  const item = (level: number, marker: string, words: string) =>
    `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`;
  await pasteOrDrop(page, "paste", {
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body><h1 style='mso-x:y'>Title<o:p></o:p></h1><p class=MsoNormal><b><span style='font-size:14pt;color:red'>Bold</span></b> and&nbsp;<u>plain</u></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>${item(1, "·", "One")}${item(2, "o", "Inner")}${item(1, "·", "Two")}${item(1, "1.", "First")}<p><a href="http://cdc.gov/">CDC</a> <a href="javascript:alert(1)">bad</a></p><table><tr><td>a</td><td>b</td></tr></table><img src="https://elsewhere.example/x.png"></body></html>`,
  });
  await expect(page.getByText(/Pictures are not pasted/)).toBeVisible();
  const html = await saved();
  expect(html).toContain("<h3>Title</h3>");
  expect(html).toContain("<p><strong>Bold</strong> and plain</p>");
  expect(html).toContain(
    "<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul><ol><li>First</li></ol>",
  );
  expect(html).toContain('href="https://cdc.gov/"');
  expect(html).toContain("<p>a – b</p>");
  expect(html).not.toMatch(/style|class|javascript|elsewhere|Mso|o:p/);
});

test("an image is uploaded, pasted or dropped, and is inserted only with a description", async ({
  page,
  staffApi,
}) => {
  const { text, press, saved } = await openText(
    page,
    staffApi,
    "<p>Before</p>",
  );
  const dialog = page.getByRole("dialog", { name: "Add an image" });
  const add = dialog.getByRole("button", { name: "Add image" });
  const description = page.getByLabel("What does the image show?");
  await press("Image");
  await dialog.getByLabel("Choose an image file").setInputFiles(picture);
  await expect(dialog.getByText("Uploaded")).toBeVisible();
  await add.click();
  await expect(dialog.getByText("Please fill this in.")).toBeVisible();
  await expect(description).toBeFocused();
  await expectAccessible(page);
  await description.fill("A nurse smiles");
  await add.click();
  await expect(text.getByRole("img", { name: "A nurse smiles" })).toBeVisible();

  for (const [kind, name] of [
    ["paste", "A clinic"],
    ["drop", "A waiting room"],
  ] as const) {
    await pasteOrDrop(page, kind, { file: png.toString("base64") });
    await description.fill(name);
    await add.click();
    await expect(text.getByRole("img", { name })).toBeVisible();
  }
  await text.getByRole("img", { name: "A clinic" }).click();
  await press("Image");
  await description.fill("An open clinic");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(text.getByRole("img", { name: "An open clinic" })).toBeVisible();
  const html = await saved();
  for (const alt of ["A nurse smiles", "An open clinic", "A waiting room"])
    expect(html).toMatch(new RegExp(`<img src="/uploads/[^"]+" alt="${alt}"`));
});

test("an uploaded photo appears on the public page", async ({
  page,
  visitor,
}) => {
  await page.goto("/dashboard/contents?tab=aboutUs");
  await page.getByLabel("Photo").first().setInputFiles(picture);
  await expect(page.locator('img[src^="/uploads/"]').first()).toBeVisible();
  await page
    .getByRole("textbox", { name: "Name", exact: true })
    .first()
    .fill("Ana Ruiz");
  await page
    .getByLabel("About this person (English)")
    .first()
    .fill("Leads the project.");
  await save(page);
  await expect(settingsSaved(page)).toBeVisible();
  const parent = await visitor("en-US");
  await parent.goto("/aboutus");
  await expect(parent.locator('main img[src^="/uploads/"]')).toBeVisible();
});
