import type { Database } from "#server/db/connect.ts";

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
