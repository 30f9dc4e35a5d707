import type { Language } from "#shared/rules/language.ts";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { questionWords } from "#web/i18n/visitor/question.words.ts";
import { quizWords } from "#web/i18n/visitor/quiz.words.ts";
import { rankWords } from "#web/i18n/visitor/rank.words.ts";
import { button, nth } from "./places.ts";
import type { Step, Visitor } from "./visitor.ts";

/** The other language, and what stands there between the number of a question and that of all. */
const turned = {
  en: { other: "es", of: "de" },
  es: { other: "en", of: "of" },
} as const;

const radio = 'input[type="radio"][name="answer"]';
const chosen = (letter: string) => `${radio}[value="${letter}"]:checked`;

/** The address changes a moment before the screen does; this waits for both. */
async function isAsked({ pathIs, find }: Visitor, number: number) {
  await pathIs(new RegExp(`^/question/${number}(\\?|$)`));
  await find(`progress[aria-valuetext^="${number} "]`);
}

async function choose({ press, find }: Visitor, letter: string) {
  await press(`${radio}[value="${letter}"]`);
  await find(chosen(letter));
}

/** Up to the order of the concerns, with all that goes wrong on the way. */
export function quizSteps(language: Language): Step[] {
  const { next, previous, chooseFirst, getResults } = questionWords[language];
  const { notFoundTitle } = coreWords[language];
  const quiz = quizWords[language];
  const { other, of } = turned[language];

  return [
    [
      "an address that nobody has is said to be wrong",
      async ({ open, read }) => {
        await open(`/nothing/here?lang=${language}`);
        await read(notFoundTitle);
      },
    ],
    [
      "a start without a name asks for it",
      async ({ open, pressButton, read }) => {
        await open(`/quiz?lang=${language}`);
        await pressButton(quiz.getStarted);
        await read(quiz.parentNameMissing);
      },
    ],
    [
      "with a name the first question comes",
      async (visitor) => {
        await visitor.fill(quiz.parentName, "Maria");
        await visitor.fill(quiz.childName, "Leo");
        await visitor.pressButton(quiz.getStarted);
        await isAsked(visitor, 1);
      },
    ],
    [
      "a question without an answer says so",
      async ({ pressButton, read }) => {
        await pressButton(next);
        await read(chooseFirst);
      },
    ],
    [
      "answers lead on, and back again to what was chosen",
      async (visitor) => {
        await choose(visitor, "C");
        await visitor.pressButton(next);
        await isAsked(visitor, 2);
        await choose(visitor, "D");
        await visitor.pressButton(next);
        await isAsked(visitor, 3);
        await visitor.pressButton(previous);
        await isAsked(visitor, 2);
        await visitor.find(chosen("D"));
      },
    ],
    [
      "loading again and going back keep what was chosen",
      async (visitor) => {
        await visitor.browser.reload();
        await visitor.find(chosen("D"));
        await visitor.pressButton(previous);
        await isAsked(visitor, 1);
        await visitor.find(chosen("C"));
        await visitor.browser.back();
        await isAsked(visitor, 2);
        await visitor.find(chosen("D"));
      },
    ],
    [
      "the language turns in the middle, and back",
      async ({ turn, find }) => {
        await turn(other);
        await find(`progress[aria-valuetext^="2 ${of} "]`);
        await find(chosen("D"));
        await turn(language);
        await find(chosen("D"));
      },
    ],
    [
      "the rest is answered and handed in",
      async (visitor) => {
        for (let number = 2; ; number += 1) {
          await isAsked(visitor, number);
          await choose(visitor, "B");
          const isLast = await visitor.isThere(button(getResults));
          await visitor.pressButton(isLast ? getResults : next);
          if (isLast) break;
        }
        await visitor.pathIs(/^\/rank\/\w{22}$/);
      },
    ],
    [
      "the order is changed, kept and saved",
      (visitor) => order(visitor, language),
    ],
  ];
}

const rows = "//main//li[@id]";

/** The third concern goes to the top, and stays there when the page is loaded again. */
async function order(visitor: Visitor, language: Language) {
  const { find, press, pressButton, pathIs, browser } = visitor;
  const third = nth(rows, 3);
  await find(third);
  const id = await browser.attribute(third, "id");
  await press(`(${third}//button[@name="move"])[last()]`);
  const isFirst = `(${rows})[1][@id="${id}"]`;
  await find(isFirst);
  await browser.reload();
  await find(isFirst);
  await pressButton(rankWords[language].seeResults);
  await pathIs(/^\/results\/\w{22}$/);
}
