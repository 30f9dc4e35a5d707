import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";
import { lock } from "#server/db/lock-queries.ts";
import { newId } from "#server/ids.ts";
import { cleanConcern } from "#server/concerns/save.ts";
import { insertConcern } from "#server/concerns/queries.ts";
import { cleanQuestion } from "#server/questions/save.ts";
import { insertQuestion } from "#server/questions/queries.ts";
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
    const ids = await insertConcerns(trx);
    await insertQuestions(trx, ids);
    return true;
  });
}

async function insertSettings(db: Database) {
  for (const [section, content] of Object.entries(defaultSettings)) {
    await sql`
      INSERT INTO settings AS known VALUES (${section}, ${JSON.stringify(content)})
      ON CONFLICT (section) DO UPDATE SET content = excluded.content || known.content
      WHERE excluded.content || known.content <> known.content`.execute(db);
  }
}

async function insertConcerns(db: Database): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [position, { key, content }] of defaultConcerns.entries()) {
    const _id = newId();
    ids.set(key, _id);
    await insertConcern(db, {
      ...cleanConcern(content),
      ...defaultChecks[key],
      _id,
      position: position + 1,
      active: true,
    });
  }
  return ids;
}

async function insertQuestions(db: Database, ids: Map<string, string>) {
  for (const [
    position,
    { concern, ...wording },
  ] of defaultQuestions.entries()) {
    await insertQuestion(db, {
      ...cleanQuestion(wording),
      _id: newId(),
      position: position + 1,
      concern: concern === null ? null : (ids.get(concern) ?? null),
    });
  }
}
