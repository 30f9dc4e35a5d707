import { test } from "./support/staff/staff-test.ts";
import { pasteOrDrop, openText } from "./support/staff/editor.ts";
import { expect, expectAccessible } from "./support/test.ts";

test("headings, bold, lists and quotes have toggle buttons that show their state", async ({
  page,
  staffApi,
}) => {
  const { toolbar, press, saved } = await openText(page, staffApi);
  await press("Heading");
  await page.keyboard.type("What helps");
  await expect(
    toolbar.getByRole("button", { name: "Heading", exact: true }),
  ).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
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
  expect(await saved()).toBe(
    "<h3>What helps</h3><ul><li>Water</li><li><strong>Rest</strong></li></ul><blockquote><p>It was quick.</p></blockquote>",
  );
});

test("the toolbar is one tab stop, arrow keys move in it, and Escape returns to the text", async ({
  page,
  staffApi,
}) => {
  const { text, toolbar } = await openText(page, staffApi, "<p>Words</p>");
  await page.keyboard.press("Alt+F10");
  const heading = toolbar.getByRole("button", { name: "Heading", exact: true });
  await expect(heading).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const bold = toolbar.getByRole("button", { name: "Bold" });
  await expect(bold).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(text).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(text).not.toBeFocused();
  await expect(text).toHaveText("Words");
});

test("a link needs a secure address, and a missing https:// is added", async ({
  page,
  staffApi,
}) => {
  const { text, press, saved } = await openText(
    page,
    staffApi,
    "<p>Read this</p>",
  );
  await text.press("Control+a");
  await press("Link");
  const dialog = page.getByRole("dialog", { name: "Add a link" });
  await dialog.getByLabel("Web address").fill("http://cdc.gov");
  await page.keyboard.press("Enter");
  await expect(
    dialog.getByText("Please type a secure web address (https://…)."),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Web address").fill("cdc.gov/hpv");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();
  expect(await saved()).toContain('href="https://cdc.gov/hpv"');
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

test("opening a text changes nothing, and a text that is too long cannot be saved", async ({
  page,
  staffApi,
}) => {
  const stored = "<h3>A</h3>\n<ul>\n<li>b</li>\n</ul>";
  const { text } = await openText(page, staffApi, stored);
  await text.press("End");
  await page.keyboard.type("x");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(page.getByText("Not saved yet")).toBeHidden();
  await pasteOrDrop(page, "paste", {
    html: `<p>${"long ".repeat(10_001)}</p>`,
  });
  await expect(
    page.getByText("This text is too long to save. Please shorten it."),
  ).toBeVisible();
  await expect(page.getByText("50 of 50 KB")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(text).toBeFocused();
});
