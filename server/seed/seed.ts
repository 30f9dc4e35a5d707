import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";
import { lock } from "#server/db/lock-queries.ts";
import { newId } from "#server/ids.ts";
import { cleanConcern } from "#server/concerns/save.ts";
import { insertConcerns } from "#server/concerns/queries.ts";
import { cleanQuestion } from "#server/questions/save.ts";
import { insertQuestions } from "#server/questions/queries.ts";
import { defaultChecks } from "./checks.ts";
import {
  defaultConcerns,
  defaultQuestions,
  defaultSettings,
} from "./content.ts";

/**
 * Fills an empty database with the default content. One that is older gets the texts of the site that
 * are new since, and nothing that is already there is touched.
 */
export async function seedContent(db: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lock(trx, "seed");
    const settled = await trx
      .selectFrom("settings")
      .select("section")
      .executeTakeFirst();
    await insertSettings(trx);
    if (settled) return false;
    await seedQuestions(trx, await seedConcerns(trx));
    return true;
  });
}

async function insertSettings(db: Database) {
  await sql`
    INSERT INTO settings AS known
    SELECT * FROM jsonb_each(${JSON.stringify(defaultSettings)}::jsonb)
    ON CONFLICT (section) DO UPDATE SET content = excluded.content || known.content
    WHERE excluded.content || known.content <> known.content`.execute(db);
}

async function seedConcerns(db: Database): Promise<Map<string, string>> {
  const ids = new Map(defaultConcerns.map(({ key }) => [key, newId()]));
  const all = defaultConcerns.map(async ({ key, content }, place) => ({
    ...(await cleanConcern(content)),
    ...defaultChecks[key],
    _id: ids.get(key) ?? "",
    position: place + 1,
    active: true,
  }));
  await insertConcerns(db, await Promise.all(all));
  return ids;
}

async function seedQuestions(db: Database, ids: Map<string, string>) {
  const all = defaultQuestions.map(async ({ concern, ...wording }, place) => ({
    ...(await cleanQuestion(wording)),
    _id: newId(),
    position: place + 1,
    concern: concern === null ? null : (ids.get(concern) ?? null),
  }));
  await insertQuestions(db, await Promise.all(all));
}
