import { sql } from "kysely";
import type { Problem } from "#shared/contract/sms.ts";
import type { Database } from "#server/db/connect.ts";

/** Marks a phone of the contacts; of strangers, nothing is remembered. */
export async function upsertDeadPhone(
  db: Database,
  phone: string,
  problem: Problem,
) {
  await sql`INSERT INTO dead_phones (phone, problem)
    SELECT ${phone}, ${problem} WHERE EXISTS (SELECT FROM contacts WHERE phone = ${phone})
    ON CONFLICT (phone) DO UPDATE SET problem = excluded.problem, date = now()`.execute(
    db,
  );
}

export async function deleteDeadPhone(db: Database, phone: string) {
  await db.deleteFrom("dead_phones").where("phone", "=", phone).execute();
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
