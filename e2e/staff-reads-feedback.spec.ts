import type { Page } from "@playwright/test";
import type { Concern } from "#shared/contract/content/concerns.ts";
import { type StaffApi, test } from "./support/staff/staff-test.ts";
import { replaceFeedback } from "./support/staff/list-data.ts";
import { expect, expectAccessible } from "./support/test.ts";

const entries = (page: Page) =>
  page.getByRole("list", { name: "Feedbacks" }).getByRole("listitem");

async function anyConcern({ call }: StaffApi) {
  const [concern] = await call<Concern[]>("GET /api/concerns");
  if (!concern) throw new Error("no concern");
  return concern;
}

const website = {
  date: "2026-03-07T18:00:00Z",
  type: "website",
  score: 3,
  useful: true,
  findinformation: true,
  wouldrecommend: false,
  addorimprove: "Más videos, por favor",
} as const;

test("each feedback entry shows its date, score and answers", async ({
  page,
  server,
  staffApi,
}) => {
  const concern = await anyConcern(staffApi);
  await replaceFeedback(server, [
    website,
    {
      date: "2026-03-05T18:00:00Z",
      type: "concern",
      score: 5,
      concern: concern._id,
      meetexpectations: true,
      additionalinformation: "Who pays for it?",
    },
  ]);
  await page.goto("/dashboard/feedbacks");
  await expect(
    page.getByText("See the feedbacks given by the site users."),
  ).toBeVisible();
  const [first, second] = [entries(page).first(), entries(page).last()];
  await expect(first).toContainText("March 7, 2026");
  await expect(first).toContainText("3 of 5 stars");
  await expect(first).toContainText("Website");
  await expect(first).toContainText(/Useful\s*Yes/);
  await expect(first).toContainText(/Found the information\s*Yes/);
  await expect(first).toContainText(/Would recommend it\s*No/);
  await expect(first).toContainText("Más videos, por favor");

  await expect(second).toContainText("March 5, 2026");
  await expect(second).toContainText("5 of 5 stars");
  await expect(second).toContainText(concern.name);
  await expect(second).toContainText(/Met expectations\s*Yes/);
  await expect(second).toContainText("Who pays for it?");
  await expect(page.getByText("4.0 of 5 on average")).toBeVisible();
});

test("unanswered questions are not shown as No and do not affect the score", async ({
  page,
  server,
}) => {
  const { date } = website;
  const addorimprove = "Only a wish";
  await replaceFeedback(server, [
    website,
    { date, type: "website", score: null, addorimprove },
  ]);
  await page.goto("/dashboard/feedbacks");
  const wish = entries(page).filter({ hasText: addorimprove });
  await expect(wish).toContainText("No score");
  await expect(wish).not.toContainText("of 5 stars");
  await expect(wish).not.toContainText("Useful");
  await expect(page.getByText("3.0 of 5 on average")).toBeVisible();
  await expectAccessible(page);
});

test("the list is filtered by type, dates and text", async ({
  page,
  server,
  staffApi,
}) => {
  const { _id: concern } = await anyConcern(staffApi);
  await replaceFeedback(server, [
    website,
    { ...website, date: "2026-02-01T18:00:00Z", addorimprove: "A map" },
    { date: "2026-03-06T18:00:00Z", type: "concern", score: 4, concern },
  ]);
  await page.goto("/dashboard/feedbacks");
  await expect(entries(page)).toHaveCount(3);
  await page.getByLabel("Type").selectOption("Concerns");
  await expect(entries(page)).toHaveCount(1);
  await page.getByLabel("Type").selectOption("Website and concerns");
  await page.getByLabel("From", { exact: true }).fill("2026-03-06");
  await expect(entries(page)).toHaveCount(2);
  await page.getByLabel("To", { exact: true }).fill("2026-03-06");
  await expect(entries(page)).toHaveCount(1);
  await page.getByLabel("From", { exact: true }).fill("");
  await page.getByLabel("Search").fill("MAP");
  await expect(entries(page)).toHaveCount(1);
  await expect(page.getByText(/^1 feedback\b/)).toBeVisible();
  await page.getByLabel("Search").fill("no such words");
  await expect(page.getByText("No feedback matches")).toBeVisible();
  await page.getByRole("button", { name: "Show all feedbacks" }).click();
  await expect(entries(page)).toHaveCount(3);
});

test("a long list has pages that work by keyboard", async ({
  page,
  server,
}) => {
  const feedbacks = Array.from({ length: 45 }, (_, at) => ({
    ...website,
    date: new Date(Date.UTC(2026, 0, 1, 12, 45 - at)).toISOString(),
    addorimprove: `Wish ${at}`,
  }));
  await replaceFeedback(server, feedbacks);
  await page.goto("/dashboard/feedbacks");
  await expect(entries(page)).toHaveCount(20);
  await page.getByRole("button", { name: "Next page" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("21–40 of 45")).toBeVisible();
  await expect(entries(page).first()).toContainText("Wish 20");
  await page.keyboard.press("Enter");
  await expect(entries(page)).toHaveCount(5);
});

test("the empty list says what will appear there", async ({ page, server }) => {
  await replaceFeedback(server, []);
  await page.goto("/dashboard/feedbacks");
  await expect(page.getByText("No feedback yet")).toBeVisible();
  await page.getByRole("link", { name: "Dashboard" }).last().click();
  await expect(page).toHaveURL("/dashboard");
});

test("feedback that cannot be loaded is loaded on the next try", async ({
  page,
  server,
  provoked,
}) => {
  provoked.add(503);
  await replaceFeedback(server, [website]);
  await page.route("**/api/feedbacks", (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  await page.goto("/dashboard/feedbacks");
  await expect(page.getByText("This could not be loaded")).toBeVisible();
  await page.unroute("**/api/feedbacks");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(entries(page)).toHaveCount(1);
});
