import type { SiteContent } from "#shared/rules/content/site-content.ts";
import { findItems, lockOrder } from "#server/content/tables/item-queries.ts";
import {
  findSettings,
  lockSettings,
} from "#server/content/tables/settings-queries.ts";
import type { Database } from "#server/platform/db/connect.ts";

/** The rows that staff edit, with their versions. */
export async function findContentRows(db: Database) {
  return {
    settings: await findSettings(db),
    concerns: await findItems(db, "concerns"),
    questions: await findItems(db, "questions"),
  };
}

/**
 * Reads all rows before several of them are written. Until the transaction ends, settings and orders stay as they are.
 * Concerns and questions are not locked, because their versions detect a change.
 */
export async function lockContentRows(trx: Database) {
  await lockSettings(trx);
  for (const list of ["concerns", "questions"] as const)
    await lockOrder(trx, list);
  return findContentRows(trx);
}

export type ContentRows = Awaited<ReturnType<typeof findContentRows>>;

/** The content before the first publication. */
export const noContent: SiteContent = {
  settings: {},
  concerns: {},
  questions: {},
  order: { concerns: [], questions: [] },
};
