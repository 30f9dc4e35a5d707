import { invite } from "./support/visitor/contact.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const [locale, { title, switchTo, other }] = [
  "en-US",
  { title: "en", switchTo: "Español", other: "es" },
] as const;

test.describe(`on a phone set to ${locale}`, () => {
  test.use({ locale });

  test("the home page is in that language, and a change of language is permanent", async ({
    page,
  }) => {
    await page.goto("/");
    const html = page.locator("html");
    await expect(html).toHaveAttribute("lang", title);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await page.getByRole("button", { name: switchTo }).click();
    await expect(html).toHaveAttribute("lang", other);
    await page.reload();
    await expect(html).toHaveAttribute("lang", other);
  });
});

test("a link with ?lang=es switches to Spanish permanently", async ({
  page,
}) => {
  await page.goto("/?lang=es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("a lost language cookie is restored from localStorage", async ({
  page,
  context,
}) => {
  await page.goto("/?lang=es");
  await context.clearCookies();
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("the page has its text before scripts run", async ({ request }) => {
  const text = await (
    await request.get("/", { headers: { "accept-language": "es" } })
  ).text();
  expect(text).toContain('<html lang="es"');
  expect(text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
});

test("the quiz is offered only to visitors with a personal link", async ({
  page,
  server,
}) => {
  await page.goto("/");
  await expect(page.locator('a[href="/quiz"]').first()).toBeHidden();
  const contactId = await invite(server, { name: "Ana", daysAgo: 2 });
  await page.evaluate(
    (user) => localStorage.setItem("user", user),
    JSON.stringify({ contactId }),
  );
  await page.reload();
  await expect(page.locator('main a[href="/quiz"]')).toBeVisible();
});

test("an unknown address shows a message and a link home", async ({
  page,
  provoked,
}) => {
  provoked.add(404);
  const reply = await page.goto("/no/such/page");
  expect(reply?.status()).toBe(404);
  await expect(
    page.getByRole("heading", { name: "Page Not Found" }),
  ).toBeVisible();
  await expect(
    page.getByText("Sorry, this page does not exist."),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link").click();
  await expect(page).toHaveURL("/");
});
