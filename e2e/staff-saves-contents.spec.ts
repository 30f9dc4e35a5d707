import { staff } from "#server/testing/running-server.ts";
import { readSite, save, saved, test } from "./support/staff/contents.ts";
import { expect, expectAccessible } from "./support/test.ts";

test("a missing required text is reported at its field, also from another tab", async ({
  page,
  staffApi,
  before,
}) => {
  await page.goto("/dashboard/contents?tab=homePage");
  await page.getByLabel("Call to action (Spanish)").fill(" ");
  await page.getByRole("tab", { name: "Main Options" }).click();
  await save(page);
  const field = page.getByLabel("Call to action (Spanish)");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  expect(await readSite(staffApi)).toEqual(before);
});

test("a failed save shows an error and keeps the typed text", async ({
  page,
  provoked,
}) => {
  provoked.add(503);
  await page.goto("/dashboard/contents");
  await page.getByLabel("Site name (English)").fill("Typed for long");
  await page.route("**/api/settings", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 503, json: { errors: [] } })
      : route.continue(),
  );
  await save(page);
  await expect(
    page.getByText(
      "There was an error while saving your settings. Please try again later.",
    ),
  ).toBeVisible();
  await expect(page.getByLabel("Site name (English)")).toHaveValue(
    "Typed for long",
  );
  await page.unroute("**/api/settings");
  await save(page);
  await expect(saved(page)).toBeVisible();
});

test("text typed while an earlier change is being saved is not lost", async ({
  page,
  staffApi,
}) => {
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/api/settings", async (route) => {
    if (route.request().method() === "PUT") await waiting;
    await route.continue();
  });
  await page.goto("/dashboard/contents");
  await page.getByLabel("Site name (English)").fill("First");
  await save(page);
  await page.getByLabel("Copyright (English)").fill("© Second");
  goOn();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByLabel("Copyright (English)")).toHaveValue("© Second");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await save(page);
  await expect(page.getByText("Not saved yet")).toHaveCount(0);
  expect((await readSite(staffApi)).main).toMatchObject({
    sitename: "First",
    copyright: "© Second",
  });
});

test("if the session ends while editing the contents, signing in again loses nothing", async ({
  page,
  request,
  provoked,
}) => {
  provoked.add(401);
  await page.goto("/dashboard/contents");
  await page.getByLabel("Site name (English)").fill("Still here");
  const reply = await request.post("/api/auth", { data: staff });
  const { token } = (await reply.json()) as { token: string };
  await page.evaluate((ended) => localStorage.setItem("token", ended), token);
  const headers = { authorization: `Bearer ${token}` };
  await request.delete("/api/auth", { headers });
  await save(page);
  const again = page.getByRole("dialog", { name: "Please sign in again" });
  await again.getByLabel("Password", { exact: true }).fill(staff.password);
  await again.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByLabel("Site name (English)")).toHaveValue(
    "Still here",
  );
});

for (const [choice, name] of [
  [/^Yours/, "Mine"],
  [/^Theirs/, "Theirs"],
] as const)
  test(`after a conflict, keeping "${name}" loses no other change`, async ({
    page,
    staffApi,
    provoked,
  }) => {
    provoked.add(409);
    await page.goto("/dashboard/contents");
    await page.getByLabel("Site name (English)").fill("Mine");
    await page.getByLabel("Copyright (English)").fill("© Mine");
    await staffApi.call("PUT /api/settings", {
      main: { sitename: "Theirs", sitename_es: "De ellos" },
    });
    await save(page);
    const conflict = page.getByRole("dialog", {
      name: "Someone else changed this",
    });
    await expect(conflict).toContainText("Theirs");
    await expect(conflict).not.toContainText("© Mine");
    await expectAccessible(page);
    await conflict.getByRole("radio", { name: choice }).check();
    await conflict
      .getByRole("button", { name: "Save the chosen versions" })
      .click();
    await expect(saved(page)).toBeVisible();
    await expect(conflict).toHaveCount(0);
    await expect(page.getByLabel("Site name (English)")).toHaveValue(name);
    expect((await readSite(staffApi)).main).toMatchObject({
      sitename: name,
      sitename_es: "De ellos",
      copyright: "© Mine",
    });
  });

test("two people who change different texts have no conflict", async ({
  page,
  staffApi,
}) => {
  await page.goto("/dashboard/contents");
  await page.getByLabel("Copyright (English)").fill("© Mine");
  await staffApi.call("PUT /api/settings", { main: { sitename: "Theirs" } });
  await save(page);
  await expect(saved(page)).toBeVisible();
  expect((await readSite(staffApi)).main).toMatchObject({
    sitename: "Theirs",
    copyright: "© Mine",
  });
});

test("two people who change different profiles have no conflict, although profiles are stored in one field", async ({
  page,
  staffApi,
  before,
  provoked,
}) => {
  provoked.add(409);
  const profile = { photo: "", name: "Theirs", bio_en: "", bio_es: "" };
  await page.goto("/dashboard/contents?tab=aboutUs");
  await page.getByLabel("Name", { exact: true }).first().fill("Mine");
  await staffApi.call("PUT /api/settings", {
    aboutUs: { profiles: [...before.aboutUs.profiles.slice(0, 3), profile] },
  });
  await save(page);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true }).last()).toHaveValue(
    "Theirs",
  );
  const { profiles } = (await readSite(staffApi)).aboutUs;
  expect([profiles[0]?.name, profiles[3]?.name]).toEqual(["Mine", "Theirs"]);
});
