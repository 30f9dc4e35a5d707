import type { ReplyOf } from "#shared/contract/endpoint.ts";
import type { eventNames } from "#shared/contract/events.ts";
import type { Place } from "#shared/rules/places.ts";
import type { readInsights } from "#shared/contract/insights.ts";
import { topCount } from "#shared/rules/ordering.ts";
import type { Services } from "#server/services.ts";
import {
  findAnswered,
  findConcernNames,
  findEventCounts,
  findExtent,
  findPlaces,
  type Scope,
} from "./queries.ts";

type Insights = ReplyOf<typeof readInsights>;

/** Opened pages are counted by their place. */
type Kind = (typeof eventNames)[number] | `page_viewed ${Place}`;

/** From what was counted: how far visitors got, how long each question took, what worried them most. */
export async function summarize(
  { db, config }: Pick<Services, "db" | "config">,
  scope: Scope,
): Promise<Insights> {
  const [extent, events, questions, places, names] = await Promise.all([
    findExtent(db, scope),
    findEventCounts(db, scope),
    findAnswered(db, scope),
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
    questions,
    results: timesOf("", 0),
    concerns: concerns.toSorted((one, other) => total(other) - total(one)),
  };
}

const total = ({ places }: { places: number[] }) =>
  places.reduce((sum, count) => sum + count, 0);
