import type { z } from "zod";
import { listFeedbacks, postFeedback } from "#shared/contract/feedbacks.ts";
import { concernScore, websiteScore } from "#shared/rules/feedback.ts";
import type { Services } from "#server/app.ts";
import { isConcernKnown } from "#server/concerns/queries.ts";
import type { Database } from "#server/db/connect.ts";
import { refuse } from "#server/errors.ts";
import { newId } from "#server/ids.ts";
import { networkOf } from "#server/limits.ts";
import { type Route, route } from "#server/route.ts";
import { findFeedbacks, insertFeedback } from "./queries.ts";

export function feedbackRoutes({ db, limits }: Services): Route[] {
  return [
    route(listFeedbacks, () => findFeedbacks(db)),

    route(postFeedback, async ({ body: { feedback }, caller, once }) => {
      const isAboutConcern = feedback.type === "concern";
      if (isAboutConcern && !(await isConcernKnown(db, feedback.concern))) {
        const msg = "This concern is not known.";
        throw refuse(400, "invalid", msg, "feedback.concern");
      }
      await limits.spend("feedbacks_of_network", networkOf(caller.ip));
      const row = { ...scored(feedback), _id: newId() };
      const write = async (trx: Database) => {
        await insertFeedback(trx, row);
        return row._id;
      };
      return once(write, { isOneStatement: true });
    }),
  ];
}

type Feedback = z.infer<typeof postFeedback.body>["feedback"];

function scored(feedback: Feedback) {
  if (feedback.type === "website") {
    const { addorimprove = null, ...answers } = feedback;
    return { ...answers, addorimprove, score: websiteScore(answers) };
  }
  const { additionalinformation = null, ...answers } = feedback;
  const score = concernScore(answers.howhelpful);
  return { ...answers, additionalinformation, score };
}
