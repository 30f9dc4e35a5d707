import { isDeepStrictEqual } from "node:util";
import type { Database } from "#server/platform/db/connect.ts";
import type { ItemList } from "#server/content/tables/item-queries.ts";
import { formattedFields } from "#server/content/editing/items.ts";
import { cleanRichTexts } from "#server/content/editing/rich-text.ts";

/**
 * Sanitizes every formatted text as a save does, because a restored file may contain forbidden markup.
 * Returns the number of changed concerns and questions.
 */
export async function cleanAgain(trx: Database): Promise<number> {
  return (await clean(trx, "concerns")) + (await clean(trx, "questions"));
}

async function clean(trx: Database, table: ItemList): Promise<number> {
  const fields: readonly string[] = formattedFields[table];
  const rows = await trx.selectFrom(table).selectAll().execute();
  let changed = 0;
  for (const { _id, ...row } of rows) {
    const found = Object.entries(row).filter(([name]) => fields.includes(name));
    const texts = Object.fromEntries(found) as Record<string, string>;
    const cleaned = await cleanRichTexts(texts, fields);
    if (isDeepStrictEqual(cleaned, texts)) continue;
    await trx.updateTable(table).set(cleaned).where("_id", "=", _id).execute();
    changed += 1;
  }
  return changed;
}
