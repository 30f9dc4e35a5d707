import type { SiteContent } from "#shared/rules/content/site-content.ts";
import { findItems } from "#server/content/tables/item-queries.ts";
import { findSettings } from "#server/content/tables/settings-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";

/** The rows that staff edit, with their versions. */
export async function findContentRows(db: Database) {
  return {
    settings: await findSettings(db),
    concerns: await findItems(db, "concerns"),
    questions: await findItems(db, "questions"),
  };
}

export type ContentRows = Awaited<ReturnType<typeof findContentRows>>;

/** The content before the first publication. */
export const noContent: SiteContent = {
  settings: {},
  concerns: {},
  questions: {},
  order: { concerns: [], questions: [] },
};
