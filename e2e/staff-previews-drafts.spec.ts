import type { Page } from "@playwright/test";
import type { Concern } from "#shared/contract/content/concerns.ts";
import { test } from "./support/staff/contents.ts";
import {
  addConcern,
  addQuestion,
  newName,
} from "./support/staff/staff-test.ts";
import { expect, expectAccessible } from "./support/test.ts";

// Axe finds too little contrast in a window that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.afterEach(async ({ staffApi }) => {
  const previews = await staffApi.call<{ hash: string }[]>("GET /api/previews");
  for (const { hash } of previews)
    await staffApi.call(`DELETE /api/previews/${hash}`);
});

const bar = "Preview of the draft";
const wasSaved =
  "Your changes were saved as a draft. Families do not see them until you publish.";

test("a draft is shown in a phone frame and by a link, until the preview is ended", async ({
  page,
  staffApi,
  visitor,
}) => {
  await staffApi.call("PUT /api/drafts/settings/homePage", {
    fields: { maintitle_en: "Drafted title" },
  });
  await page.goto("/dashboard/history/changes");
  const first = await preview(page);
  await expect(
    first.phone.getByRole("heading", { level: 1, name: "Drafted title" }),
  ).toBeVisible();
  await expect(first.phone.getByRole("button", { name: "Leave" })).toBeHidden();
  await first.window.getByRole("button", { name: "Show the link" }).click();
  await expect(first.window.getByRole("img")).toBeVisible();
  await expectAccessible(page);
  const address = await first.window.locator("code").innerText();
  await first.window.getByRole("button", { name: "Close" }).click();
  await expect(first.window).toBeHidden();

  const colleague = await visitor("en-US");
  await colleague.goto(address);
  const heading = colleague.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Drafted title");
  await expect(colleague.getByText(bar)).toBeVisible();
  await expectAccessible(colleague);
  await colleague.getByRole("button", { name: "Leave" }).click();
  await expect(colleague.getByText(bar)).toBeHidden();
  await expect(heading).not.toHaveText("Drafted title");

  const { window } = await preview(page);
  await window.locator("summary").click();
  const end = window.getByRole("button", { name: /^End: Draft/ });
  await end.click();
  await expect(end).toBeHidden();
  const reply = await colleague.goto(address);
  expect(reply?.status()).toBe(404);
  await expect(heading).toHaveText("This preview has ended");
  await expectAccessible(colleague);
});

/** Opens the preview of a form or of all drafts. */
async function preview(page: Page) {
  await page
    .getByRole("main")
    .getByRole("button", { name: "Preview", exact: true })
    .click();
  const window = page.getByRole("dialog");
  const phone = window.locator("iframe").contentFrame();
  await expect(phone.getByText(bar)).toBeVisible();
  return { window, phone };
}

test("a changed concern is shown with the topics and on its page for children", async ({
  page,
  staffApi,
  visitor,
}) => {
  const concern = await addConcern(staffApi);
  await page.goto(`/dashboard/concerns/edit/${concern._id}`);
  const [name, text] = [newName("Drafted"), newName("Only a moment")];
  await page.getByLabel("Name (English)").fill(name);
  const first = await preview(page);
  await expect(first.window.getByText(wasSaved)).toBeVisible();
  await expect(
    first.phone.locator("details[open]").getByRole("heading", { name }),
  ).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(first.window).toBeHidden();
  await expect(page.getByRole("button", { name: "Preview" })).toBeFocused();

  await page.goto(`/dashboard/concerns/children/${concern._id}`);
  await page
    .getByRole("textbox", { name: "Text for children (English)" })
    .fill(text);
  const second = await preview(page);
  await expect(
    second.phone.getByRole("heading", { level: 1, name }),
  ).toBeVisible();
  await expect(second.phone.getByText(text)).toBeVisible();

  const parent = await visitor("en-US");
  await parent.goto("/concerns");
  await expect(parent.locator(`[id="${concern._id}"]`)).toBeVisible();
  await expect(parent.getByText(name)).toHaveCount(0);
});

test("a changed question is shown at its place in the quiz", async ({
  page,
  staffApi,
}) => {
  const question = await addQuestion(staffApi);
  await page.goto(`/dashboard/questions/edit/${question._id}`);
  const text = newName("Is it so?");
  await page.getByLabel("Question (English)").fill(text);
  const { phone } = await preview(page);
  await expect(phone.getByRole("group", { name: text })).toBeVisible();
});

test("texts of the results are shown with made-up answers", async ({
  page,
  staffApi,
}) => {
  const before = await staffApi.call<Concern[]>("GET /api/concerns");
  expect(before.length).toBeGreaterThan(3);
  await page.goto("/dashboard/contents?tab=results");
  const title = newName("All is well");
  await page.getByLabel("Results title (English)").fill(title);
  const { window, phone } = await preview(page);
  const heading = phone.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText(title);
  const pages = window.getByLabel("Go to a page");
  await pages.selectOption("/results/calm");
  await expect(heading).toHaveText(title);
  await pages.selectOption("/rank/sample");
  await expect(phone.getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page);
});

test("a quiz can be taken in a preview, and leaves nothing in the browser", async ({
  staffApi,
  visitor,
}) => {
  const { address } = await staffApi.call<{ address: string }>(
    "POST /api/previews",
    {},
  );
  const page = await visitor("en-US");
  await page.goto("/");
  await page.evaluate(() =>
    localStorage.setItem("user", JSON.stringify({ parentName: "Maria" })),
  );
  await page.goto(`${address}?to=/quiz`);
  await expect(page).toHaveURL("/quiz");
  const names = page.getByRole("textbox");
  await expect(names.first()).toHaveValue("");
  await names.first().fill("Ana");
  await names.nth(1).fill("Eva");
  await page.getByRole("button", { name: /start/i }).click();
  await expect(page).toHaveURL("/question/1");
  await page.reload();
  await expect(page).toHaveURL("/question/1");
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByText("Preview of the draft")).toBeHidden();
  const kept = await page.evaluate(() => [
    localStorage.getItem("user"),
    sessionStorage.getItem("preview"),
  ]);
  expect(kept).toEqual([JSON.stringify({ parentName: "Maria" }), null]);
});
