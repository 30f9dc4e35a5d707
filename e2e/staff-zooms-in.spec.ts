import { contactRows, parents } from "./support/staff/contact-list.ts";
import { test } from "./support/staff/staff-test.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { expect } from "./support/test.ts";

// 1280 × 1024 at 400%.
test.use({ viewport: { width: 320, height: 256 } });

test("at 400% no sticky element covers the content", async ({
  page,
  server,
}) => {
  await replaceContacts(server, parents(60));
  for (const screen of ["links", "questions", "concerns/new", "results"]) {
    await page.goto(`/dashboard/${screen}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const over = await page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter((element) => element.clientHeight > 1)
        .filter((element) =>
          /^(sticky|fixed)$/.test(getComputedStyle(element).position),
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(over, screen).toEqual([]);
  }
  await page.goto("/dashboard/links");
  await page.getByRole("button", { name: "Add contacts" }).click();
  const name = page.getByRole("textbox", { name: "Parent Name" });
  await name.fill("Ana");
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole("navigation", { name: "Pages" }),
  ).not.toBeInViewport();
  await expect(contactRows(page)).toHaveCount(50);
  const width = await page.evaluate(() => document.body.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});

test.describe("in a tall window", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("every tool has a label, with and without a selection, and Delete stands apart", async ({
    page,
    server,
  }) => {
    await replaceContacts(server, parents(2));
    await page.goto("/dashboard/links");
    const toolsOf = (name: string) =>
      page.getByRole("group", { name, exact: true }).getByRole("button");
    const tools = toolsOf("Contacts");
    await expect(tools).toHaveText([
      "Add contacts",
      "Export",
      "Send SMS",
      "Delete",
    ]);
    const boxes = await tools.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, right } = button.getBoundingClientRect();
        return { left, right };
      }),
    );
    const gaps = boxes
      .slice(1)
      .map(({ left }, at) => left - (boxes[at]?.right ?? 0));
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(8);
    expect(gaps.slice(-1)[0]).toBeGreaterThanOrEqual(20);

    await page.getByRole("checkbox", { name: "Select Parent 0" }).check();
    const selected = ["Clear", "Add to campaign", "Edit", "Tag", "Archive"];
    await expect(toolsOf("Selected contacts")).toHaveText([
      ...selected,
      "Send SMS",
      "Delete",
    ]);
    for (const tool of await toolsOf("Selected contacts").all()) {
      // A button that is only an icon would be as wide as it is high.
      const { width = 0 } = (await tool.boundingBox()) ?? {};
      expect(width).toBeGreaterThan(44);
    }
  });
});
