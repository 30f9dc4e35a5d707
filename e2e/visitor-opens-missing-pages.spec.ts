import type { Page } from "@playwright/test";
import { staff } from "#server/testing/running-server.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { panelsOf } from "./support/visitor/panels.ts";

async function goToConcerns(page: Page) {
  // Before hydration a link loads the whole page and bypasses the routes mocked here.
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "All topics" }).click();
}

const concernsCall = /\/api\/concerns\?child=/;

test("an unknown or mistyped concern shows Not found", async ({
  page,
  provoked,
}) => {
  provoked.add(404);
  for (const address of [`/concerns/${"1".repeat(22)}`, "/concerns/vaccine"]) {
    const reply = await page.goto(address);
    expect(reply?.status()).toBe(404);
    await expect(
      page.getByRole("heading", { name: "Page Not Found" }),
    ).toBeVisible();
  }
});

const [language, title] = ["es", "Este enlace no está completo"];

test("a truncated personal link says what to do in both languages", async ({
  page,
  provoked,
}) => {
  provoked.add(404);
  const reply = await page.goto(`/4kQ9zTnWbYc8RfLx?lang=${language}`);
  expect(reply?.status()).toBe(404);
  const titles = page.getByRole("main").getByRole("heading");
  await expect(titles).toHaveCount(2);
  await expect(titles.first()).toHaveText(title ?? "");
  await expectAccessible(page);
});

test("concerns that cannot be loaded show an error and can be tried again", async ({
  page,
  provoked,
}) => {
  provoked.add(503);
  await page.route(concernsCall, (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  await goToConcerns(page);
  await expect(
    page.getByRole("heading", { name: "Something went wrong" }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unroute(concernsCall);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(panelsOf(page)).toHaveCount(12);
});

test("an empty list of concerns shows a message and a link to the survey", async ({
  page,
}) => {
  await page.route(concernsCall, (route) => route.fulfill({ json: [] }));
  await goToConcerns(page);
  await expect(
    page.getByRole("heading", { name: "Nothing here yet" }),
  ).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Take the survey" }),
  ).toBeVisible();
  await expectAccessible(page);
});

test("profiles without a photo or text are shown, and without profiles the page says who runs the site", async ({
  page,
  request,
}) => {
  const { token } = await (
    await request.post("/api/auth", { data: staff })
  ).json();
  const save = (profiles: object[]) =>
    request.put("/api/settings", {
      headers: { authorization: `Bearer ${token}` },
      data: { aboutUs: { profiles } },
    });
  const bio = { bio_en: "Leads the project.", bio_es: "Dirige el proyecto." };
  const photo = "/images/profile-1.svg";
  await save([
    { name: "Ana Ruiz", photo: "", ...bio },
    { name: "Leo Paz", photo, bio_en: "", bio_es: "" },
  ]);
  await page.goto("/aboutus");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);

  await save([]);
  await page.goto("/aboutus");
  await expect(
    page.getByRole("heading", { name: "What is this site for?" }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link").click();
  await expect(page).toHaveURL("/contact");

  const tell = (clinicname: string, whoruns_en: string) =>
    request.put("/api/settings", {
      headers: { authorization: `Bearer ${token}` },
      data: { clinic: { clinicname }, information: { whoruns_en } },
    });
  await tell("Bayside Family Health", "The county pays for it.");
  await page.goto("/aboutus");
  await expect(
    page.getByText("This site is offered by Bayside Family Health."),
  ).toBeVisible();
  await expect(page.getByText("The county pays for it.").first()).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Your clinic" }),
  ).toBeVisible();
  await expectAccessible(page);
  await tell("", "");
});
