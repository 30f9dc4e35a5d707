import type {
  FamilyNeeds,
  TextNeeds,
} from "#shared/contract/reports/dashboard.ts";
import { isDue } from "#shared/rules/content/check-by.ts";
import { listLimits } from "#shared/rules/field-limits.ts";
import type { Content } from "#server/content/live/content.ts";
import { findDrafts } from "#server/content/drafts/queries.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { countUnsent, countWaiting, findLeftOut } from "./need-queries.ts";
import {
  checksOf,
  isPlaceholderWarning,
  pageToEdit,
  warningsOf,
} from "./warnings.ts";

/** What needs attention from staff who write to families. */
export async function familyNeedsOf(
  db: Database,
  user: string,
): Promise<FamilyNeeds> {
  const [unsent, { held, first, ...waiting }, leftOut] = await Promise.all([
    countUnsent(db),
    countWaiting(db, user),
    findLeftOut(db),
  ]);
  return { unsent, held: { amount: held, first }, ...waiting, leftOut };
}

/** All text warnings, computed once per state of the content. */
export const readWarnings = (content: Content) =>
  content.once("content warnings", async () => ({
    warnings: warningsOf(content),
    checks: checksOf(content),
  }));

type ContentWarnings = Awaited<ReturnType<typeof readWarnings>>;

/** Drafts, and problems in the texts that editors should fix before parents read them. */
export async function textNeedsOf(
  db: Database,
  { warnings, checks }: ContentWarnings,
): Promise<TextNeeds> {
  const today = new Date().toISOString().slice(0, 10);
  const byPage = Map.groupBy(warnings.filter(isPlaceholderWarning), pageToEdit);
  return {
    placeholders: [...byPage].flatMap(([page, all]) =>
      all[0] ? [{ page, amount: all.length, first: all[0] }] : [],
    ),
    drafts: (await findDrafts(db)).length,
    languages: firstOf(warnings.filter((one) => !isPlaceholderWarning(one))),
    due: firstOf(checks.filter(({ checkby }) => isDue(checkby, today))),
  };
}

function firstOf<Warning>(all: Warning[]) {
  return { amount: all.length, first: all.slice(0, listLimits.warnings) };
}
