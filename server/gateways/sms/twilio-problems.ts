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

/** Twilio's number for what went wrong, in words of ours. */
export function problemOf(code: number | undefined): Problem {
  return problems[code ?? 0] ?? "refused";
}
