import type { Page } from "@playwright/test";
import type { Question } from "#shared/contract/content/questions.ts";
import {
  addConcern,
  addQuestion,
  type StaffApi,
  test,
} from "./support/staff/staff-test.ts";
import { expect, expectAccessible } from "./support/test.ts";

const saveChosen = "Save the chosen versions";

/** Opens the same question in two tabs and saves the other one first. */
async function inTwoTabs(page: Page, staffApi: StaffApi) {
  const question = await addQuestion(staffApi);
  const address = `/dashboard/questions/edit/${question._id}`;
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.addInitScript(
      (token) => localStorage.setItem("token", token),
      staffApi.token,
    );
    await tab.goto(address);
  }
  await other.getByLabel("Question (English)").fill("Theirs?");
  await other.getByLabel("Answer B, 4 points (English)").fill("Their B");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByText("Question saved successfully!")).toBeVisible();
  await page.getByLabel("Question (English)").fill("Mine?");
  await page.getByLabel("Answer C, 3 points (English)").fill("My C");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const conflict = page.getByRole("dialog", {
    name: "Someone else changed this",
  });
  await expect(conflict).toContainText("Mine?");
  await expect(conflict).toContainText("Theirs?");
  const read = () =>
    staffApi.call<Question>(`GET /api/questions/${question._id}`);
  return { conflict, read };
}

test.beforeEach(({ provoked }) => void provoked.add(409));

test("after a conflict, saving my version keeps both people's changes to other fields", async ({
  page,
  staffApi,
}) => {
  const { conflict, read } = await inTwoTabs(page, staffApi);
  await expectAccessible(page);
  expect(await read()).toMatchObject({ text: "Theirs?", labelB: "Their B" });
  await conflict.getByRole("button", { name: saveChosen }).click();
  await expect(page.getByText("Question saved successfully!")).toBeVisible();
  expect(await read()).toMatchObject({
    text: "Mine?",
    labelB: "Their B",
    labelC: "My C",
  });
});

test("after a conflict, choosing their version keeps my changes to other fields", async ({
  page,
  staffApi,
}) => {
  const { conflict, read } = await inTwoTabs(page, staffApi);
  await conflict.getByRole("radio", { name: /^Theirs/ }).check();
  await conflict.getByRole("button", { name: saveChosen }).click();
  await expect(page.getByText("Question saved successfully!")).toBeVisible();
  expect(await read()).toMatchObject({
    text: "Theirs?",
    labelB: "Their B",
    labelC: "My C",
  });
});

test("closing the conflict dialog keeps the unsaved text", async ({
  page,
  staffApi,
}) => {
  const { conflict } = await inTwoTabs(page, staffApi);
  await conflict.press("Escape");
  await expect(conflict).toBeHidden();
  await expect(page.getByLabel("Question (English)")).toHaveValue("Mine?");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(conflict).toBeVisible();
});

test("a concern and its children's page do not overwrite each other", async ({
  page,
  staffApi,
}) => {
  const concern = await addConcern(staffApi);
  const children = await page.context().newPage();
  await children.addInitScript(
    (token) => localStorage.setItem("token", token),
    staffApi.token,
  );
  await page.goto(`/dashboard/concerns/edit/${concern._id}`);
  await children.goto(`/dashboard/concerns/children/${concern._id}`);
  await children
    .getByRole("textbox", { name: "Text for children (English)" })
    .fill("It is quick.");
  await children.getByRole("button", { name: "Save", exact: true }).click();
  await expect(children.getByText("Concern saved successfully!")).toBeVisible();
  await page.getByLabel("Name (English)").fill(`${concern.name}!`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Concern saved successfully!")).toBeVisible();
  expect(
    await staffApi.call(`GET /api/concerns/edit/${concern._id}`),
  ).toMatchObject({
    name: `${concern.name}!`,
    childrencontent: "<p>It is quick.</p>",
  });
});
