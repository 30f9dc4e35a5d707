import {
  answerAgain,
  deleteResult,
  findWhetherAnswered,
  postResult,
  readResult,
  readResultOfContact,
} from "#shared/contract/quiz/results.ts";
import type { Services } from "#server/services.ts";
import { notFound, refusal } from "#server/platform/errors.ts";
import { lookupBySecret } from "#server/platform/limits/limits.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import { isPreview } from "#server/platform/http/preview-context.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { createQuestionReader } from "./read-questions.ts";
import {
  deleteDraftResult,
  findFinalOfContact,
  findResultOrSuccessor,
  wasAnswered,
  updateSecondAnswer,
} from "./queries.ts";
import { createResultReader } from "./read.ts";
import { asPosted, saveResult, scoreAnswers } from "./save.ts";

export function resultRoutes(services: Services): Route[] {
  const { db, limits } = services;
  const read = createResultReader(db);
  const findQuestions = createQuestionReader(services);
  return [
    route(postResult, async ({ body, caller, once }) => {
      await limits.spend("results_of_network", networkOf(caller.ip));
      const posted = asPosted(body);
      const scored = scoreAnswers(
        posted.answers,
        await findQuestions(posted.answers),
      );
      return once((trx) => saveResult(trx, posted, scored), {
        about: (id) => id,
      });
    }),

    route(readResult, async ({ params, caller }) => {
      const result = await lookupBySecret(limits, caller.ip, () =>
        read(params.id),
      );
      if (!result) throw notFound();
      return result;
    }),

    route(readResultOfContact, async ({ params, caller }) => {
      if (isPreview()) throw notFound();
      const id = await lookupBySecret(limits, caller.ip, () =>
        findFinalOfContact(db, params.id),
      );
      const result = id && (await read(id));
      const contact = params.id;
      return result ? { ...result, contact, userid: contact } : {};
    }),

    route(answerAgain, async ({ params, body, caller }) => {
      if (await updateSecondAnswer(db, params.id, body.answer))
        return undefined;
      // Only an unknown id is a guess: staff may have switched the question off.
      const result = await lookupBySecret(limits, caller.ip, () =>
        findResultOrSuccessor(db, params.id),
      );
      const isAnswered = typeof result?.second_answer === "string";
      if (!isAnswered) throw notFound();
      return undefined;
    }),

    route(findWhetherAnswered, ({ params }) => wasAnswered(db, params.id)),

    route(deleteResult, async ({ params, caller }) => {
      const result = await lookupBySecret(limits, caller.ip, () =>
        findResultOrSuccessor(db, params.id),
      );
      if (result?.final && result._id === params.id)
        throw refusal(403, "result_finished");
      if (result && !result.final) await deleteDraftResult(db, result._id);
      return undefined;
    }),
  ];
}
