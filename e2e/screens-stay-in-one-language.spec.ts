import type { Page } from "@playwright/test";
import { aboutWords } from "#web/i18n/visitor/about.words.ts";
import { clinicWords } from "#web/i18n/visitor/clinic.words.ts";
import { concernsWords } from "#web/i18n/visitor/concerns.words.ts";
import { contactUsWords } from "#web/i18n/visitor/contact-us.words.ts";
import { coreWords } from "#web/i18n/core/core.words.ts";
import { feedbackWords } from "#web/i18n/visitor/feedback.words.ts";
import { homeWords } from "#web/i18n/visitor/home.words.ts";
import { informationWords } from "#web/i18n/visitor/information.words.ts";
import { loginWords } from "#web/i18n/admin/staff/sign-in.words.ts";
import { listenWords } from "#web/i18n/visitor/listen.words.ts";
import { questionWords } from "#web/i18n/visitor/question-screen.words.ts";
import { quizNoticesWords } from "#web/i18n/visitor/quiz-notices.words.ts";
import { quizWords } from "#web/i18n/visitor/quiz-start.words.ts";
import { rankWords } from "#web/i18n/visitor/rank.words.ts";
import { refusalWords } from "#web/i18n/core/refusals.words.ts";
import { resultsWords } from "#web/i18n/visitor/results/results-screen.words.ts";
import { sourcesWords } from "#web/i18n/visitor/sources.words.ts";
import { publicPages } from "./support/visitor/public-pages.ts";
import {
  answerAtOnce,
  begin,
  type QuizLanguage,
} from "./support/visitor/quiz.ts";
import { expect, test } from "./support/test.ts";

const catalogs = [
  aboutWords,
  clinicWords,
  concernsWords,
  contactUsWords,
  coreWords,
  feedbackWords,
  resultsWords,
  homeWords,
  informationWords,
  listenWords,
  loginWords,
  questionWords,
  quizNoticesWords,
  quizWords,
  rankWords,
  refusalWords,
  sourcesWords,
];

function sentencesOf(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words !== "object" || words === null) return [];
  return Object.values(words).flatMap(sentencesOf);
}

/** Sentences that exist only in the other language. */
function foreign(language: QuizLanguage): Set<string> {
  const own = new Set(sentencesOf(catalogs.map((words) => words[language])));
  const other = sentencesOf(
    catalogs.map((words) => words[language === "en" ? "es" : "en"]),
  );
  return new Set(other.filter((sentence) => !own.has(sentence)));
}

/** Every visible line and every accessible name. */
async function everythingSaid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [
      "aria-label",
      "placeholder",
      "title",
      "alt",
      "aria-valuetext",
    ];
    const spoken = [...document.querySelectorAll("*")].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ""),
    );
    return [...document.body.innerText.split("\n"), ...spoken].map((line) =>
      line.trim(),
    );
  });
}

for (const language of ["en", "es"] as const) {
  test(`every visitor screen in ${language} contains only that language`, async ({
    page,
    provoked,
  }) => {
    provoked.add(404);
    const others = foreign(language);
    const check = async () => {
      const strangers = (await everythingSaid(page)).filter((line) =>
        others.has(line),
      );
      expect(strangers, page.url()).toEqual([]);
    };
    const paths = [...publicPages, "/no-such-page"];
    await page.goto(`/?lang=${language}`);
    for (const path of paths) {
      await page.goto(path);
      await check();
    }
    await begin(page, language);
    await check();
    await answerAtOnce(page, language);
    await check();
    await page.getByRole("main").getByRole("button").last().click();
    await expect(page).toHaveURL(/\/results\//);
    await expect(page.locator("main summary").first()).toBeVisible();
    await check();
  });
}
