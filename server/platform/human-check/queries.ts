import { hasRow } from "#server/platform/db/has-row.ts";
import type { Database } from "#server/platform/db/connect.ts";

export async function isChallengeUsed(db: Database, nonce: string) {
  return db
    .selectFrom("used_challenges")
    .select("nonce")
    .where("nonce", "=", nonce)
    .$call(hasRow);
}

/** Marks a challenge as used. Returns false if it was already used, even by a concurrent call. */
export async function insertUsedChallenge(db: Database, nonce: string) {
  return db
    .insertInto("used_challenges")
    .values({ nonce })
    .onConflict((conflict) => conflict.doNothing())
    .returning("nonce")
    .$call(hasRow);
}
