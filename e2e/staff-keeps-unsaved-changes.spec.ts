import { staff } from "#server/testing/running-server.ts";
import type { Question } from "#shared/contract/content/questions.ts";
import { addQuestion, newName, test } from "./support/staff/staff-test.ts";
import { expect, expectAccessible } from "./support/test.ts";

const edit = ({ _id }: Question) => `/dashboard/questions/edit/${_id}`;

test("Back goes through the tabs without a call to the server, and asks before it leaves the form", async ({
  page,
}) => {
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Page contents" }).first().click();
  const name = page.getByLabel("Site name (English)");
  await name.fill("Half-way");
  await page.route("**/api/**", (route) => route.abort());
  await page.getByRole("tab", { name: "Quiz" }).click();
  await page.getByRole("tab", { name: "About us" }).click();
  await expect(page).toHaveURL(/tab=aboutUs$/);
  await page.goBack();
  await expect(page.getByLabel("Quiz start title (English)")).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue("Half-way");
  await page.unroute("**/api/**");

  const dialog = page.getByRole("alertdialog", { name: "Save your changes?" });
  await page.goBack();
  await expectAccessible(page);
  await dialog.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/contents/);
  await expect(name).toHaveValue("Half-way");
  await page.goBack();
  await dialog.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("a reload with unsaved changes asks first, and after a save it does not", async ({
  page,
  staffApi,
}) => {
  await page.goto(edit(await addQuestion(staffApi)));
  const text = page.getByLabel("Question (English)");
  await text.press("End");
  await page.keyboard.type(" Really?");
  const typed = await text.inputValue();
  const asked = page.waitForEvent("dialog");
  const reloading = page.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await reloading;
  await expect(text).toHaveValue(typed);
  await page.getByRole("link", { name: "Concerns" }).click();
  await page.getByRole("button", { name: "Save and leave" }).click();
  await expect(page).toHaveURL("/dashboard/concerns");
  // The address changes before the screen.
  await expect(
    page.getByRole("heading", { level: 1, name: "Concerns" }),
  ).toBeVisible();
  await page.goBack();
  await expect(text).toHaveValue(typed);
  await page.reload();
  await expect(text).toHaveValue(typed);
});

test("if the session ends while editing, signing in again loses nothing", async ({
  page,
  staffApi,
  request,
  provoked,
}) => {
  provoked.add(401);
  await page.goto(edit(await addQuestion(staffApi)));
  await page.getByLabel("Question (English)").fill(newName("After the break?"));
  const headers = { authorization: `Bearer ${staffApi.token}` };
  await request.delete("/api/auth", { headers });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Question saved successfully!")).toBeVisible();
});

test("two people who edit the same question choose between the texts that both changed, and lose no others", async ({
  page,
  staffApi,
  provoked,
}) => {
  provoked.add(409);
  const question = await addQuestion(staffApi);
  const colleague = await page.context().newPage();
  await colleague.addInitScript(
    (token) => localStorage.setItem("token", token),
    staffApi.token,
  );
  await page.goto(edit(question));
  await colleague.goto(edit(question));
  const save = (tab: typeof page) =>
    tab.getByRole("button", { name: "Save", exact: true }).click();
  await colleague.getByLabel("Question (English)").fill("Theirs?");
  await colleague.getByLabel("Answer B, 4 points (English)").fill("Their B");
  await save(colleague);
  await expect(
    colleague.getByText("Question saved successfully!"),
  ).toBeVisible();
  await page.getByLabel("Question (English)").fill("Mine?");
  await page.getByLabel("Answer C, 3 points (English)").fill("My C");
  await save(page);
  const conflict = page.getByRole("dialog", {
    name: "Someone else changed this",
  });
  await expect(conflict).toContainText("Theirs?");
  await expectAccessible(page);
  await conflict.getByRole("radio", { name: /^Theirs/ }).check();
  await conflict.getByRole("radio", { name: /^Yours/ }).check();
  await conflict
    .getByRole("button", { name: "Save the chosen versions" })
    .click();
  await expect(page.getByText("Question saved successfully!")).toBeVisible();
  expect(
    await staffApi.call(`GET /api/questions/${question._id}`),
  ).toMatchObject({ text: "Mine?", labelB: "Their B", labelC: "My C" });
});
