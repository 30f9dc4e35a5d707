import { readFile } from "node:fs/promises";
import { test } from "./support/staff/staff-test.ts";
import { sendEvents } from "./support/visitor/events.ts";
import { inDatabase } from "./support/in-database.ts";
import { expect, expectAccessible } from "./support/test.ts";

test.beforeEach(({ server }) =>
  inDatabase(server, (client) => client.query("TRUNCATE events, event_weeks")),
);

const [locale, words] = [
  "en-US",
  {
    region: "Listen",
    few: "So far, fewer than 11 page loads had a “Listen” button.",
    both: "Both languages",
    english: "English",
    spanish: "Spanish",
    notShown: "Not shown",
  },
] as const;

test.describe(`in ${locale}`, () => {
  test.use({ locale });

  test("insights show how often Listen was tapped, from eleven page loads up", async ({
    page,
    request,
  }) => {
    const place = "/question/{number}";
    const offered = { name: "listen_offered", place };
    await sendEvents(request, Array(10).fill(offered));
    await page.goto("/dashboard/insights");
    const region = page.getByRole("region", {
      name: words.region,
      exact: true,
    });
    await expect(region.getByText(words.few)).toBeVisible();
    await expect(region.getByRole("table")).toHaveCount(0);

    await sendEvents(request, [
      ...Array(30).fill(offered),
      ...Array(4).fill({ name: "listened", place }),
    ]);
    await page.reload();
    const cells = (name: string) =>
      region.getByRole("row", { name }).getByRole("cell");
    for (const name of [words.both, words.english])
      await expect(cells(name)).toHaveText(["40", /^4 · 10\s?%$/]);
    await expect(cells(words.spanish)).toHaveText([words.notShown, ""]);
    await expectAccessible(page);

    const download = page.waitForEvent("download");
    await region.getByRole("button", { name: /^CSV/ }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    const [, ...lines] = csv.trim().split("\r\n");
    expect(lines).toEqual([
      `"${words.both}",40,4`,
      `"${words.english}",40,4`,
      `"${words.spanish}","${words.notShown}",""`,
    ]);
  });
});
