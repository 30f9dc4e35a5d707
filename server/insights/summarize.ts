import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { eventNames } from "#shared/contract/events.ts";
import type { Place } from "#shared/rules/places.ts";
import type { readInsights } from "#shared/contract/insights.ts";
import { topCount } from "#shared/rules/ordering.ts";
import type { Services } from "#server/services.ts";
import * as queries from "./queries.ts";

type Insights = ReplyOf<typeof readInsights>;

/** Opened pages are counted by their place. */
type Kind = (typeof eventNames)[number] | `page_viewed ${Place}`;

/** How far visitors got, how long each question took, what worried them most. */
export async function summarize(
  { db, config }: Pick<Services, "db" | "config">,
  scope: queries.Scope,
): Promise<Insights> {
  const [counts, places, names, questions, hasDemo] = await Promise.all([
    queries.findEventCounts(db, scope),
    queries.findPlaces(db, scope),
    queries.findConcernNames(db),
    queries.countQuestions(db),
    queries.hasDemo(db),
  ]);
  const happened = (...kinds: Kind[]) =>
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
  const weeks = [...counts, ...places].map(({ since }) => since).toSorted();
  return {
    since: weeks[0] ?? null,
    hasDemo,
    funnel: {
      opened:
        happened("page_viewed /", "page_viewed /{contactId}") ||
        (config.isPublic ? 0 : null),
      started: happened("quiz_started"),
      finished: happened("quiz_finished"),
      ranked: happened("concerns_ranked"),
      read: happened("results_read"),
      shared: happened("shared", "printed"),
    },
    questions: answersOf(counts).filter(
      ({ number }) => number >= 1 && number <= questions,
    ),
    results: timesOf("", 0),
    concerns: concerns.toSorted((one, other) => total(other) - total(one)),
  };
}

type Counted = { seconds: number; count: number };

/** How often each question was answered, and the seconds that half of the measured answers took at most. */
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

function medianOf(times: Counted[]): number | null {
  const all = sum(times);
  let upto = 0;
  for (const { seconds, count } of times.toSorted(
    (one, other) => one.seconds - other.seconds,
  )) {
    upto += count;
    if (upto * 2 >= all) return seconds;
  }
  return null;
}

function sum(counts: { count: number }[]): number {
  return counts.reduce((all, { count }) => all + count, 0);
}

const total = ({ places }: { places: number[] }) =>
  places.reduce((all, count) => all + count, 0);
