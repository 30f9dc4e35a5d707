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
  30004: "blocked",
  30007: "filtered",
};

const minutes = 60;
const hours = 60 * minutes;

/** What is over after a while: quiet hours where the phone is, and more than may be sent at once or in a day. */
const holds: Record<number, number> = {
  14107: 15 * minutes,
  20429: 15 * minutes,
  30001: 15 * minutes,
  30022: 15 * minutes,
  30047: 15 * minutes,
  30610: hours,
  30615: hours,
  30023: 5 * hours,
  63038: 5 * hours,
};

/** In how many seconds to try again what failed for this reason; undefined where that would not help. */
export function holdOf(code: number | undefined): number | undefined {
  return holds[code ?? 0];
}

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
