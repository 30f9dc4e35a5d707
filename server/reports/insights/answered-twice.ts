import type { AnsweredTwiceGroup } from "#shared/contract/reports/insights.ts";
import {
  type AnswerOption,
  answerOptions,
} from "#shared/rules/quiz/answers.ts";
import { smallestGroup } from "#shared/rules/reports/small-groups.ts";
import { languageGroups } from "./language-groups.ts";
import type { findSecondAnswers } from "./queries.ts";

type Counts = Awaited<ReturnType<typeof findSecondAnswers>>;

/** Compares the answers before and after reading. Leaves out children who had all their doses already. */
export function answeredTwiceIn(counts: Counts) {
  const counted = counts.filter(({ hasAllDoses }) => !hasAllDoses);
  const leftOut = sum(counts.filter(({ hasAllDoses }) => hasAllDoses));
  return {
    ...languageGroups(counted, groupOf, ({ families }) => families),
    leftOut: leftOut > 0 && leftOut < smallestGroup ? null : leftOut,
  };
}

function groupOf(counts: Counts): NonNullable<AnsweredTwiceGroup> {
  const countOf = (isCounted: (before: number, after: number) => boolean) =>
    sum(
      counts.filter(({ before, after }) =>
        isCounted(placeOf(before), placeOf(after)),
      ),
    );
  return {
    families: sum(counts),
    up: countOf((before, after) => after > before),
    same: countOf((before, after) => after === before),
    down: countOf((before, after) => after < before),
    pairs: {
      both: countOf((before, after) => isLikely(before) && isLikely(after)),
      onlyAfter: countOf(
        (before, after) => !isLikely(before) && isLikely(after),
      ),
      onlyBefore: countOf(
        (before, after) => isLikely(before) && !isLikely(after),
      ),
      neither: countOf(
        (before, after) => !isLikely(before) && !isLikely(after),
      ),
    },
  };
}

const placeOf = (answer: AnswerOption) => answerOptions.indexOf(answer);

/** The two most likely answers. */
const isLikely = (place: number) => place >= answerOptions.length - 2;

const sum = (counts: Counts) =>
  counts.reduce((all, { count }) => all + count, 0);
