import { qrAddress, readBrief } from "#web/visitor/visit/brief.ts";
import { languages } from "#shared/rules/language.ts";
import { forDoctorWords } from "#web/i18n/visitor/results/for-doctor.words.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { qrCodeIn } from "./support/visitor/qr-code.ts";
import { ownResult, writeQuestion } from "./support/visitor/ranked-result.ts";
import { expect, test } from "./support/test.ts";

const sizes = [
  [360, 640],
  [375, 667],
  [390, 844],
  [412, 915],
  [820, 1180],
  [1280, 720],
  [1280, 900],
  [1440, 1000],
] as const;
const amounts = [0, 1, 3, 6];

const cases = sizes.flatMap(([width, height]) =>
  languages.flatMap((language) =>
    amounts.map((amount) => ({ width, height, language, amount })),
  ),
);
// One case for each window size, with each language and amount. ALL_CODES=1 runs them all.
const usual = cases.filter((_, at) => at % 9 === 0);
const tested = process.env["ALL_CODES"] ? cases : usual;

// The fewest pixels for each module of the code.
test.use({ deviceScaleFactor: 1 });

for (const { width, height, language, amount } of tested)
  test(`the code for the doctor can be scanned: ${width}×${height}, ${amount} questions, ${language}`, async ({
    page,
    request,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    const id = await ownResult(page, request);
    await page.goto(`/results/${id}?lang=${language}`);
    for (let number = 1; number <= amount; number += 1)
      await writeQuestion(
        page,
        `Question ${number}: can he play soccer on the day after the shot, or is it better to rest?`,
      );
    const words = forDoctorWords[language];
    await page
      .getByRole("button", { name: resultsWords[language].forDoctor })
      .click();
    const code = page.getByRole("img", { name: words.qr });
    await expect(code).toBeVisible();
    const box = await code.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(280);
    const show = page.getByRole("link", { name: words.show });
    const shown = readBrief(
      ((await show.getAttribute("href")) ?? "").split("#")[1] ?? "",
    );
    if (typeof shown === "string") throw new Error(shown);
    expect(shown.questions).toHaveLength(amount);
    const { address } = qrAddress(shown, server.url);
    await expect.poll(() => qrCodeIn(page)).toBe(address);
  });
