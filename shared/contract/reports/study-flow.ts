import { z } from "zod";
import { flowSteps, lossReasons } from "#shared/rules/reports/study-flow.ts";
import { staffCall } from "#shared/contract/endpoint.ts";
import { id, language } from "#shared/contract/fields.ts";

const contacts = z.int().nonnegative();

/** Null if the group is too small to be shown. */
const flow = z
  .array(
    z.object({
      step: z.enum(flowSteps),
      contacts,
      /** The contacts who did not reach the next step. */
      lost: z.array(z.object({ reason: z.enum(lossReasons), contacts })),
    }),
  )
  .nullable();

const studyFlow = z.object({
  hasInvited: z.boolean(),
  all: flow,
  languages: z.array(z.object({ language, flow })),
  /** Campaigns with texts, oldest first. A contact in two campaigns counts in both. */
  campaigns: z.array(z.object({ _id: id, name: z.string(), flow })),
});
export type StudyFlow = z.output<typeof studyFlow>;

export const readStudyFlow = staffCall("GET /api/insights/flow", {
  summary:
    "How many invited contacts reached each step, and why others did not, without groups under 11",
  reply: studyFlow,
});

export const exportStudyFlow = staffCall("GET /api/insights/flow/csv", {
  summary:
    "study_flow.csv: the same for all contacts, by language and by campaign",
  file: "text/csv",
});
