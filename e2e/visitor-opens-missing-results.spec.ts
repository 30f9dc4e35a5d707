import { draftResult, ownResult } from "./support/visitor/ranked-result.ts";
import { openPanel } from "./support/visitor/panels.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const [language, { title, way }] = [
  "es",
  { title: "No encontramos estos resultados", way: "Leer sobre los temas" },
] as const;

test("a link to unknown results shows a message and a way on", async ({
  page,
  provoked,
}) => {
  provoked.add(404);
  await page.goto(`/results/${"1".repeat(22)}?lang=${language}`);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: way }).click();
  await expect(page).toHaveURL("/concerns");
});

test("results that cannot be loaded show an error and load on the next try", async ({
  page,
  request,
  provoked,
}) => {
  provoked.add(503);
  const id = await ownResult(page, request);
  await page.route("**/api/results/*", (route) =>
    route.fulfill({ status: 503, json: { errors: [] } }),
  );
  await page.goto(`/results/${id}`);
  await expect(
    page.getByText("Can't load your data. Please try again later."),
  ).toBeVisible();
  await page.unroute("**/api/results/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Hello, Ana")).toBeVisible();
});

test("unranked answers lead to the ranking first", async ({
  page,
  request,
}) => {
  const { id } = await draftResult(request);
  await page.goto(`/results/${id}`);
  await expect(page).toHaveURL(`/rank/${id}`);
});

test("a concern that was switched off shows a message", async ({
  page,
  request,
  provoked,
}) => {
  provoked.add(404);
  const id = await ownResult(page, request);
  await page.route("**/api/concerns/*", (route) =>
    route.fulfill({ status: 404, json: { errors: [] } }),
  );
  await page.goto(`/results/${id}`);
  const first = await openPanel(page);
  await expect(first).toContainText(
    "We have no information on this topic right now.",
  );
});
