import { isDeepStrictEqual } from "node:util";
import { formattedOfConcern } from "#server/concerns/save.ts";
import type { Database } from "#server/db/connect.ts";
import { cleanRichTexts } from "#server/editing/rich-text.ts";
import { formattedOfQuestion } from "#server/questions/save.ts";

/**
 * Cleans every formatted text once more, as a save does: a file from outside may hold what no save has let in.
 * Answers how many concerns and questions were changed.
 */
export async function cleanAgain(trx: Database): Promise<number> {
  return (await cleanConcerns(trx)) + (await cleanQuestions(trx));
}

async function cleanConcerns(trx: Database): Promise<number> {
  let changed = 0;
  const rows = await trx
    .selectFrom("concerns")
    .select(["_id", ...formattedOfConcern])
    .execute();
  for (const { _id, ...texts } of rows) {
    const clean = await cleanRichTexts(texts, formattedOfConcern);
    if (isDeepStrictEqual(clean, texts)) continue;
    await trx
      .updateTable("concerns")
      .set(clean)
      .where("_id", "=", _id)
      .execute();
    changed += 1;
  }
  return changed;
}

async function cleanQuestions(trx: Database): Promise<number> {
  let changed = 0;
  const rows = await trx
    .selectFrom("questions")
    .select(["_id", ...formattedOfQuestion])
    .execute();
  for (const { _id, ...texts } of rows) {
    const clean = await cleanRichTexts(texts, formattedOfQuestion);
    if (isDeepStrictEqual(clean, texts)) continue;
    await trx
      .updateTable("questions")
      .set(clean)
      .where("_id", "=", _id)
      .execute();
    changed += 1;
  }
  return changed;
}
