import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { addConcern, newName, test } from "./support/staff/staff-test.ts";
import { expect, expectAccessible } from "./support/test.ts";

test("a change appears in the activity log in both languages, and is filtered and exported", async ({
  page,
  staffApi,
}) => {
  const { _id, ...concern } = await addConcern(staffApi);
  const [before, after] = [concern.name, newName("Renamed")];
  await staffApi.call(`PUT /api/concerns/${_id}`, {
    ...(await staffApi.call<object>(`GET /api/concerns/edit/${_id}`)),
    name: after,
  });
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Activity log" }).last().click();
  const changed = page.getByRole("row", {
    name: new RegExp(`Changed the concern “Worry`),
  });
  const [own] = [changed.filter({ hasText: before })];
  await expect(own).toHaveCount(1);
  await own.getByText("Changed: Name").click();
  await expect(own.locator("del")).toHaveText(before);
  await expect(own.locator("ins")).toHaveText(after);
  await expectAccessible(page);

  await page.getByLabel("Kind of activity").selectOption("Accounts");
  await expect(page).toHaveURL(/kind=accounts/);
  await expect(own).toHaveCount(0);
  await page.getByLabel("Kind of activity").selectOption("Words of the site");
  await own.getByRole("button", { name: /Filter by this/ }).click();
  await expect(page.getByRole("row")).toHaveCount(3);

  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export (CSV)" }).click();
  const text = await readFile(await (await arriving).path(), "utf8");
  const rows: unknown = parse(text, { bom: true, columns: true });
  expect(rows).toMatchObject([
    { event: "concern_saved", subject: _id },
    { event: "concern_added", subject: _id },
  ]);

  await page.goto(`/dashboard/activity?subject=${_id}&lang=es`);
  await expect(
    page.getByRole("heading", { name: "Registro de actividad" }),
  ).toBeVisible();
  await expect(page.getByText("Cambió: Nombre")).toBeVisible();
  await page.goto("/dashboard/activity?to=2020-01-01");
  await expect(page.getByText("Ninguna actividad coincide")).toBeVisible();
  await expectAccessible(page);
});
