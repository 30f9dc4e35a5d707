import { readQuestionAt } from "#shared/contract/questions.ts";
import { completion, nextPosition } from "#shared/rules/quiz-progress.ts";
import type { Services } from "#server/app.ts";
import { notFound } from "#server/errors.ts";
import { type Route, route } from "#server/route.ts";
import { findActiveQuestionAt } from "./queries.ts";

export function questionRoutes({ db }: Services): Route[] {
  return [
    route(
      readQuestionAt,
      async ({ params: { number } }) => {
        const question = await findActiveQuestionAt(db, number);
        if (!question) throw notFound();
        return {
          ...question,
          number,
          completion: completion(number, question.amount),
          isLast: nextPosition(number, question.amount) === undefined,
        };
      },
      { cached: true },
    ),
  ];
}
