import { z } from "zod";
import { staffCall } from "#shared/contract/endpoint.ts";
import { feedbackType } from "#shared/contract/quiz/feedbacks.ts";

const demo = z.strictObject({ demo: z.enum(["yes", "no"]).optional() });

export const exportResults = staffCall("GET /api/results/csv", {
  summary:
    "results.csv: all final results; with `demo=yes` the demo results instead",
  query: demo,
  file: "text/csv",
});

export const exportProblemResults = staffCall("GET /api/results/brokencsv", {
  query: demo,
  summary:
    "problem_results.csv: all results excluded from results.csv, with the reason",
  file: "text/csv",
});

export const exportCodebook = staffCall("GET /api/results/codebook", {
  summary: "codebook.csv: the meaning of each column of the results",
  file: "text/csv",
});

export const exportFeedbacks = staffCall("GET /api/feedbacks/csv", {
  summary: "{type}-feedbacks.csv",
  query: z.strictObject({ type: feedbackType }),
  file: "text/csv",
});
