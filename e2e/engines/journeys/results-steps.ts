import type { Language } from "#shared/rules/language.ts";
import { resultsWords } from "#web/i18n/visitor/results.words.ts";
import { nth, words } from "./places.ts";
import type { Step } from "./visitor.ts";

const panel = "//main//details[not(ancestor::details)]";
const own = { en: "Can he play soccer?", es: "¿Puede jugar fútbol?" };

/** What a family does with its results. */
export function resultsSteps(language: Language, scripts: boolean): Step[] {
  const results = resultsWords[language];
  const other = language === "en" ? "es" : "en";
  const steps: Step[] = [
    [
      "the results say what matters most, and open",
      async ({ find, press, browser }) => {
        await find(nth(panel, 3));
        const isOpen = await browser.count(`${nth(panel, 1)}[@open]`);
        if (isOpen === 0) await press(`${nth(panel, 1)}/summary`);
        await find(`${nth(panel, 1)}[@open]//h3`);
        await press(`${nth(panel, 2)}/summary`);
        await find(`${nth(panel, 2)}[@open]`);
      },
    ],
  ];
  const byScript: Step[] = [
    [
      "the language of the results turns, and back",
      async ({ turn, read }) => {
        await turn(other);
        await read(resultsWords[other].hello("Maria"));
        await turn(language);
        await read(results.hello("Maria"));
      },
    ],
    [
      "questions for the visit are chosen and written",
      async ({ press, read, find, fill, pressButton }) => {
        await pressButton(results.writeOwn);
        await fill(results.ownQuestion, own[language]);
        await pressButton(results.add);
        await read(results.added);
        // The list has come, and moves nothing any more.
        await find('a[href="#my-questions"]');
        await find(nth(words(own[language]), 1));
        await press(`${nth(panel, 1)}//input[@type="checkbox"]`);
        await find('details input[type="checkbox"]:checked');
      },
    ],
    [
      "the questions are still there when the page is loaded again",
      async ({ browser, find, read }) => {
        await browser.reload();
        await read(own[language]);
        await find('details input[type="checkbox"]:checked');
      },
    ],
  ];
  const printing: Step = [
    "the sheet for the visit comes out of a printer",
    async ({ browser }) => {
      const sheet = await browser.print?.();
      if (sheet && !sheet.subarray(0, 4).equals(Buffer.from("%PDF")))
        throw new Error("That is no sheet.");
    },
  ];
  return [...steps, ...(scripts ? byScript : []), printing];
}
