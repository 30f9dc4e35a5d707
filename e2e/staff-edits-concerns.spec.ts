import type { Concern } from "#shared/contract/content/concerns.ts";
import { addConcern, newName, test } from "./support/staff/staff-test.ts";
import { expect, expectAccessible } from "./support/test.ts";

const edit = ({ _id }: Concern) => `/dashboard/concerns/edit/${_id}`;

test("visitors see a new concern with its questions and links in both languages", async ({
  page,
  visitor,
}) => {
  await page.goto("/dashboard/concerns");
  await page.getByRole("link", { name: "Add a concern" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Please fill this in.")).toHaveCount(2);
  await expect(page.getByLabel("Name (English)")).toBeFocused();

  const [name, nombre] = [newName("Waiting times"), newName("La espera")];
  await page.getByLabel("Name (English)").fill(name);
  await page.getByLabel("Name (Spanish)").fill(nombre);
  const text = page.getByRole("textbox", { name: "Text (English)" });
  await text.fill("Most clinics see you within a week.");
  await page
    .getByRole("textbox", { name: "Text (Spanish)" })
    .fill("Casi siempre lo atienden en una semana.");
  await page.getByRole("button", { name: "Add a question" }).click();
  await expect(page.getByLabel("English", { exact: true })).toBeFocused();
  await page.keyboard.type("When can we come?");
  await page.getByRole("button", { name: "Add a link (English)" }).click();
  const link = page.getByRole("group", { name: "Link 1 (English)" });
  await link.getByLabel("Name").fill("Find a clinic");
  await link.getByLabel("Address").fill("find a clinic");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(
    page.getByText("Please type a full web address (https://…)."),
  ).toBeVisible();
  await expect(link.getByLabel("Address")).toBeFocused();
  await expectAccessible(page);
  await link.getByLabel("Address").fill("clinic.example/find");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Concern saved successfully!")).toBeVisible();

  for (const [locale, title, summary] of [
    ["en-US", name, "Most clinics see you"],
    ["es-MX", nombre, "Casi siempre lo atienden"],
  ] as const) {
    const parent = await visitor(locale);
    await parent.goto("/concerns");
    await parent.locator("summary").filter({ hasText: title }).click();
    await expect(
      parent.getByRole("paragraph").filter({ hasText: summary }),
    ).toBeVisible();
    await expect(
      parent.getByRole("link", { name: "Find a clinic" }),
    ).toHaveAttribute("href", "https://clinic.example/find");
  }
});

test("a concern that is switched off is hidden, not deleted", async ({
  page,
  staffApi,
  visitor,
}) => {
  const concern = await addConcern(staffApi);
  await page.goto("/dashboard/concerns");
  const row = page.getByRole("listitem").filter({ hasText: concern.name });
  await row.getByRole("switch").click();
  await expect(page.getByText("Concern status saved!")).toBeVisible();
  await expect(row.locator("span").first()).toHaveText("-");
  const parent = await visitor("en-US");
  await parent.goto("/concerns");
  await expect(parent.getByText(concern.name)).toHaveCount(0);
  await page.goto(edit(concern));
  await expect(page.getByLabel("Name (English)")).toHaveValue(concern.name);
  await page.goBack();
  await row.getByRole("switch").click();
  await expect(row.getByRole("switch")).toBeChecked();
  await expect(page.getByText("Concern status saved!")).toBeVisible();
  await parent.reload();
  await expect(parent.getByText(concern.name)).toBeVisible();
});

test("concerns are reordered and saved", async ({ page, staffApi }) => {
  const first = await addConcern(staffApi);
  const second = await addConcern(staffApi);
  await page.goto("/dashboard/concerns");
  const save = page.getByRole("button", { name: "Save order" });
  await expect(save).toBeDisabled();
  await page.getByRole("button", { name: `Move ${second.name} up` }).click();
  await save.click();
  await expect(
    page.getByText("Concerns priorities reordered successfully!"),
  ).toBeVisible();
  await expect(save).toBeDisabled();
  const all = await staffApi.call<Concern[]>("GET /api/concerns/all");
  const places = [second, first].map(({ _id }) =>
    all.findIndex((concern) => concern._id === _id),
  );
  expect(places[1]).toBe((places[0] ?? 0) + 1);
});

test("a message appears if the order of concerns cannot be saved", async ({
  page,
  staffApi,
  provoked,
}) => {
  provoked.add(503);
  await addConcern(staffApi);
  const { name } = await addConcern(staffApi);
  await page.goto("/dashboard/concerns");
  await page.route("**/api/concerns/reorder", (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  await page.getByRole("button", { name: `Move ${name} up` }).click();
  await page.getByRole("button", { name: "Save order" }).click();
  await expect(
    page.getByText(
      "There was an error while reordering the concerns. Please try again later.",
    ),
  ).toBeVisible();
});

test("suggested questions are moved and removed together with their translations", async ({
  page,
  staffApi,
}) => {
  const concern = await addConcern(staffApi, {
    suggestedquestions: ["One?", "Two?", "Three?"],
    suggestedquestions_es: ["¿Uno?", "¿Dos?", "¿Tres?"],
  });
  await page.goto(edit(concern));
  await page.getByRole("button", { name: "Move Question 3 up" }).click();
  await page.getByRole("button", { name: "Remove Question 1" }).click();
  await page.getByRole("button", { name: "Add a question" }).click();
  await page.keyboard.type("Four?");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const fourth = page.getByRole("group", { name: "Question 3" });
  await expect(fourth.getByText("Please fill this in.")).toBeVisible();
  await expect(fourth.getByLabel("Spanish")).toBeFocused();
  await page.keyboard.type("¿Cuatro?");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Concern saved successfully!")).toBeVisible();
  expect(
    await staffApi.call(`GET /api/concerns/edit/${concern._id}`),
  ).toMatchObject({
    suggestedquestions: ["Three?", "Two?", "Four?"],
    suggestedquestions_es: ["¿Tres?", "¿Dos?", "¿Cuatro?"],
  });
});

test("the children's page has its own editor", async ({
  page,
  staffApi,
  visitor,
}) => {
  const concern = await addConcern(staffApi);
  await page.goto("/dashboard/concerns");
  await page
    .getByRole("link", { name: `Children’s page: ${concern.name}` })
    .click();
  const english = page.getByRole("textbox", {
    name: "Text for children (English)",
  });
  await english.fill("It is over in a moment.");
  await expect(page.getByRole("button", { name: "Link" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Concern saved successfully!")).toBeVisible();
  const parent = await visitor("en-US");
  await parent.goto(`/concerns/${concern._id}`);
  await expect(parent.getByText("It is over in a moment.")).toBeVisible();
});
