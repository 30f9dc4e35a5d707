import type { Page } from "@playwright/test";
import type { EditedConcern } from "#shared/contract/content/concerns.ts";
import { inDatabase } from "./support/in-database.ts";
import { save, saved, test } from "./support/staff/contents.ts";
import { addConcern, type StaffApi } from "./support/staff/staff-test.ts";
import { hideAdded, makeReady } from "./support/staff/ready-site.ts";
import { expect, expectAccessible } from "./support/test.ts";

// The list shows only some items of each kind, so items of other tests are hidden.
test.beforeEach(({ server }) => hideAdded(server));

const warnings = (page: Page) => page.getByRole("region", { name: "To do" });

/** The innermost list item with this link. */
const listed = (page: Page, name: string) =>
  warnings(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) })
    .last();

/** Loads the dashboard again. */
async function openDashboard(page: Page) {
  await page.goto("/dashboard");
  await expect(warnings(page)).toBeVisible();
}

const hide = ({ call }: StaffApi, { _id }: { _id: string }) =>
  call(`PUT /api/concerns/toggle/${_id}`, { active: true });

test("placeholders are counted by page, with a link to the first one on each page", async ({
  page,
  staffApi,
}) => {
  const { placeholders } = await staffApi.call<{ placeholders: number }>(
    "GET /api/dashboard",
  );
  await openDashboard(page);
  await expect(warnings(page)).toContainText(
    `${placeholders} texts are still placeholders`,
  );
  const link = listed(page, "Information (4)").getByRole("link");
  await link.click();
  await expect(page).toHaveURL(
    "/dashboard/contents?tab=information#information.whoruns_en",
  );
  const field = page.getByLabel("Who runs the site, and who pays (English)");
  await expect(field).toBeFocused();
  await field.fill("The county pays for this site.");
  await save(page);
  await expect(saved(page)).toBeVisible();
  await openDashboard(page);
  await expect(warnings(page)).toContainText(
    `${placeholders - 1} texts are still placeholders`,
  );
  await expect(listed(page, "Information (3)")).toBeVisible();
});

test("a concern without Spanish is listed until it is translated", async ({
  page,
  staffApi,
}) => {
  const concern = await addConcern(staffApi, {
    content_es: "",
    childrencontent: "<p>For children</p>",
  });
  const { _id, name, name_es } = concern;
  const [text, children] = [
    `${name}: Text (Spanish)`,
    `${name}: Text for children (Spanish)`,
  ];
  await openDashboard(page);
  await expect(listed(page, text)).toContainText("The Spanish is missing.");
  await listed(page, children).getByRole("link").click();
  await expect(page).toHaveURL(`/dashboard/concerns/children/${_id}`);
  await openDashboard(page);
  await listed(page, text).getByRole("link").click();
  await expect(page).toHaveURL(`/dashboard/concerns/edit/${_id}#content_es`);
  await expect(page.getByLabel("Name (Spanish)")).toHaveValue(name_es);

  const english = "What parents should know about it. ".repeat(8);
  await staffApi.call(`PUT /api/concerns/${_id}`, {
    name,
    name_es,
    content: `<p>${english}</p>`,
    content_es: "<p>Lo que se sabe.</p>",
    childrencontent_es: "<p>Para niños</p>",
  });
  await openDashboard(page);
  await expect(listed(page, text)).toContainText(
    "The Spanish is much shorter than the English.",
  );
  await expect(listed(page, children)).toBeHidden();
  await hide(staffApi, concern);
  await openDashboard(page);
  await expect(listed(page, text)).toBeHidden();
});

test("a concern is listed after its review date until the date is moved", async ({
  page,
  staffApi,
}) => {
  const concern = await addConcern(staffApi, {
    checkby: "2020-01-31",
    checkwhy: "A new schedule came out",
  });
  const { _id, name } = concern;
  await openDashboard(page);
  await expect(listed(page, name)).toContainText(
    "Overdue since January 31, 2020",
  );
  await expect(listed(page, name)).toContainText("A new schedule came out");
  await listed(page, name).getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/dashboard/concerns/edit/${_id}#checkby`);
  const date = page.getByLabel("Check by");
  await expect(date).toBeFocused();
  const later = `${new Date().getFullYear() + 2}-01-31`;
  await date.fill(later);
  await save(page);
  await expect(page).toHaveURL(/\/dashboard\/concerns(#|$)/);
  const { checkby } = await staffApi.call<EditedConcern>(
    `GET /api/concerns/edit/${_id}`,
  );
  expect(checkby).toBe(later);
  await openDashboard(page);
  await expect(listed(page, name)).toBeHidden();
  await hide(staffApi, concern);
});

test("the text about doses is listed once its review date has passed", async ({
  page,
  staffApi,
}) => {
  await staffApi.call("PUT /api/settings", { main: { checkby: "2020-01-01" } });
  await openDashboard(page);
  await listed(page, "The text about doses").getByRole("link").click();
  await expect(page).toHaveURL("/dashboard/contents?tab=main#main.checkby");
  const date = page.getByLabel("Check by");
  await expect(date).toBeFocused();
  await date.fill("");
  await save(page);
  await expect(saved(page)).toBeVisible();
  await openDashboard(page);
  await expect(listed(page, "The text about doses")).toBeHidden();
});

test("if the to-do list cannot be loaded, an error is shown and the other cards work", async ({
  page,
  provoked,
}) => {
  provoked.add(503);
  await page.route("**/api/dashboard", (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  await openDashboard(page);
  await expect(warnings(page)).toContainText(
    "The list of things to do could not be loaded.",
  );
  await expect(
    page.getByRole("heading", { name: "Page contents" }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/dashboard");
  await warnings(page).getByRole("button", { name: "Try again" }).click();
  await expect(warnings(page)).toContainText("texts are still placeholders");
});

const [locale, colorScheme, title, ready, placeholders, differ, due] = [
  "en-US",
  "light",
  "To do",
  "Nothing to do today.",
  /placeholders$/,
  /a mistake in one language$/,
  /due for a check$/,
] as const;

test.describe(`in ${locale}, ${colorScheme}`, () => {
  test.use({ locale, colorScheme });

  test("the to-do list is accessible and says when nothing is left to do", async ({
    page,
    server,
    staffApi,
  }) => {
    const concern = await addConcern(staffApi, {
      content_es: "",
      checkby: "2020-01-01",
      checkwhy: "A reason",
    });
    const region = page.getByRole("region", { name: title });
    await page.goto("/dashboard");
    for (const what of [placeholders, differ, due])
      await expect(region.getByRole("link", { name: what })).toBeVisible();
    await expectAccessible(page);
    await hide(staffApi, concern);

    await inDatabase(server, (client) =>
      client.query("TRUNCATE contacts, messages, opt_outs, imports CASCADE"),
    );
    const family = { name: "Rosa", phone: "+12015550188" };
    await staffApi.call("POST /api/contacts", family);
    const putBack = await makeReady(server);
    const clinic = {
      clinicname: "Bayside",
      address: "1 Main St",
      phone: "911",
    };
    await staffApi.call("PUT /api/settings", { clinic });
    await inDatabase(server, (client) =>
      client.query("UPDATE contacts SET active = 0"),
    );
    await page.goto("/dashboard");
    await expect(region.getByText(ready)).toBeVisible();
    await expectAccessible(page);
    await putBack();
  });
});
