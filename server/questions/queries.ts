import { type Insertable, sql } from "kysely";
import {
  questionContent,
  type WrittenQuestion,
} from "#shared/contract/questions.ts";
import { hasRow } from "#server/db/has-row.ts";
import type { Database } from "#server/db/connect.ts";
import type { Schema } from "#server/db/schema.ts";

const columns = questionContent.keyof().options;

const edited = ["_id", ...columns, "active", "version"] as const;

export function findAllQuestions(db: Database) {
  return db
    .selectFrom("questions")
    .select(edited)
    .orderBy("position")
    .execute();
}

export async function findActiveIds(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("questions")
    .select("_id")
    .where("active", "=", true)
    .orderBy("position")
    .execute();
  return rows.map(({ _id }) => _id);
}

export function findQuestion(db: Database, _id: string) {
  return db
    .selectFrom("questions")
    .select(edited)
    .where("_id", "=", _id)
    .executeTakeFirst();
}

export function insertQuestion(
  db: Database,
  question: Insertable<Schema["questions"]>,
) {
  return db
    .insertInto("questions")
    .values(question)
    .returning(edited)
    .executeTakeFirstOrThrow();
}

/** Those that a new site begins with. */
export async function insertQuestions(
  db: Database,
  all: Insertable<Schema["questions"]>[],
) {
  await db.insertInto("questions").values(all).execute();
}

export async function isPurposeTwice(db: Database): Promise<boolean> {
  return db
    .selectFrom("questions")
    .select("purpose")
    .where("active", "=", true)
    .where("purpose", "is not", null)
    .groupBy("purpose")
    .having(sql<number>`count(*)`, ">", 1)
    .$call(hasRow);
}

/** The question as saved; undefined if there is none, or if it is of another version by now. */
export function updateQuestion(
  db: Database,
  _id: string,
  content: WrittenQuestion,
  version: number | undefined,
) {
  let update = db
    .updateTable("questions")
    .set({ ...content, version: sql<number>`version + 1` })
    .where("_id", "=", _id);
  if (version !== undefined) update = update.where("version", "=", version);
  return update.returning(edited).executeTakeFirst();
}
