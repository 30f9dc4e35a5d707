import { sql } from "kysely";
import type { ParsedInputOf } from "#shared/contract/endpoint.ts";
import {
  editedSettings,
  type EditedSettings,
  type saveSettings,
} from "#shared/contract/settings.ts";
import type { Database } from "#server/db/connect.ts";

export async function findSettings(db: Database): Promise<EditedSettings> {
  const version = sql`SELECT version FROM information_versions
    WHERE hash = information_hash(settings.content)`;
  const { rows } = await sql<{ section: string; content: unknown }>`
    SELECT section, CASE section
      WHEN 'information' THEN content || jsonb_build_object('version', (${version}))
      ELSE content END AS content
    FROM settings`.execute(db);
  return editedSettings.parse(
    Object.fromEntries(rows.map((row) => [row.section, row.content])),
  );
}

type Sections = Omit<ParsedInputOf<typeof saveSettings>["body"], "before">;

/** Nobody else saves settings before the transaction ends. */
export async function lockSettings(trx: Database) {
  const rows = trx.selectFrom("settings").select("section");
  await rows.orderBy("section").forUpdate().execute();
}

/** Writes the fields that are given; all others stay as they are. Which version a text is, nobody writes. */
export async function mergeSettings(db: Database, sections: Sections) {
  for (const [section, fields] of Object.entries(sections)) {
    await sql`INSERT INTO settings (section, content) VALUES (${section}, ${JSON.stringify(fields)}::jsonb - 'version')
      ON CONFLICT (section) DO UPDATE SET content = settings.content || excluded.content`.execute(
      db,
    );
  }
}
