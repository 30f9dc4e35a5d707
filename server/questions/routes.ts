import {
  createQuestion,
  listAllQuestions,
  readQuestion,
  readQuestionAt,
  reorderQuestions,
  saveQuestion,
  toggleQuestion,
} from "#shared/contract/questions.ts";
import { completion, nextPosition } from "#shared/rules/quiz-progress.ts";
import type { Services } from "#server/services.ts";
import { changeContentWith } from "#server/editing/change.ts";
import type { Database } from "#server/db/connect.ts";
import { notFound } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import { changeOrder, switchActive } from "#server/editing/order.ts";
import { type Route, route } from "#server/http/route.ts";
import {
  findActiveQuestionAt,
  findAllQuestions,
  findQuestion,
} from "./queries.ts";
import { addQuestion, changeQuestion } from "./save.ts";

async function findKnownQuestion(db: Database, id: string) {
  const question = await findQuestion(db, id);
  if (!question) throw notFound();
  return question;
}

export function questionRoutes(services: Services): Route[] {
  const { db } = services;
  const change = changeContentWith(services);
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

    route(listAllQuestions, () => findAllQuestions(db)),

    route(readQuestion, ({ params }) => findKnownQuestion(db, params.id)),

    route(
      createQuestion,
      (call) => {
        const subject = newId();
        return change(call, { event: "question_added", subject }, (trx) =>
          addQuestion(trx, subject, call.body),
        );
      },
      { isLong: true },
    ),

    route(
      saveQuestion,
      (call) => {
        const subject = call.params.id;
        return change(call, { event: "question_saved", subject }, (trx) =>
          changeQuestion(trx, subject, call.body),
        );
      },
      { isLong: true },
    ),

    route(toggleQuestion, (call) => {
      const subject = call.params.id;
      return change(
        call,
        { event: "question_switched", subject },
        async (trx) => {
          await switchActive(trx, "questions", subject, call.body?.active);
          return findKnownQuestion(trx, subject);
        },
      );
    }),

    route(reorderQuestions, (call) =>
      change(call, { event: "questions_reordered" }, async (trx) => {
        await changeOrder(trx, "questions", call.body);
        return findAllQuestions(trx);
      }),
    ),
  ];
}
