import type { VisitGroup } from "#shared/contract/reports/insights.ts";
import { visitAnswers } from "#shared/rules/quiz/visit/visit-answers.ts";
import { languageGroups } from "./language-groups.ts";
import type { findVisitAnswers } from "./queries.ts";

type Counts = Awaited<ReturnType<typeof findVisitAnswers>>;

/** What families said about the questions on this concern, or with '' about all their questions. */
export function visitGroupsOf(counts: Counts, concern: string) {
  return languageGroups(
    counts.filter((each) => each.concern === concern),
    groupOf,
    ({ families }) => families,
  );
}

function groupOf(counts: Counts): NonNullable<VisitGroup> {
  // A family that changed its answer in the other language would otherwise leave a negative count.
  const [none = 0, some = 0, all = 0] = visitAnswers.map((_, number) =>
    Math.max(
      0,
      counts.reduce(
        (sum, each) => sum + (each.number === number ? each.count : 0),
        0,
      ),
    ),
  );
  return { families: none + some + all, all, some, none };
}
