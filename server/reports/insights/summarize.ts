import { withChildName } from "#shared/rules/content/child-name.ts";
import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { eventNames } from "#shared/contract/quiz/events.ts";
import type { Place } from "#shared/rules/quiz/places.ts";
import type { readInsights } from "#shared/contract/reports/insights.ts";
import { answerOptions } from "#shared/rules/quiz/answers.ts";
import type { Language } from "#shared/rules/language.ts";
import { topCount } from "#shared/rules/quiz/ordering.ts";
import type { Services } from "#server/services.ts";
import * as queries from "./queries.ts";
import { answeredTwiceIn } from "./answered-twice.ts";
import { listeningIn } from "./listening.ts";
import { visitGroupsOf } from "./visit-answers.ts";

type Insights = ReplyOf<typeof readInsights>;

/** Page views are counted by place. */
type Kind = (typeof eventNames)[number] | `page_viewed ${Place}`;

/** Summarizes progress by week and language, answers, and main concerns. */
export async function summarize(
  { db, config }: Pick<Services, "db" | "config">,
  scope: queries.Scope,
): Promise<Insights> {
  const [
    counts,
    places,
    names,
    questions,
    hasDemo,
    finished,
    invited,
    answers,
    visit,
    secondAnswers,
    listening,
  ] = await Promise.all([
    queries.findEventCounts(db, scope, compared),
    queries.findPlaces(db, scope),
    queries.findConcernNames(db),
    queries.findQuestions(db),
    queries.hasDemo(db),
    queries.findFinished(db, scope),
    queries.findInvited(db, scope),
    queries.findAnswers(db, scope),
    queries.findVisitAnswers(db, scope),
    queries.findSecondAnswers(db, scope),
    queries.findListening(db, scope),
  ]);
  const countOf = (...kinds: Kind[]) =>
    sum(counts.filter(({ name }) => kinds.includes(name as Kind)));
  const timesOf = (concern: string, place: number) =>
    places.find((each) => each.concern === concern && each.place === place)
      ?.count ?? 0;
  const concerns = names.map((concern) => ({
    ...concern,
    places: Array.from({ length: topCount }, (_, at) =>
      timesOf(concern._id, at + 1),
    ),
  }));
  const weekly = { ...weeksOf(counts), finished, invited };
  const weeks = [...counts, ...places].map(({ since }) => since).toSorted();
  const active = questions.filter((question) => question.active);
  return {
    since: weeks[0] ?? null,
    hasDemo,
    invited: scope.isDemo && invited.length === 0 ? null : sum(weekly.invited),
    trend: trendOf(weekly),
    languages: { en: stepsIn("en", weekly), es: stepsIn("es", weekly) },
    answers: active.map((question, at) => answersTo(question, at, answers)),
    funnel: {
      opened:
        countOf("page_viewed /", "page_viewed /{contactId}") ||
        (config.isPublic ? 0 : null),
      started: countOf("quiz_started"),
      finished: countOf("quiz_finished"),
      ranked: countOf("concerns_ranked"),
      read: countOf("results_read"),
      shared: countOf("shared", "printed"),
    },
    questions: answersOf(counts).filter(
      ({ number }) => number >= 1 && number <= questions.length,
    ),
    results: timesOf("", 0),
    concerns: concerns.toSorted((one, other) => total(other) - total(one)),
    answeredTwice: answeredTwiceIn(secondAnswers),
    listening: listeningIn(listening),
    visit: {
      ...visitGroupsOf(visit, ""),
      concerns: names.map((concern) => ({
        ...concern,
        ...visitGroupsOf(visit, concern._id),
      })),
    },
  };
}

/** The steps that are counted by week and language. */
const compared: Kind[] = [
  "quiz_started",
  "concerns_ranked",
  "results_read",
  "shared",
  "printed",
];

type Counts = Awaited<ReturnType<typeof queries.findEventCounts>>;
type InWeek = Awaited<ReturnType<typeof queries.findFinished>>;

function weeksOf(counts: Counts) {
  const countsByWeek = (...kinds: Kind[]): InWeek =>
    counts.flatMap(({ name, week, language, count }) =>
      kinds.includes(name as Kind) && week !== null && language !== null
        ? [{ week, language, count }]
        : [],
    );
  return {
    started: countsByWeek("quiz_started"),
    ranked: countsByWeek("concerns_ranked"),
    read: countsByWeek("results_read"),
    shared: countsByWeek("shared", "printed"),
  };
}

type Weekly = ReturnType<typeof weeksOf> &
  Record<"finished" | "invited", InWeek>;

function stepsIn(language: Language, weekly: Weekly) {
  const countOf = (step: keyof Weekly) =>
    sum(weekly[step].filter((each) => each.language === language));
  return {
    invited: countOf("invited"),
    started: countOf("started"),
    finished: countOf("finished"),
    ranked: countOf("ranked"),
    read: countOf("read"),
    shared: countOf("shared"),
  };
}

const week = 7 * 24 * 60 * 60 * 1000;

/** All weeks from the first to the last with a count. */
function trendOf({ invited, started, finished }: Weekly) {
  const days = [...invited, ...started, ...finished].map((each) =>
    Date.parse(each.week),
  );
  if (days.length === 0) return [];
  const [first, last] = [Math.min(...days), Math.max(...days)];
  return Array.from({ length: (last - first) / week + 1 }, (_, at) => {
    const monday = new Date(first + at * week).toISOString().slice(0, 10);
    const inWeek = (counts: InWeek) =>
      sum(counts.filter((each) => each.week === monday));
    return {
      week: monday,
      invited: inWeek(invited),
      started: inWeek(started),
      finished: inWeek(finished),
    };
  });
}

type QuestionRow = Awaited<ReturnType<typeof queries.findQuestions>>[number];
type Answers = Awaited<ReturnType<typeof queries.findAnswers>>;

function answersTo(question: QuestionRow, at: number, answers: Answers) {
  const { _id, text, text_es } = withChildName(question);
  const countOf = (answer: Answers[number]["answer"]) =>
    answers.find((each) => each.question === _id && each.answer === answer)
      ?.count ?? 0;
  const options = answerOptions.map((option) => ({
    label: question[`label${option}`],
    label_es: question[`label${option}_es`],
    count: countOf(option),
  }));
  const withoutWords = countOf("");
  return { _id, number: at + 1, text, text_es, options, withoutWords };
}

type TimedCount = { seconds: number; count: number };

/** How often each question was answered, and the median of the measured seconds. */
function answersOf(
  counts: Awaited<ReturnType<typeof queries.findEventCounts>>,
) {
  const answers = counts.filter(({ name }) => name === "question_answered");
  return [...Map.groupBy(answers, ({ number }) => number)]
    .map(([number, times]) => ({
      number,
      answered: sum(times),
      seconds: medianOf(times.filter(({ seconds }) => seconds >= 0)),
    }))
    .toSorted((one, other) => one.number - other.number);
}

function medianOf(times: TimedCount[]): number | null {
  const all = sum(times);
  let cumulative = 0;
  for (const { seconds, count } of times.toSorted(
    (one, other) => one.seconds - other.seconds,
  )) {
    cumulative += count;
    if (cumulative * 2 >= all) return seconds;
  }
  return null;
}

function sum(counts: { count: number }[]): number {
  return counts.reduce((all, { count }) => all + count, 0);
}

const total = ({ places }: { places: number[] }) =>
  places.reduce((all, count) => all + count, 0);
