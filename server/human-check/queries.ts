import type { Database } from "#server/db/connect.ts";

export async function isChallengeUsed(db: Database, nonce: string) {
  const used = await db
    .selectFrom("used_challenges")
    .select("nonce")
    .where("nonce", "=", nonce)
    .executeTakeFirst();
  return used !== undefined;
}

/** Whether nobody used it before, however many try at a time. */
export async function spendChallenge(db: Database, nonce: string) {
  const used = await db
    .insertInto("used_challenges")
    .values({ nonce })
    .onConflict((conflict) => conflict.doNothing())
    .returning("nonce")
    .executeTakeFirst();
  return used !== undefined;
}
