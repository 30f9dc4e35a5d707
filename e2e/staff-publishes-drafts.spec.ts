import type { Page } from "@playwright/test";
import { expectTitle, save, saved, test } from "./support/staff/contents.ts";
import { expect, expectAccessible } from "./support/test.ts";

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
  await expect((await opened).getByRole("heading", { level: 1 })).toHaveText(
    "Drafted title",
  );
  await expectTitle(parent, "Drafted title");
  await expectTitle(await visitor("es-MX"), "Título en borrador");
  await page.goto("/dashboard/history");
  await expect(page.getByText("Friendlier title")).toBeVisible();
});

async function retitle(page: Page, english: string, spanish: string) {
  await page.goto("/dashboard/contents?tab=homePage");
  await page.getByLabel("Main title (English)").fill(english);
  await page.getByLabel("Main title (Spanish)").fill(spanish);
  await save(page);
  await expect(saved(page)).toBeVisible();
}

test("Undo in the message takes back a save, for visitors too", async ({
  page,
  visitor,
}) => {
  await retitle(page, "First title", "Primer título");
  await retitle(page, "Second title", "Segundo título");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(
    page.getByText("Undone. The site shows the earlier words again."),
  ).toBeVisible();
  await expect(page.getByLabel("Main title (English)")).toHaveValue(
    "First title",
  );
  await expectTitle(await visitor("en-US"), "First title");
  await expectTitle(await visitor("es-MX"), "Primer título");
});

test("the history compares versions, undoes one change without publishing other drafts, and restores the whole site", async ({
  page,
  staffApi,
  visitor,
  provoked,
}) => {
  provoked.add(409);
  await retitle(page, "Good words", "Buenas palabras");
  await retitle(page, "Wrong words", "Malas palabras");
  await staffApi.call("PUT /api/drafts/settings/quiz", {
    fields: { top3text_en: "Unfinished" },
  });
  await page.getByRole("link", { name: "History", exact: true }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home Page");
  const newest = page.getByRole("link", { name: /^Version/ }).first();
  const wrong = (await newest.textContent()) ?? "";
  await newest.click();
  const change = page.getByRole("region", { name: "Home Page" });
  await expect(change.locator("del").first()).toHaveText("Good");
  await expect(change.locator("ins").first()).toHaveText("Wrong");
  await expect(change.locator("ins").last()).toHaveText("Malas");
  await expectAccessible(page);

  await change.getByRole("button", { name: /^Undo/ }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Changes");
  await expect(change.locator("ins").first()).toHaveText("Good");
  await expectAccessible(page);
  await expect(page.getByText("The site changes when you")).toBeVisible();
  await page.getByRole("button", { name: "Publish 1 item" }).press("Enter");
  await expect(page.getByText("Published.")).toBeVisible();
  const parent = await visitor("en-US");
  await expectTitle(parent, "Good words");

  await page.goto("/dashboard/history");
  await page.getByRole("link", { name: wrong, exact: true }).click();
  await page
    .getByRole("button", { name: `Restore ${wrong.toLowerCase()}` })
    .click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Replace the draft" })
    .click();
  await expect(page.getByText(/^The earlier words are in a draft/)).toHaveText(
    /The draft by .+ was replaced\.$/,
  );
  await page.getByRole("button", { name: "Publish 1 item" }).click();
  await expect(page.getByText("Published.")).toBeVisible();
  await expectTitle(parent, "Wrong words");
  await expectTitle(await visitor("es-MX"), "Malas palabras");
});
