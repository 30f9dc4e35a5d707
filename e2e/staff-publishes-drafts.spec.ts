import type { Page } from "@playwright/test";
import { saved, test } from "./support/staff/contents.ts";
import { expect, expectAccessible } from "./support/test.ts";

async function expectTitle(parent: Page, title: string | RegExp) {
  await parent.goto("/");
  await expectOpenTitle(parent, title);
}

async function expectOpenTitle(parent: Page, title: string | RegExp) {
  await expect(
    parent.getByRole("heading", { level: 1, name: title }),
  ).toBeVisible();
}

test.afterEach(async ({ staffApi }) => {
  const { drafts } = await staffApi.call<{ drafts: Draft[] }>(
    "GET /api/drafts",
  );
  for (const { list, id, version } of drafts)
    await staffApi.call(`DELETE /api/drafts/${list}/${id}`, { version });
});

type Draft = { list: string; id: string; version: number };

test("words in both languages are drafted, compared and published with a note", async ({
  page,
  visitor,
}) => {
  await page.goto("/dashboard/contents?tab=homePage");
  const english = page.getByLabel("Main title (English)");
  const before = await english.inputValue();
  await english.fill("Drafted title");
  await page.getByLabel("Main title (Spanish)").fill("Título en borrador");
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(
    page.getByText("Draft saved. Visitors do not see it yet."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Save draft" })).toBeVisible();
  await expectAccessible(page);
  const parent = await visitor("en-US");
  await expectTitle(parent, before);

  await page.reload();
  await expect(english).toHaveValue("Drafted title");
  await page
    .getByRole("main")
    .getByRole("link", { name: "See the changes" })
    .click();
  const change = page.getByRole("region", { name: "Home Page" });
  await expect(change.locator("ins")).toHaveCount(2);
  await expectAccessible(page);
  await page.getByLabel("Note").fill("Friendlier title");
  await page.getByRole("button", { name: "Publish 1 item" }).click();
  await expect(page.getByText("Published.")).toBeVisible();
  await expect(page.getByText("No drafts")).toBeVisible();
  await expectAccessible(page);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "See it on the site" }).click();
  await expectOpenTitle(await opened, "Drafted title");
  await expectTitle(parent, "Drafted title");
  await expectTitle(await visitor("es-MX"), "Título en borrador");

  await page.goto("/dashboard/history");
  await expect(page.getByText("Friendlier title")).toBeVisible();
});

test("a draft is published from its form", async ({ page, visitor }) => {
  await page.goto("/dashboard/concerns/new");
  await page.getByLabel(/^Name \(English\)/).fill("Brand new worry");
  await page.getByLabel(/^Name \(Spanish\)/).fill("Preocupación nueva");
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(page.getByText("1 draft is not on the site yet.")).toBeVisible();
  const parent = await visitor("en-US");
  await parent.goto("/concerns");
  await expect(parent.getByText("Brand new worry")).toHaveCount(0);

  await page
    .getByRole("main")
    .getByRole("link", { name: "See the changes" })
    .first()
    .click();
  await page
    .getByRole("link", { name: "Edit: Concern: Brand new worry" })
    .click();
  await page.getByLabel(/^Name \(English\)/).fill("Newest worry");
  await page.getByLabel(/^Name \(Spanish\)/).fill("Preocupación más nueva");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Concern saved successfully!")).toBeVisible();
  await parent.goto("/concerns");
  await expect(parent.getByText("Newest worry")).toBeVisible();
});

test("a draft that could not be published without a connection is published on the next try", async ({
  page,
  provoked,
  visitor,
}) => {
  provoked.add(0);
  // The second try meets the draft of the first one, and merges it.
  provoked.add(409);
  await page.goto("/dashboard/contents?tab=homePage");
  await page.getByLabel("Main title (English)").fill("First try");
  await page.getByLabel("Main title (Spanish)").fill("Primer intento");
  await page.getByRole("button", { name: "Save as draft" }).click();
  await page.getByLabel("Main title (English)").fill("Second try");
  await page.getByLabel("Main title (Spanish)").fill("Segundo intento");
  await page.route("**/api/publications", (route) =>
    route.abort("internetdisconnected"),
  );
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("There was an error while saving")).toBeVisible();
  await expectTitle(await visitor("en-US"), /Every parent has questions/);
  await page.unroute("**/api/publications");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(saved(page)).toBeVisible();
  await expectTitle(await visitor("es-MX"), "Segundo intento");
});

test("a conflict with the site must be decided before publishing", async ({
  page,
  staffApi,
  visitor,
}) => {
  await page.goto("/dashboard/contents?tab=homePage");
  await page.getByLabel("Main title (English)").fill("Mine");
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await staffApi.call("PUT /api/settings", {
    homePage: { maintitle_en: "Theirs" },
  });
  await page.goto("/dashboard/history/changes");
  const publish = page.getByRole("button", { name: /^Publish/ });
  await expect(publish).toBeDisabled();
  await expect(page.getByText("have changed on the site since")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use the draft’s words" }).click();
  await expect(page.getByText("Only the English was changed.")).toBeVisible();
  await expect(publish).toBeDisabled();
  await page.getByLabel("I have read the warnings").check();
  await publish.click();
  await expect(page.getByText("Published.")).toBeVisible();
  await expectTitle(await visitor("en-US"), "Mine");
});

test("a mistake in one language is shown while typing", async ({ page }) => {
  await page.goto("/dashboard/contents?tab=homePage");
  const spanish = page.getByLabel("Main title (Spanish)");
  await spanish.fill("Título con el número 7");
  const warning = page.getByText("Please check both languages");
  await expect(warning).toBeVisible();
  await expect(page.getByText("have different numbers.")).toBeVisible();
  await expect(page.getByText("Only the Spanish was changed.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Main title (English)").fill("Title with number 7");
  await expect(warning).toHaveCount(0);
  await page.reload();
});

test("in Spanish, a draft is saved, listed and discarded", async ({ page }) => {
  await page.goto("/dashboard/contents?tab=homePage&lang=es");
  await page.getByLabel("Título principal (inglés)").fill("Another title");
  await page.getByRole("button", { name: "Guardar como borrador" }).click();
  await expect(page.getByText("Borrador guardado.")).toBeVisible();
  await page.goto("/dashboard/questions");
  await expect(
    page.getByText("1 borrador todavía no está en el sitio."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Ver los cambios" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Descartar/ }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Descartar", exact: true })
    .click();
  await expect(page.getByText("No hay borradores")).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
});
