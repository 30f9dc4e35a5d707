import { sql } from "kysely";
import type { Database } from "#server/db/connect.ts";

/** A final result that is still fresh enough to be passed on. */
export function findShareableResult(db: Database, _id: string) {
  return db
    .selectFrom("results")
    .select(["_id", "language"])
    .select(sql<string>`to_char(now(), 'YYYY-MM-DD')`.as("today"))
    .where("_id", "=", _id)
    .where("final", "=", true)
    .where("date", ">=", sql<Date>`now() - interval '30 days'`)
    .executeTakeFirst();
}

export async function isOptedOut(db: Database, phone: string) {
  const found = await db
    .selectFrom("opt_outs")
    .select("phone")
    .where("phone", "=", phone)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertOptOut(db: Database, phone: string) {
  await db
    .insertInto("opt_outs")
    .values({ phone })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteOptOut(db: Database, phone: string) {
  await db.deleteFrom("opt_outs").where("phone", "=", phone).execute();
}

/** The language of whoever was invited on this phone last. */
export async function findLanguageOf(db: Database, phone: string) {
  const contact = await db
    .selectFrom("contacts")
    .select("language")
    .where("phone", "=", phone)
    .orderBy("date", (order) => order.desc().nullsLast())
    .executeTakeFirst();
  return contact?.language;
}
