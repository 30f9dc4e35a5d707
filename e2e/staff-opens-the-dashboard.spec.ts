import { inDatabase } from "./support/in-database.ts";
import { contactRows, parents } from "./support/staff/contact-list.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import { test } from "./support/staff/staff-test.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible } from "./support/test.ts";

test("the dashboard lists the families who still need a text, and why", async ({
  page,
  staffApi,
  request,
  server,
}) => {
  await inDatabase(server, (client) =>
    client.query(
      "TRUNCATE contacts, messages, opt_outs, imports, campaigns, results, message_reads CASCADE",
    ),
  );
  const family = { name: "Emily Davis", phone: "+12015550123" };
  const stopped = { name: "Maria Gonzalez", phone: "+12015550124" };
  await staffApi.call("POST /api/contacts", family);
  await staffApi.call("POST /api/contacts", stopped);
  await rankedResult(request);
  await inDatabase(server, async (client) => {
    await client.query("INSERT INTO opt_outs (phone) VALUES ($1)", [
      stopped.phone,
    ]);
    await client.query(
      `INSERT INTO messages (_id, kind, "to", body, state)
         VALUES ($1, 'sms', $2, 'Can we come on Monday?', 'received')`,
      ["1".repeat(22), family.phone],
    );
    await client.query(
      `INSERT INTO imports (_id, filename, hash, added, changed, unchanged, refused)
         VALUES ($1, 'march.csv', '', 3, 0, 0, 9)`,
      ["1".repeat(22)],
    );
  });
  await page.goto("/dashboard");
  const region = (name: string) => page.getByRole("region", { name });
  await expect(region("To do")).toContainText(
    "1 can be texted now · 1 wrote STOP",
  );
  await expect(region("Last replies")).toContainText("Can we come on Monday?");
  await expect(region("Last replies")).toContainText("Emily Davis");
  await expect(page.getByText("No campaign is running.")).toBeVisible();
  const finished = region("Last 7 days")
    .getByRole("listitem")
    .filter({ hasText: "Finished the quiz" });
  await expect(finished).toContainText(
    /The last 8 weeks, the oldest first: 0, 0, 0, 0, 0, 0, 0, 1\./,
  );
  await expect(finished).toContainText("1 more than the week before");
  await expectAccessible(page);

  await page
    .getByRole("link", { name: "9 rows were left out of the last import" })
    .click();
  await expect(page).toHaveURL("/dashboard/links/import");
  await page.goBack();
  await page.getByRole("link", { name: "1 new reply" }).click();
  await expect(page).toHaveURL("/dashboard/messages");
  await expect(page.getByText("Can we come on Monday?").first()).toBeVisible();
  await page.goBack();
  await expect(
    page.getByRole("link", { name: "2 families have not been texted yet" }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "1 new reply" })).toBeHidden();
  await page
    .getByRole("link", { name: "2 families have not been texted yet" })
    .click();
  await expect(page).toHaveURL("/dashboard/links?texts=untexted");
  await expect(page.getByRole("row", { name: /Emily Davis/ })).toBeVisible();
});

test("browser tab titles name the dashboard screen; the home page shows only the site's name", async ({
  page,
}) => {
  for (const [path, title] of [
    ["/dashboard", "Dashboard · Ask About HPV"],
    ["/dashboard/links", "Send Links · Ask About HPV"],
    ["/dashboard/questions/new", "Questions · Ask About HPV"],
    ["/login", "Dashboard · Ask About HPV"],
    ["/", "Ask About HPV"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  await page.goto("/dashboard/links?lang=es");
  await expect(page).toHaveTitle("Enviar enlaces · Pregunte sobre el VPH");
  await page.getByRole("link", { name: "Preguntas", exact: true }).click();
  await expect(page).toHaveTitle("Preguntas · Pregunte sobre el VPH");
});

test("a screen opened by its address starts at the top, and a reload keeps the scroll position", async ({
  page,
}) => {
  await page.goto("/dashboard/contents");
  await expect(page.getByRole("tablist")).toBeVisible();
  await page.evaluate(() => scrollTo(0, 150));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  await page.goto("/dashboard/questions", { waitUntil: "networkidle" });
  const title = page.getByRole("heading", { level: 1, name: "Questions" });
  await expect(title).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("all tabs of the contents are visible in a wide window, and on a phone the open one is in view", async ({
  page,
}) => {
  await page.goto("/dashboard/contents?lang=es");
  const tabs = page.getByRole("tablist");
  await expect(tabs.getByRole("tab")).toHaveCount(9);
  const hidden = await tabs.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(hidden).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/contents?tab=invitation&lang=en");
  const open = page.getByRole("tab", { name: "Invitation", selected: true });
  await expect(open).toBeInViewport({ ratio: 0.9 });
});

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

test.describe("at 400%", () => {
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
});
