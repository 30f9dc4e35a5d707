import { beginSession, test } from "./support/staff/staff-test.ts";
import { addColleague } from "./support/staff/sign-in.ts";
import { inDatabase } from "./support/in-database.ts";
import { rankedResult } from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible } from "./support/test.ts";

test.describe("with a new admin", () => {
  const [locale, welcome, addName, name, hello] = [
    "en-US",
    "Welcome",
    "Add your name",
    "Name",
    "Hello, Ana",
  ] as const;
  test.use({ locale });

  test("the first admin is welcomed and can add a name", async ({
    page,
    staffApi,
  }) => {
    const { email, name: called } = await staffApi.call<{
      name: string;
      email: string;
    }>("GET /api/auth");
    await page.goto("/dashboard");
    await expect(
      page.getByRole("heading", { level: 1, name: welcome }),
    ).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: addName }).click();
    await expect(page).toHaveURL("/dashboard/account");
    await page.getByLabel(name, { exact: false }).first().fill("Ana");
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Ana, ${email}`)).toBeVisible();
    await page.goto("/dashboard");
    await expect(
      page.getByRole("heading", { level: 1, name: hello }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: addName })).toBeHidden();
    await staffApi.call("PUT /api/account", { email, name: called });
  });
});

test.describe("with placeholders", () => {
  const [locale, sections, texts, progress] = [
    "en-US",
    "All sections",
    /\d+ texts are still placeholders/,
    "All texts are in both languages",
  ] as const;
  test.use({ locale });

  test("placeholders that visitors would see are counted, with a link to the contents", async ({
    page,
    server,
  }) => {
    await page.goto("/dashboard");
    const contents = page
      .getByRole("region", { name: sections })
      .getByRole("listitem")
      .filter({ hasText: texts });
    await contents.getByRole("link").click();
    await expect(page).toHaveURL("/dashboard/contents");
    const { rows } = await inDatabase(server, async (client) => {
      const before = await client.query("SELECT * FROM settings");
      await client.query(
        `UPDATE settings SET content =
           regexp_replace(content::text, '(Placeholder|Texto provisional): ', '', 'g')::jsonb`,
      );
      return before;
    });
    await page.goto("/dashboard");
    await expect(page.getByText(progress)).toBeVisible();
    await inDatabase(server, async (client) => {
      for (const { section, content } of rows)
        await client.query(
          "UPDATE settings SET content = $2 WHERE section = $1",
          [section, content],
        );
    });
  });
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

test.describe("with families to text", () => {
  const [locale, colorScheme, words] = [
    "en-US",
    "light",
    {
      needs: "To do",
      waiting: "2 families have not been texted yet",
      why: "1 can be texted now · 1 wrote STOP",
      replies: "Last replies",
      unread: "1 new reply",
      campaigns: "No campaign is running.",
      figures: "Last 7 days",
      finished: "Finished the quiz",
      weeks: /The last 8 weeks, the oldest first: 0, 0, 0, 0, 0, 0, 0, 1\./,
      change: "1 more than the week before",
      left: "9 rows were left out of the last import",
    },
  ] as const;
  test.use({ locale, colorScheme });

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
    await expect(region(words.needs)).toContainText(words.why);
    await expect(region(words.replies)).toContainText("Can we come on Monday?");
    await expect(region(words.replies)).toContainText("Emily Davis");
    await expect(page.getByText(words.campaigns)).toBeVisible();
    const finished = region(words.figures)
      .getByRole("listitem")
      .filter({ hasText: words.finished });
    await expect(finished).toContainText(words.weeks);
    await expect(finished).toContainText(words.change);
    await expectAccessible(page);

    await page.getByRole("link", { name: words.left }).click();
    await expect(page).toHaveURL("/dashboard/links/import");
    await page.goBack();
    await page.getByRole("link", { name: words.unread }).click();
    await expect(page).toHaveURL("/dashboard/messages");
    await expect(
      page.getByText("Can we come on Monday?").first(),
    ).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("link", { name: words.waiting })).toBeVisible();
    await expect(page.getByRole("link", { name: words.unread })).toBeHidden();
    await page.getByRole("link", { name: words.waiting }).click();
    await expect(page).toHaveURL("/dashboard/links?texts=untexted");
    await expect(page.getByRole("row", { name: /Emily Davis/ })).toBeVisible();
  });
});

test("a role sees only its own tasks and nothing about families", async ({
  page,
  request,
  server,
}) => {
  const { email } = await addColleague(server, request, ["researcher"]);
  const token = await beginSession(server, email);
  await page.addInitScript((own) => localStorage.setItem("token", own), token);
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Last 7 days" })).toBeVisible();
  for (const name of ["To do", "Last replies", "Running campaigns"])
    await expect(page.getByRole("region", { name })).toBeHidden();
  await expect(
    page.getByRole("link", { name: "Invited by text" }),
  ).toBeHidden();
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
