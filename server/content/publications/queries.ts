import { type Insertable, sql } from "kysely";
import { undoTime } from "#shared/rules/undo-time.ts";
import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";
import type { Schema } from "#server/platform/db/schema.ts";
import type {
  ContentList,
  Fields,
  SiteContent,
} from "#shared/rules/content/site-content.ts";

/** Number and hash of the current publication. */
export function findLatest(db: Database) {
  return db
    .selectFrom("publications")
    .select(["number", "hash"])
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Whether this user made the latest change so recently that the screen still offers to undo it. */
export function isOwnLatest(db: Database, user: string): Promise<boolean> {
  return db
    .selectFrom("publications")
    .select("number")
    .where("user", "=", user)
    .where(
      "date",
      ">",
      sql<string>`clock_timestamp() - ${undoTime} * interval '1 ms'`,
    )
    .where("number", "=", (query) =>
      query
        .selectFrom("publications")
        .select(({ fn }) => fn.max("number").as("n")),
    )
    .$call(hasRow);
}

export async function insertPublication(
  trx: Database,
  { changes, content, ...row }: Insertable<Schema["publications"]>,
) {
  await trx
    .insertInto("publications")
    .values({
      ...row,
      changes: sql`${JSON.stringify(changes)}`,
      content: sql`${JSON.stringify(content)}`,
    })
    .execute();
}

const summary = [
  "number",
  "date",
  "user",
  "who as author",
  "how as kind",
  "note",
  "changes",
] as const;

/** One publication. Its `content` is the whole state of the site. */
export function findPublication(db: Database, number: number) {
  return db
    .selectFrom("publications")
    .select([...summary, "content"])
    .where("number", "=", number)
    .executeTakeFirst();
}

/** The questions and concerns of one publication. */
export async function findQuestionsOf(db: Database, number: number) {
  const { rows } = await sql<Pick<SiteContent, "concerns" | "questions">>`
    SELECT content -> 'concerns' AS concerns, content -> 'questions' AS questions
    FROM publications WHERE number = ${number}`.execute(db);
  return rows[0];
}

/** The content of several publications, by number. */
export async function findContents(db: Database, numbers: number[]) {
  const rows = await db
    .selectFrom("publications")
    .select(["number", "content"])
    .where("number", "=", sql<number>`ANY(${numbers})`)
    .execute();
  return new Map(rows.map(({ number, content }) => [number, content]));
}

/** An item as it was in each publication that changed one of these fields, oldest first. */
export async function findStates(
  db: Database,
  { list, id }: { list: ContentList; id: string },
  fields: string[],
): Promise<Fields[]> {
  const rows = await db
    .selectFrom("publications")
    .select(sql<Fields | null>`content #> ${[list, id]}::text[]`.as("item"))
    .where((row) =>
      row.or(
        fields.map(
          (field) =>
            sql<boolean>`changes @> ${JSON.stringify([{ list, id, fields: [field] }])}::jsonb`,
        ),
      ),
    )
    .orderBy("number")
    .execute();
  return rows.map(({ item }) => item ?? {});
}

type Filter = {
  list?: ContentList | undefined;
  id?: string | undefined;
  after?: number | undefined;
};

/** Newest first, without their content. */
export function findPublications(
  db: Database,
  { list, id, after }: Filter,
  most: number,
) {
  return db
    .selectFrom("publications")
    .select(summary)
    .$if(list !== undefined, (query) =>
      query.where(
        sql<boolean>`changes @> ${JSON.stringify([{ list, ...(id && { id }) }])}::jsonb`,
      ),
    )
    .$if(after !== undefined, (query) => query.where("number", "<", after!))
    .orderBy("number", "desc")
    .limit(most)
    .execute();
}
