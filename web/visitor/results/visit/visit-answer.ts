import * as v from "valibot";
import {
  type VisitAnswer,
  visitAnswers,
} from "#shared/rules/quiz/visit/visit-answers.ts";
import { track } from "#web/core/events.ts";
import { read, write } from "#web/core/storage/storage.ts";
import { useStored } from "#web/core/storage/stored.ts";
import type { VisitQuestion } from "./visit-questions.ts";

/** The counted answer by result: a position in `visitAnswers`, and the concerns for which it was counted. */
const countedAnswers = v.record(
  v.string(),
  v.object({ number: v.number(), concerns: v.array(v.string()) }),
);

export function useVisitAnswer(result: string): VisitAnswer | undefined {
  const counted = useStored("visitAnswers", countedAnswers)?.[result];
  return counted && visitAnswers[counted.number];
}

/** The concerns of the suggested questions that were asked. Own questions belong to none. */
function concernsOf(questions: VisitQuestion[]): string[] {
  const ids = questions.flatMap(({ isAsked, suggestion }) =>
    isAsked && suggestion ? suggestion.split("/", 1) : [],
  );
  return [...new Set(ids)];
}

/**
 * Counts what the family said, once in total and once for each concern. Takes back what this phone counted before, so
 * that each family counts once.
 */
export function countVisitAnswer(
  result: string,
  answer: VisitAnswer,
  questions: VisitQuestion[],
) {
  const all = read("visitAnswers", countedAnswers) ?? {};
  const before = all[result];
  const next = {
    number: visitAnswers.indexOf(answer),
    concerns: concernsOf(questions),
  };
  if (JSON.stringify(before) === JSON.stringify(next)) return;
  const count = (
    name: "visit_answered" | "visit_answer_changed",
    { number, concerns }: typeof next,
  ) => {
    for (const concern of [undefined, ...concerns])
      track(name, {
        place: "/results/{id}",
        number,
        ...(concern && { concern }),
      });
  };
  if (before) count("visit_answer_changed", before);
  count("visit_answered", next);
  write("visitAnswers", { ...all, [result]: next });
}
