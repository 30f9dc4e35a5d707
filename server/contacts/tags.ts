import { tagsWith } from "#shared/rules/contacts/view.ts";
import type { Database } from "#server/db/connect.ts";
import { findTags } from "./view-queries.ts";

/** The tags as they are spelled on contacts already: `north` is no other tag than `North`. */
export async function spelledAsKnown(
  db: Database,
  tags: string[],
): Promise<string[]> {
  if (tags.length === 0) return tags;
  const known = new Map(
    (await findTags(db)).map((tag) => [tag.toLowerCase(), tag]),
  );
  return tagsWith(
    [],
    tags.map((tag) => known.get(tag.toLowerCase()) ?? tag),
  );
}
