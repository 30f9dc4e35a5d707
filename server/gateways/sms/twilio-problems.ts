import type { Logger } from "pino";
import type { Problem } from "#shared/contract/sms.ts";

// https://www.twilio.com/docs/api/errors
const problems: Record<number, Problem> = {
  21610: "opted_out",
  21211: "bad_number",
  21214: "bad_number",
  21217: "bad_number",
  21614: "bad_number",
  21408: "not_served",
  21612: "not_served",
  30003: "unreachable",
  30005: "bad_number",
  30006: "bad_number",
  30004: "filtered",
  30007: "filtered",
};

export type ProblemLog = Pick<Logger, "warn">;

/** Twilio's number for what went wrong with a message, in words of ours; one that has none is logged. */
export function problemOf(
  code: number | undefined,
  message: string,
  log: ProblemLog,
): Problem {
  const problem = problems[code ?? 0];
  if (problem) return problem;
  log.warn({ code, message }, "Twilio refused a message, see its error code");
  return "refused";
}
