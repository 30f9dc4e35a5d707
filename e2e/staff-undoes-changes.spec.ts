import type { Page } from "@playwright/test";
import { save, saved, test } from "./support/staff/contents.ts";
import { expect, expectAccessible } from "./support/test.ts";

async function retitle(page: Page, english: string, spanish: string) {
  await page.goto("/dashboard/contents?tab=homePage");
  await page.getByLabel("Main title (English)").fill(english);
  await page.getByLabel("Main title (Spanish)").fill(spanish);
  await save(page);
  await expect(saved(page)).toBeVisible();
}

async function expectTitle(parent: Page, title: string) {
  await parent.goto("/");
  await expect(
    parent.getByRole("heading", { level: 1, name: title }),
  ).toBeVisible();
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
  await expect(page.getByLabel("Main title (Spanish)")).toHaveValue(
    "Primer título",
  );
  await expectTitle(await visitor("en-US"), "First title");
  await expectTitle(await visitor("es-MX"), "Primer título");
});

test("a save cannot be undone once a colleague has saved", async ({
  page,
  staffApi,
  provoked,
}) => {
  provoked.add(409);
  await retitle(page, "My title", "Mi título");
  const button = page.getByRole("button", { name: "Undo" });
  await expect(button).toBeVisible();
  await staffApi.call("PUT /api/settings", {
    main: { sitename: "Their name" },
  });
  await button.click();
  await expect(
    page.getByText("The site was changed again in the meantime."),
  ).toBeVisible();
});

test("yesterday's change is found in the history, compared and undone, without publishing other drafts", async ({
  page,
  staffApi,
  visitor,
}) => {
  await retitle(page, "Good words", "Buenas palabras");
  await retitle(page, "Wrong words", "Malas palabras");
  const { version } = await staffApi.call<{ version: number }>(
    "PUT /api/drafts/settings/quiz",
    { fields: { top3text_en: "Unfinished" } },
  );
  await page.getByRole("link", { name: "History", exact: true }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home Page");
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /^Version/ })
    .first()
    .click();
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
  await expectTitle(await visitor("en-US"), "Good words");
  await expectTitle(await visitor("es-MX"), "Buenas palabras");
  await staffApi.call("DELETE /api/drafts/settings/quiz", { version });
});

test("undoing a change to a text with a draft offers to see or replace the draft", async ({
  page,
  staffApi,
  provoked,
}) => {
  provoked.add(409);
  await retitle(page, "Good words", "Buenas palabras");
  await retitle(page, "Wrong words", "Malas palabras");
  await staffApi.call("PUT /api/drafts/settings/homePage", {
    fields: { maintitle_en: "Unfinished" },
  });
  const { latest } = await staffApi.call<{ latest: number }>(
    "GET /api/publications",
  );
  await page.goto(`/dashboard/history/${latest}`);
  await page.getByRole("button", { name: /^Undo/ }).click();
  const dialog = page.getByRole("alertdialog", {
    name: /has a draft of this page$/,
  });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "See the draft" }).click();
  const change = page.getByRole("region", { name: "Home Page" });
  await expect(change.locator("ins").first()).toHaveText("Unfinished");

  await page.goBack();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await dialog.getByRole("button", { name: "Replace the draft" }).click();
  await expect(page.getByText(/^The earlier words are in a draft/)).toHaveText(
    /The draft by .+ was replaced\.$/,
  );
  await expect(change.locator("ins").first()).toHaveText("Good");
  const { drafts } = await staffApi.call<{ drafts: { version: number }[] }>(
    "GET /api/drafts",
  );
  expect(drafts).toHaveLength(1);
  await staffApi.call("DELETE /api/drafts/settings/homePage", {
    version: drafts[0]?.version,
  });
});

test("the history of one concern is named after it, shows only its changes and leads back to it", async ({
  page,
  staffApi,
}) => {
  const [concern, other] = await staffApi.call<Concern[]>(
    "GET /api/concerns/all",
  );
  await page.goto(`/dashboard/concerns/edit/${concern!._id}`);
  await page.getByRole("link", { name: "History", exact: true }).last().click();
  const title = `Concern: ${concern!.name}`;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const first = page.getByRole("row", { name: /Version 1 / });
  await expect(first.getByText(title)).toBeVisible();
  await expect(first.getByText(other!.name)).toHaveCount(0);
  await expect(first.getByText(/and \d+ more/)).toHaveCount(0);
  await expectAccessible(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: "Edit", exact: true })
    .click();
  await expect(page).toHaveURL(`/dashboard/concerns/edit/${concern!._id}`);
});

type Concern = { _id: string; name: string };

test("the whole site is restored to an earlier version", async ({
  page,
  visitor,
}) => {
  await retitle(page, "Old words", "Palabras de antes");
  await page.goto("/dashboard/history");
  const version = page.getByRole("link", { name: /^Version/ }).first();
  const name = (await version.textContent()) ?? "";
  await retitle(page, "New words", "Palabras nuevas");
  await page.goto("/dashboard/questions");
  await page.getByRole("switch").first().click();
  await page.goto("/dashboard/history");
  await page.getByRole("link", { name, exact: true }).click();
  await page
    .getByRole("button", { name: `Restore ${name.toLowerCase()}` })
    .click();
  await page.getByRole("button", { name: "Publish 2 items" }).click();
  await expect(page.getByText("Published.")).toBeVisible();
  await expectTitle(await visitor("en-US"), "Old words");
  await page.goto("/dashboard/questions");
  await expect(page.getByRole("switch").first()).toBeChecked();
});
