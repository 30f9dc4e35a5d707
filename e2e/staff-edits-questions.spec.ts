import { staff } from "#server/testing/running-server.ts";
import type { Question } from "#shared/contract/content/questions.ts";
import { addQuestion, newName, test } from "./support/staff/staff-test.ts";
import { expect, expectAccessible } from "./support/test.ts";

const edit = ({ _id }: Question) => `/dashboard/questions/edit/${_id}`;

test("visitors see an edited question at once, in both languages", async ({
  page,
  visitor,
}) => {
  await page.goto("/dashboard/questions");
  const rows = page.getByRole("list", { name: "Questions" });
  await rows.getByRole("link").first().click();
  const text = newName("How old is your child today?");
  await page.getByLabel("Question (English)").fill(text);
  await page.getByLabel("Question (Spanish)").fill("¿Cuántos años tiene hoy?");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Question saved successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/questions#\w{22}$/);
  await expect(rows.getByRole("link", { name: text }).first()).toBeVisible();

  for (const [locale, name, begin, seen] of [
    ["en-US", "Your name", "Get started", text],
    ["es-MX", "Su nombre", "Comenzar", "¿Cuántos años tiene hoy?"],
  ] as const) {
    const parent = await visitor(locale);
    await parent.goto("/quiz");
    await parent.getByLabel(name).fill("Maria");
    await parent.getByRole("button", { name: begin }).click();
    await expect(parent.getByRole("group", { name: seen })).toBeVisible();
  }
});

test("a new question lists its missing fields, and its concern is optional", async ({
  page,
}) => {
  await page.goto("/dashboard/questions");
  await page.getByRole("link", { name: "Add a question" }).click();
  const english = page.getByLabel("Question (English)");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Please fill this in.")).toHaveCount(3);
  await expect(english).toBeFocused();
  await expectAccessible(page);

  const text = newName("Will you go?");
  await english.fill(text);
  await page.getByLabel("Question (Spanish)").fill("¿Irá?");
  await page.getByLabel("Concern").selectOption("No concern");
  await page.getByLabel("Answer A, 5 points (English)").fill("Surely");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Question saved successfully!")).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: text });
  await expect(row).toContainText("No concern");
  await expect(row.getByRole("switch")).toBeChecked();
});

test("leaving with an unsaved question asks first", async ({
  page,
  staffApi,
}) => {
  await page.goto(edit(await addQuestion(staffApi)));
  await page.getByLabel("Question (English)").fill("Half a");
  await page.getByRole("link", { name: "Questions" }).last().click();
  const dialog = page.getByRole("alertdialog");
  await dialog.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Question (English)")).toHaveValue("Half a");
  await page.getByRole("link", { name: "Questions" }).last().click();
  await dialog.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/dashboard/questions");
});

test("staff can save before leaving; if the save is refused, they stay at the field", async ({
  page,
  staffApi,
}) => {
  const question = await addQuestion(staffApi);
  await page.goto(edit(question));
  const text = page.getByLabel("Question (English)");
  await text.fill("");
  const saveAndLeave = async () => {
    await page.getByRole("link", { name: "Concerns" }).click();
    const dialog = page.getByRole("alertdialog", {
      name: "Save your changes?",
    });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save and leave" }).click();
    await expect(dialog).toBeHidden();
  };
  await saveAndLeave();
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute("aria-invalid", "true");
  const changed = newName("Is it saved?");
  await text.fill(changed);
  await saveAndLeave();
  await expect(page).toHaveURL("/dashboard/concerns");
  const saved = await staffApi.call(`GET /api/questions/${question._id}`);
  expect(saved).toHaveProperty("text", changed);
});

test("a failed save loses nothing and succeeds on the next try", async ({
  page,
  staffApi,
  provoked,
}) => {
  provoked.add(503);
  const question = await addQuestion(staffApi);
  await page.goto(edit(question));
  const isPut = (url: URL) => url.pathname.endsWith(question._id);
  await page.route(isPut, (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 503, json: { errors: [] } })
      : route.continue(),
  );
  const text = newName("Still here?");
  await page.getByLabel("Question (English)").fill(text);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(
    page.getByText(
      "There was an error while saving your settings. Please try again later.",
    ),
  ).toBeVisible();
  await expect(page.getByLabel("Question (English)")).toHaveValue(text);
  await page.unroute(isPut);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Question saved successfully!")).toBeVisible();
});

test("if the session ends while editing, signing in again loses nothing", async ({
  page,
  staffApi,
  request,
  provoked,
}) => {
  provoked.add(401);
  const question = await addQuestion(staffApi);
  await page.goto(edit(question));
  await page.getByLabel("Question (English)").fill(newName("After the break?"));
  const headers = { authorization: `Bearer ${staffApi.token}` };
  await request.delete("/api/auth", { headers });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Question saved successfully!")).toBeVisible();
});
