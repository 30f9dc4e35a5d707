import { carriedDays } from "#shared/rules/field-limits.ts";
import type { Database } from "#server/db/connect.ts";
import { createMonthlySeal } from "#server/secrets/monthly-seal.ts";

/** In a hidden field there is room for every question that a site may have. */
const mostInField = 20_000;

/** Seals what a visitor without scripts has filled in. */
export function createVisitSeal(db: Database, now?: () => number) {
  const days = carriedDays.visits;
  const kind = { secrets: "visits", purpose: "visit", days };
  return createMonthlySeal(db, { ...kind, longest: mostInField }, now);
}
