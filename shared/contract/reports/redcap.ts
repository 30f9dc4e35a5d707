import { z } from "zod";
import {
  defaultRecordField,
  isEventName,
  isRecordField,
} from "#shared/rules/reports/redcap-names.ts";
import { staffCall } from "#shared/contract/endpoint.ts";
import { language } from "#shared/contract/fields.ts";

/** The language of the labels. Names and codes are the same in both. */
const labels = { labels: language.default("en") };

/** The name of the record ID field in the REDCap project. */
const record = {
  record: z.string().refine(isRecordField).default(defaultRecordField),
};

export const checkRedcapResults = staffCall("GET /api/results/redcap", {
  summary:
    "How many results the file for REDCap's Data Import Tool contains, and how many it leaves out and why",
  reply: z.object({
    ready: z.int(),
    leftOut: z.object({
      /** In problem_results.csv. */
      problem: z.int(),
      /** Without a personal link, so without a contact. */
      walkIn: z.int(),
      /** The contact has no REDCap ID. */
      noId: z.int(),
      /** The ID contains line breaks or control characters. */
      unusableId: z.int(),
      /** Another result has the same ID. */
      sharedId: z.int(),
    }),
    /** The IDs that several results have: their number, and the first of them. */
    sharedIds: z.object({ total: z.int(), first: z.array(z.string()) }),
  }),
});

export const exportRedcapForm = staffCall(
  "GET /api/results/redcap/instrument",
  {
    summary: "redcap_form_{labels}.zip: our form, for an existing project",
    query: z.strictObject(labels),
    file: "application/zip",
  },
);

export const exportRedcapDictionary = staffCall(
  "GET /api/results/redcap/dictionary",
  {
    summary:
      "redcap_dictionary_{labels}.csv: the data dictionary of a new project; REDCap replaces all forms with it",
    query: z.strictObject({ ...labels, ...record }),
    file: "text/csv",
  },
);

export const exportRedcapResults = staffCall("GET /api/results/redcap/csv", {
  summary:
    "redcap_results.csv: the results for REDCap's Data Import Tool, without names",
  query: z.strictObject({
    ...record,
    /** The unique event name; only for projects with events. */
    event: z.string().refine(isEventName).optional(),
  }),
  file: "text/csv",
});
