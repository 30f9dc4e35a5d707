import { test, save, saved } from "./support/staff/contents.ts";
import { writeToAll } from "./support/staff/contact-list.ts";
import { replaceContacts } from "./support/staff/list-data.ts";
import {
  ownResult,
  rankedResult,
  writeQuestion,
} from "./support/visitor/ranked-result.ts";
import { expect, expectAccessible } from "./support/test.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";

// Axe finds too little contrast in a dialog that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const [locale, words] = [
  "en-US",
  {
    switch: "Tell families that you read their questions",
    line: "At your visit, we read your questions with you.",
    preview: /^How it will look/,
    cost: /characters with the link/,
    costs: /SMS with this line/,
  },
] as const;

test.describe(`in ${locale}`, () => {
  test.use({ locale });

  test("staff switch the line on by keyboard, and see it in the message and its cost", async ({
    page,
    server,
  }) => {
    await page.goto("/dashboard/contents?tab=visit");
    const control = page.getByRole("switch", { name: words.switch });
    await expect(control).not.toBeChecked();
    await expect(page.getByText(words.costs)).toHaveCount(2);
    await control.focus();
    await page.keyboard.press("Space");
    await expect(control).toBeChecked();
    await expect(
      page.getByRole("region", { name: words.preview }).first(),
    ).toContainText("At your visit, we read your questions with you.");
    await expectAccessible(page);
    await save(page);
    await expect(saved(page)).toBeVisible();

    await replaceContacts(server, [{ name: "Ana" }]);
    await page.goto("/dashboard/links");
    const sms = await writeToAll(page);
    const message = sms.getByLabel("Message");
    const rest = ` ${words.line} ${server.url}/${"1".repeat(22)}`.length;
    await message.fill("x".repeat(160 - rest));
    await expect(sms).toContainText(words.line);
    await expect(sms).toContainText(
      "160 characters with the link · 1 SMS each",
    );
    await message.pressSequentially("x");
    await expect(sms).toContainText(
      "161 characters with the link · 2 SMS each",
    );
    await expectAccessible(page);
  });

  test("families read the line beside their questions and on the printed sheet", async ({
    page,
    request,
    staffApi,
  }) => {
    const id = await ownResult(page, request);
    await page.goto(`/results/${id}`);
    await writeQuestion(page, "Can he play soccer?");
    await expect(page.getByText(words.line)).toHaveCount(0);
    await staffApi.call("PUT /api/settings", {
      visit: { clinicreads: "on" },
    });
    await page.reload();
    await expect(page.getByText(words.line).first()).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(words.line).last()).toBeVisible();
  });

  test("a shared page, another phone and their printed sheets do not make the promise", async ({
    page,
    request,
    staffApi,
  }) => {
    const own = await ownResult(page, request);
    const other = await rankedResult(request);
    await staffApi.call("PUT /api/settings", {
      visit: { clinicreads: "on" },
    });
    await page.emulateMedia({ media: "print" });
    for (const address of [`${own}#share`, `${other}`]) {
      await page.goto(`/results/${address}`);
      await expect(
        page.getByRole("heading", {
          name: resultsWords.en.sheetTitle,
        }),
      ).toBeVisible();
      await expect(page.getByText(words.line)).toHaveCount(0);
    }
  });
});
