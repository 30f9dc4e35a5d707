import type { Language } from "#shared/rules/language.ts";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { questionWords } from "#web/i18n/visitor/question-screen.words.ts";
import { quizWords } from "#web/i18n/visitor/quiz-start.words.ts";
import { rankWords } from "#web/i18n/visitor/rank.words.ts";
import { button, nth } from "./selectors.ts";
import type { Step, Visitor } from "./visitor.ts";

/** The other language and its word in “1 of 16”. */
const otherLanguages = {
  en: { other: "es", of: "de" },
  es: { other: "en", of: "of" },
} as const;

const radio = 'input[type="radio"][name="answer"]';
const chosen = (letter: string) => `${radio}[value="${letter}"]:checked`;

/** The address changes shortly before the screen does. This waits for both. */
async function waitForQuestion({ pathIs, find }: Visitor, number: number) {
  await pathIs(new RegExp(`^/question/${number}(\\?|$)`));
  await find(`progress[aria-valuetext^="${number} "]`);
}

const choose = ({ pressUntil }: Visitor, letter: string) =>
  pressUntil(`${radio}[value="${letter}"]`, chosen(letter));

/** From the start page to the saved ranking, including common mistakes. */
export function quizSteps(language: Language): Step[] {
  const { next, previous, chooseFirst, getResults } = questionWords[language];
  const { notFoundTitle } = coreWords[language];
  const quiz = quizWords[language];
  const { other, of } = otherLanguages[language];

  return [
    [
      "an unknown address shows an error",
      async ({ open, read }) => {
        await open(`/nothing/here?lang=${language}`);
        await read(notFoundTitle);
      },
    ],
    [
      "starting without a name asks for it",
      async ({ open, pressButton, read }) => {
        await open(`/quiz?lang=${language}`);
        await pressButton(quiz.getStarted);
        await read(quiz.parentNameMissing);
      },
    ],
    [
      "with a name the first question appears",
      async (visitor) => {
        await visitor.fill(quiz.parentName, "Maria");
        await visitor.fill(quiz.childName, "Leo");
        await visitor.pressButton(quiz.getStarted);
        await waitForQuestion(visitor, 1);
      },
    ],
    [
      "going on without an answer shows a message",
      async ({ pressButton, read }) => {
        await pressButton(next);
        await read(chooseFirst);
      },
    ],
    [
      "answers are still chosen after going back",
      async (visitor) => {
        await choose(visitor, "C");
        await visitor.pressButton(next);
        await waitForQuestion(visitor, 2);
        await choose(visitor, "D");
        await visitor.pressButton(next);
        await waitForQuestion(visitor, 3);
        await visitor.pressButton(previous);
        await waitForQuestion(visitor, 2);
        await visitor.find(chosen("D"));
      },
    ],
    [
      "answers survive a reload and the Back button",
      async (visitor) => {
        await visitor.reload();
        await visitor.find(chosen("D"));
        await visitor.pressButton(previous);
        await waitForQuestion(visitor, 1);
        await visitor.find(chosen("C"));
        await visitor.browser.back();
        await waitForQuestion(visitor, 2);
        await visitor.find(chosen("D"));
      },
    ],
    [
      "the language can be changed during the quiz, and back",
      async ({ switchLanguage, find }) => {
        await switchLanguage(other);
        await find(`progress[aria-valuetext^="2 ${of} "]`);
        await find(chosen("D"));
        await switchLanguage(language);
        await find(chosen("D"));
      },
    ],
    [
      "the remaining questions are answered and submitted",
      async (visitor) => {
        for (let number = 2; ; number += 1) {
          await waitForQuestion(visitor, number);
          await choose(visitor, "B");
          const isLast = await visitor.isThere(button(getResults));
          await visitor.pressButton(isLast ? getResults : next);
          if (isLast) break;
        }
        await visitor.pathIs(/^\/rank\/\w{22}$/);
      },
    ],
    [
      "the order is changed, survives a reload and is saved",
      (visitor) => order(visitor, language),
    ],
  ];
}

const rows = "//main//li[@id]";

/** Moves the third concern to the top, reloads and saves. */
async function order(visitor: Visitor, language: Language) {
  const { find, press, pressButton, pathIs, reload, browser } = visitor;
  const third = nth(rows, 3);
  await find(third);
  const id = await browser.attribute(third, "id");
  await press(`(${third}//button[@name="move"])[1]`);
  const isFirst = `(${rows})[1][@id="${id}"]`;
  await find(isFirst);
  await reload();
  await find(isFirst);
  await pressButton(rankWords[language].seeResults);
  await pathIs(/^\/results\/\w{22}$/);
}
