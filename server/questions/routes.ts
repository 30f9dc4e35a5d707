import * as contract from "#shared/contract/questions.ts";
import type { Services } from "#server/services.ts";
import { changeContentWith } from "#server/editing/change.ts";
import type { Database } from "#server/db/connect.ts";
import { notFound } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import { reorder } from "#server/editing/order.ts";
import { type Route, route } from "#server/http/route.ts";
import { findAllQuestions, findQuestion } from "./queries.ts";
import { createQuestion, saveQuestion, toggleQuestion } from "./save.ts";

async function findKnownQuestion(db: Database, id: string) {
  const question = await findQuestion(db, id);
  if (!question) throw notFound();
  return question;
}

export function questionRoutes(services: Services): Route[] {
  const { db } = services;
  const change = changeContentWith(services);
  return [
    route(contract.listAllQuestions, () => findAllQuestions(db)),

    route(contract.readQuestion, ({ params }) =>
      findKnownQuestion(db, params.id),
    ),

    route(
      contract.createQuestion,
      (call) => {
        const subject = newId();
        return change(call, { event: "question_added", subject }, (trx) =>
          createQuestion(trx, subject, call.body),
        );
      },
      { isLong: true },
    ),

    route(
      contract.saveQuestion,
      (call) => {
        const subject = call.params.id;
        return change(call, { event: "question_saved", subject }, (trx) =>
          saveQuestion(trx, subject, call.body),
        );
      },
      { isLong: true },
    ),

    route(contract.toggleQuestion, (call) => {
      const subject = call.params.id;
      return change(
        call,
        { event: "question_switched", subject },
        async (trx) => {
          await toggleQuestion(trx, subject, call.body?.active);
          return findKnownQuestion(trx, subject);
        },
      );
    }),

    route(contract.reorderQuestions, (call) =>
      change(call, { event: "questions_reordered" }, async (trx) => {
        await reorder(trx, "questions", call.body);
        return findAllQuestions(trx);
      }),
    ),
  ];
}
