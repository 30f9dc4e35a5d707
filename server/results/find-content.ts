import type { Services } from "#server/services.ts";
import { findResultOrSuccessor, type ResultContent } from "./queries.ts";

/** The result of this id, or the final one that took its place, also from what was written here. */
export async function findContent(
  { db, cache }: Pick<Services, "db" | "cache">,
  id: string,
): Promise<ResultContent | undefined> {
  const written = cache.findWritten<ResultContent>(id);
  // Another instance may have put a final one in the place of a draft.
  return written?.final ? written : findResultOrSuccessor(db, id);
}
