import { z } from "zod";
import type { ErrorCode } from "#shared/rules/refusals.ts";

export type RefusalReason = {
  code: ErrorCode;
  msg: string;
  field?: string;
  /** Values for the placeholders in the message: seconds, a limit. */
  values?: Record<string, number | string>;
};

/** The body of every refusal. A newer server may send codes that this page does not know. */
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
  /** Request id of an internal error, for finding it in the log. */
  request: z.string().optional(),
});
