import { sql } from "kysely";
import {
  editedSettings,
  type EditedSettings,
} from "#shared/contract/content/settings.ts";
import {
  noReadsLines,
  type ReadsLines,
  readsLinesOf,
} from "#shared/rules/content/clinic-reads.ts";
import type { Database } from "#server/platform/db/connect.ts";

export async function findSettings(db: Database): Promise<EditedSettings> {
  const version = sql`SELECT version FROM information_versions
    WHERE hash = information_hash(settings.content)`;
  const { rows } = await sql<Row>`
    SELECT section, CASE section
      WHEN 'information' THEN content || jsonb_strip_nulls(jsonb_build_object('version', (${version})))
      ELSE content END AS content
    FROM settings`.execute(db);
  return editedSettings.parse(withoutNewerFields(rows));
}

type Row = { section: string; content: Record<string, unknown> };

/** Drops fields added by a newer release, which may run at the same time during an upgrade. */
function withoutNewerFields(rows: Row[]) {
  const contents = new Map(
    rows.map(({ section, content }) => [section, content]),
  );
  return Object.fromEntries(
    Object.entries(editedSettings.shape).map(([section, { shape }]) => {
      const fields = Object.entries(contents.get(section) ?? {});
      return [
        section,
        Object.fromEntries(fields.filter(([field]) => field in shape)),
      ];
    }),
  );
}

/** Empty until staff enter the name. */
export async function findClinicName(db: Database): Promise<string> {
  const clinic = await db
    .selectFrom("settings")
    .select(sql<string | null>`content ->> 'clinicname'`.as("name"))
    .where("section", "=", "clinic")
    .executeTakeFirst();
  return clinic?.name ?? "";
}

/** The line for text messages that the clinic reads the questions, by language. */
export async function findReadsLines(db: Database): Promise<ReadsLines> {
  const textOf = (name: string) =>
    sql<string>`coalesce(content ->> ${sql.lit(name)}, '')`;
  const texts = await db
    .selectFrom("settings")
    .select([
      textOf("clinicreads").as("clinicreads"),
      textOf("readsline_en").as("readsline_en"),
      textOf("readsline_es").as("readsline_es"),
    ])
    .where("section", "=", "visit")
    .executeTakeFirst();
  return texts ? readsLinesOf(texts) : noReadsLines;
}

type Sections = Record<string, object | undefined>;

/** Serializes saves of settings until the transaction ends. */
export async function lockSettings(trx: Database) {
  const rows = trx.selectFrom("settings").select("section");
  await rows.orderBy("section").forUpdate().execute();
}

/** Changes only the given fields. The database assigns the version of the information. */
export async function mergeSettings(db: Database, sections: Sections) {
  for (const [section, fields] of Object.entries(sections)) {
    await sql`INSERT INTO settings (section, content) VALUES (${section}, ${JSON.stringify(fields)}::jsonb - 'version')
      ON CONFLICT (section) DO UPDATE SET content = settings.content || excluded.content`.execute(
      db,
    );
  }
}
