import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import type { Concern } from "#shared/contract/content/concerns.ts";
import { test } from "./support/staff/staff-test.ts";
import { sendEvents } from "./support/visitor/events.ts";
import { inDatabase } from "./support/in-database.ts";
import { expect, expectAccessible } from "./support/test.ts";

test.beforeEach(({ server }) =>
  inDatabase(server, (client) => client.query("TRUNCATE events, event_weeks")),
);

/** Sends what families said: 2 all, 1 some, 0 none, in total and about a concern. */
const say = (request: APIRequestContext, concern: string, answers: number[]) =>
  sendEvents(
    request,
    answers
      .map((number) => ({
        name: "visit_answered",
        place: "/results/{id}",
        number,
      }))
      .flatMap((event) => [event, { ...event, concern }]),
  );

const [locale, words] = [
  "en-US",
  {
    region: "Questions answered at the visit",
    few: "Fewer than 11 families have answered so far.",
    hidden: "Fewer than 11 families asked about:",
    all: "All questions",
    byLanguage: "All answered, by language",
    languages: ["15 of 22", "Not shown"],
  },
] as const;

test.describe(`in ${locale}`, () => {
  test.use({ locale });

  test("insights show what was answered at the visit, from eleven families up", async ({
    page,
    request,
  }) => {
    const reply = await request.get("/api/concerns");
    const [first, second] = (await reply.json()) as Concern[];
    await say(request, first?._id ?? "", Array(10).fill(2));
    await page.goto("/dashboard/insights");
    const region = page.getByRole("region", { name: words.region });
    await expect(region.getByText(words.few)).toBeVisible();
    await expect(region.getByRole("table")).toHaveCount(0);

    await say(request, first?._id ?? "", [2, 2, 1, 1, 0]);
    await say(request, second?._id ?? "", [2, 2, 2, 1, 0, 0, 0]);
    await page.reload();
    const rows = region.getByRole("row");
    const cells = (name: string) => rows.filter({ hasText: name }).first();
    await expect(cells(words.all).getByRole("cell").first()).toHaveText("22");
    await expect(cells(words.all)).toContainText(/15 · 68\s?%/);
    const name = locale === "en-US" ? first?.name : first?.name_es;
    await expect(
      cells(name ?? "")
        .getByRole("cell")
        .first(),
    ).toHaveText("15");
    await expect(region.getByText(words.hidden)).toBeVisible();

    await region.locator("summary", { hasText: words.byLanguage }).focus();
    await page.keyboard.press("Enter");
    await expect(
      region
        .getByRole("row", { name: new RegExp(`^${words.all}`) })
        .last()
        .getByRole("cell"),
    ).toHaveText(words.languages);
    await expectAccessible(page);

    const download = page.waitForEvent("download");
    await region.getByRole("button", { name: /^CSV/ }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    const [, total, english, spanish] = csv.split("\r\n");
    expect(total).toContain(",22,15,3,4");
    expect(english).toContain(",22,15,3,4");
    expect(spanish).toContain(`,"${words.languages[1]}","","",""`);
  });
});
