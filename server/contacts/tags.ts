import { spelledAs } from "#shared/rules/contacts/view.ts";
import type { Database } from "#server/db/connect.ts";
import { findTags } from "./view-queries.ts";

/** The tags as they are spelled on contacts already: `north` is no other tag than `North`. */
export async function spelledAsKnown(
  db: Database,
  tags: string[],
): Promise<string[]> {
  return tags.length === 0 ? tags : spelledAs(await findTags(db), tags);
}
