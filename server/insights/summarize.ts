import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { eventNames } from "#shared/contract/events.ts";
import type { Place } from "#shared/rules/places.ts";
import type { readInsights } from "#shared/contract/insights.ts";
import { topCount } from "#shared/rules/ordering.ts";
import type { Services } from "#server/services.ts";
import { answeredOf } from "./answered.ts";
import {
  findAnswerTimes,
  findConcernNames,
  findEventCounts,
  findExtent,
  findPlaces,
  findPresentWeek,
  type Part,
  type Scope,
} from "./queries.ts";

type Insights = ReplyOf<typeof readInsights>;

/** Opened pages are counted by their place. */
type Kind = (typeof eventNames)[number] | `page_viewed ${Place}`;

type Needed = Pick<Services, "db" | "cache" | "config">;

/** From what was counted: how far visitors got, how long each question took, what worried them most. */
export async function summarize(
  { db, cache, config }: Needed,
  scope: Scope,
): Promise<Insights> {
  const [extent, { events, times }, places, names] = await Promise.all([
    findExtent(db, scope),
    findEvents({ db, cache }, scope),
    findPlaces(db, scope),
    findConcernNames(db),
  ]);
  const happened = (...kinds: Kind[]) =>
    kinds.reduce((sum, kind) => sum + (events.get(kind) ?? 0), 0);
  const timesOf = (concern: string, place: number) =>
    places.find((each) => each.concern === concern && each.place === place)
      ?.count ?? 0;
  const concerns = names.map((concern) => ({
    ...concern,
    places: Array.from({ length: topCount }, (_, at) =>
      timesOf(concern._id, at + 1),
    ),
  }));
  return {
    ...extent,
    funnel: {
      opened:
        happened("page_viewed /", "page_viewed /{contactId}") ||
        (config.inProduction ? 0 : null),
      started: happened("quiz_started"),
      finished: happened("quiz_finished"),
      ranked: happened("concerns_ranked"),
      read: happened("results_read"),
      shared: happened("shared", "printed"),
    },
    questions: answeredOf(times),
    results: timesOf("", 0),
    concerns: concerns.toSorted((one, other) => total(other) - total(one)),
  };
}

/** The weeks that are over are added up once, until PostgreSQL says that something of them changed. */
async function findEvents(
  { db, cache }: Pick<Needed, "db" | "cache">,
  scope: Scope,
) {
  const week = await findPresentWeek(db);
  const find = async (part: Part) => {
    const [events, times] = await Promise.all([
      findEventCounts(db, scope, part),
      findAnswerTimes(db, scope, part),
    ]);
    return { events, times };
  };
  const key = `insights before ${week} ${JSON.stringify(scope)}`;
  const [over, present] = await Promise.all([
    cache.get(key, () => find({ before: week })),
    find({ from: week }),
  ]);
  const events = new Map(over.events.map(({ name, count }) => [name, count]));
  for (const { name, count } of present.events)
    events.set(name, (events.get(name) ?? 0) + count);
  return { events, times: [...over.times, ...present.times] };
}

const total = ({ places }: { places: number[] }) =>
  places.reduce((sum, count) => sum + count, 0);
