import { refusal } from "#server/errors.ts";

export function checkFailed(field: "altcha" | "ticket") {
  return refusal(400, "human_check_failed", field);
}
