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
