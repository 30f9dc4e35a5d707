import { z } from "zod";
import type { ErrorCode } from "#shared/rules/refusals.ts";

export type RefusalReason = {
  code: ErrorCode;
  msg: string;
  field?: string;
  /** What the sentence of the code names: seconds, a limit. */
  values?: Record<string, number | string>;
};

/** The one shape of every refusal. A newer server may send codes that this page does not know. */
export const refusalBody = z.object({
  errors: z.array(
    z.object({
      code: z.string(),
      msg: z.string(),
      field: z.string().optional(),
      values: z
        .record(z.string(), z.union([z.number(), z.string()]))
        .optional(),
    }),
  ),
  /** Of a fault of ours: names its line in the log. */
  request: z.string().optional(),
});
