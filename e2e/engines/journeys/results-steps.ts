import type { Language } from "#shared/rules/language.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { nth } from "./selectors.ts";
import type { Step } from "./visitor.ts";

const panel = "//main//details[not(ancestor::details)]";
const own = { en: "Can he play soccer?", es: "¿Puede jugar fútbol?" };

/** Steps on the results page. */
export function resultsSteps(language: Language, scripts: boolean): Step[] {
  const results = resultsWords[language];
  const other = language === "en" ? "es" : "en";
  const steps: Step[] = [
    [
      "the top topics of the results open",
      async ({ find, pressUntil }) => {
        await find(nth(panel, 3));
        for (const number of [1, 2])
          await pressUntil(
            `${nth(panel, number)}/summary`,
            `${nth(panel, number)}[@open]//h3`,
          );
      },
    ],
  ];
  const byScript: Step[] = [
    [
      "the language of the results can be changed, and back",
      async ({ switchLanguage, read }) => {
        await switchLanguage(other);
        await read(resultsWords[other].hello("Maria"));
        await switchLanguage(language);
        await read(results.hello("Maria"));
      },
    ],
    [
      "questions for the visit are chosen and written",
      async ({ press, pressUntil, find, fill, pressButton }) => {
        await pressButton(results.writeOwn);
        await fill(results.ownQuestion, own[language]);
        await press(`//button[normalize-space(.)="${results.add}"]`);
        // The list has appeared, so the layout no longer moves.
        await find('a[href="#my-questions"]');
        await find(
          `//*[@id="my-questions"]//li[contains(., "${own[language]}")]`,
        );
        await pressUntil(
          `${nth(panel, 1)}//input[@type="checkbox"]`,
          'details input[type="checkbox"]:checked',
        );
      },
    ],
    [
      "the questions survive a reload",
      async ({ reload, find, read }) => {
        await reload();
        await read(own[language]);
        await find('details input[type="checkbox"]:checked');
      },
    ],
  ];
  const printing: Step = [
    "the sheet for the visit can be printed",
    async ({ browser }) => {
      const sheet = await browser.print?.();
      if (sheet && !sheet.subarray(0, 4).equals(Buffer.from("%PDF")))
        throw new Error("The printed sheet is not a PDF.");
    },
  ];
  return [...steps, ...(scripts ? byScript : []), printing];
}
