import type { z } from "zod";
import {
  listFeedbacks,
  postFeedback,
} from "#shared/contract/quiz/feedbacks.ts";
import { isUnanswered, websiteScore } from "#shared/rules/quiz/feedback.ts";
import type { Services } from "#server/services.ts";
import { audit } from "#server/platform/audit-queries.ts";
import { readInBatches } from "#server/platform/db/batches.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { isListed } from "#server/content/tables/item-queries.ts";
import { refusal } from "#server/platform/errors.ts";
import { newId } from "#server/platform/ids.ts";
import { networkOf } from "#server/platform/limits/network.ts";
import { refuseInPreview } from "#server/platform/http/preview-context.ts";
import { type Route, route } from "#server/platform/http/route.ts";
import { findFeedbackIds, findFeedbacks, insertFeedback } from "./queries.ts";

export function feedbackRoutes({ db, limits }: Services): Route[] {
  return [
    route(listFeedbacks, async ({ caller: { user, ip } }) => {
      await audit(db, "feedbacks_read", { user: user._id, ip });
      const ids = await findFeedbackIds(db);
      return readInBatches(ids, (batch) => findFeedbacks(db, batch));
    }),

    route(postFeedback, async ({ body: { feedback }, caller, once }) => {
      refuseInPreview();
      refuseUnanswered(feedback);
      const isAboutConcern = feedback.type === "concern";
      if (isAboutConcern && !(await isListed(db, "concerns", feedback.concern)))
        throw refusal(400, "unknown_concern", "feedback.concern");
      await limits.spend("feedbacks_of_network", networkOf(caller.ip));
      const row = { ...scored(feedback), _id: newId() };
      const write = async (trx: Database) => {
        await insertFeedback(trx, row);
        return row._id;
      };
      return once(write);
    }),
  ];
}

type Feedback = z.infer<typeof postFeedback.body>["feedback"];

function refuseUnanswered(feedback: Feedback) {
  const { type: _, ...fields } = feedback;
  const answers = { ...fields, concern: null };
  if (isUnanswered(Object.values(answers)))
    throw refusal(400, "required", "feedback");
}

/** The row to store; unanswered questions are null. */
function scored(feedback: Feedback) {
  if (feedback.type === "website") {
    const { type, addorimprove } = feedback;
    const { useful = null, findinformation = null } = feedback;
    const { wouldrecommend = null } = feedback;
    const answers = { useful, findinformation, wouldrecommend };
    const score = websiteScore(Object.values(answers));
    return { type, ...answers, addorimprove: addorimprove || null, score };
  }
  const { type, concern, additionalinformation } = feedback;
  const { meetexpectations = null, howhelpful = null } = feedback;
  return {
    type,
    concern,
    meetexpectations,
    howhelpful,
    additionalinformation: additionalinformation || null,
    score: howhelpful,
  };
}
