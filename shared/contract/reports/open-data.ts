import { z } from "zod";
import {
  describingColumns,
  openDataReasons,
} from "#shared/rules/reports/open-data.ts";
import { staffCall } from "#shared/contract/endpoint.ts";

export const previewOpenData = staffCall("GET /api/results/open-data", {
  summary:
    "What an open data package would contain today, what it leaves out, and why there is none if it would reveal a family",
  reply: z.object({
    /** Finished results before today (UTC). */
    rows: z.int(),
    /** The columns that would describe a family. */
    columns: z.array(z.enum(describingColumns)),
    /** Rows in which all these columns would be blank. */
    blank: z.int(),
    /** Columns with answers, and those that are left out. */
    answers: z.int(),
    leftOut: z.int(),
    /** What a later package adds: rows, how many of them have a blank description, and columns without their answers. */
    added: z
      .object({ rows: z.int(), blank: z.int(), hiddenColumns: z.int() })
      .nullable(),
    /** New results that a later package will have, once there are enough. */
    waiting: z.int(),
    /** Why there is no package now, and how many rows or columns this is about. */
    refused: z
      .object({ reason: z.enum(openDataReasons), amount: z.int() })
      .nullable(),
    /** The package that was downloaded last. */
    former: z
      .object({ date: z.iso.datetime(), who: z.string(), rows: z.int() })
      .nullable(),
  }),
});

export const downloadOpenData = staffCall(
  "POST /api/results/open-data/package",
  {
    summary:
      "open_data.zip: results in which each description of a family occurs at least 11 times; remembered, so that later packages agree with it",
    file: "application/zip",
  },
);
