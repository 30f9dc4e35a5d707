import { type RawBuilder, sql } from "kysely";
import { isoMoment } from "./results-table.ts";

export type FeedbackType = "website" | "concern";

const answers = {
  website: sql`
    yes_or_no(useful) AS useful,
    yes_or_no(findinformation) AS found_information,
    yes_or_no(wouldrecommend) AS would_recommend,
    spreadsheet_cell(addorimprove) AS add_or_improve`,
  concern: sql`
    feedbacks.concern AS concern_id,
    spreadsheet_cell(concerns.name) AS concern,
    yes_or_no(meetexpectations) AS met_expectations,
    howhelpful AS how_helpful,
    spreadsheet_cell(additionalinformation) AS additional_information`,
};

export function countFeedbacks(type: FeedbackType): RawBuilder<unknown> {
  return sql`SELECT count(*)::int AS rows FROM feedbacks WHERE type = ${type}`;
}

/** One line for each feedback of a type, oldest first. */
export function feedbacksTable(type: FeedbackType): RawBuilder<unknown> {
  return sql`
    SELECT feedbacks._id AS feedback_id, ${isoMoment("date")} AS date, score,
      ${answers[type]}
    FROM feedbacks LEFT JOIN concerns ON concerns._id = feedbacks.concern
    WHERE type = ${type}
    ORDER BY date, feedbacks._id`;
}
